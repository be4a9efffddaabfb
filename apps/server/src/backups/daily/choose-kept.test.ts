import { addDays } from "@passbook/contract/values";
import { expect, test } from "vitest";
import { chooseForgotten } from "./choose-kept.ts";
import { findDayOf, nameBackup } from "./name-backup.ts";

/** What is left after a backup on each of so many days, each followed by forgetting. */
const afterDays = (count: number): string[] => {
  let files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    files.push(nameBackup(`${addDays("2025-01-01", index)}T04:55:00.000Z`, index % 2 === 0));
    const gone = new Set(chooseForgotten(files));
    files = files.filter((file) => !gone.has(file));
  }
  return files.map((file) => findDayOf(file) ?? "");
};

test("after two years the last of 7 days, 4 weeks and 12 months are there", () => {
  const days = afterDays(730);
  const last = addDays("2025-01-01", 729);
  expect(days.slice(-7)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(last, index - 6)));
  expect(days.filter((day) => new Date(day).getUTCDay() === 0).length).toBeGreaterThanOrEqual(4);
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
  expect(days.length).toBeLessThanOrEqual(7 + 4 + 12);
});

test("a second one of a day takes the place of the first, and what is no backup stays", () => {
  const [first, second] = ["2026-11-20T01:00:00.000Z", "2026-11-20T02:00:00.000Z"].map((at) =>
    nameBackup(at, false),
  );
  expect(chooseForgotten([second ?? "", "letter.txt", first ?? "", "passbook.db"])).toEqual([first]);
});
