import { expect, test } from "vitest";
import { makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderRow } from "../finding-types.ts";
import { byDayAndId } from "../rows/row-groups.ts";
import { makeJudgement } from "../transfers/find-transfers.ts";
import { findGroupSeries } from "./find-series.ts";

const { read, places } = makeJudgement(makeContext());
const scene = { transferIds: new Set<string>(), read, ownWords: places.words, today: "2026-12-30" };
const find = (rows: readonly FinderRow[]) =>
  findGroupSeries(rows.toSorted(byDayAndId), [], scene).map(({ interval, member_ids }) => [
    interval,
    member_ids.length,
  ]);

/** Of a month of 2026; what is below 1 is a month before. */
const pay = (month: number, day: number, amount: number): FinderRow => {
  const booked_on = new Date(Date.UTC(2026, month - 1, day)).toISOString().slice(0, 10);
  const texts = { description: "NORTHGATE PAYROLL", vendor_key: "northgate" };
  return makeRow({ id: `${booked_on}:${String(amount)}`, booked_on, amount, ...texts });
};

const ON_ABOUT_25 = [25, 24, 27, 23, 25, 26, 25, 22, 25, 23, 27, 24];
const NOW_AND_THEN = [25, 19, 28, 28, 21, 25, 18, 27, 25, 28, 20, 24];
const salary = (days: readonly number[]) =>
  days.map((day, at) => pay(at + 1, day, 310_000 + ((at * 7919) % 13) * 500));

test("salary and a bonus of every quarter are two series", () => {
  const bonuses = [1, 4, 7, 10].map((month) => pay(month, 15, 80_000));
  expect(find([...salary(ON_ABOUT_25), ...bonuses])).toEqual([
    ["monthly", 12],
    ["quarterly", 4],
  ]);
});

test.each([
  ["on its day", ON_ABOUT_25, []],
  ["now early, now late", NOW_AND_THEN, []],
  ["beside two bonuses", ON_ABOUT_25, [pay(3, 12, 900_000), pay(9, 5, 870_000)]],
  ["beside expenses", NOW_AND_THEN, [2, 3, 5, 6, 8].map((month) => pay(month, month + 1, month * 1000))],
])("a salary %s is found", (_, days, others) => {
  expect(find([...salary(days), ...others])).toContainEqual(["monthly", 12]);
});

test("a salary whose amounts come round is one, and not one of every quarter for each of them", () => {
  const months = Array.from({ length: 22 }, (_, at) => pay(at - 11, 28, 312_000 + (at % 3) * 411));
  const bonuses = [-9, -3, 3, 9].map((month) => pay(month, 15, 820_000));
  expect(find([...months, ...bonuses])).toEqual([
    ["monthly", 22],
    ["half_yearly", 4],
  ]);
});

test("six payments in two months are no monthly pay", () => {
  const rows = [1, 3, 8, 9, 20, 22].map((day, at) => pay(1 + (at % 2), day, 30_000 + at * 400));
  expect(find(rows)).not.toContainEqual(["monthly", 6]);
});
