import { expect, it } from "vitest";
import { hasMisplaced } from "./misplaced-row.ts";

const on = (...days: readonly number[]): { date: string }[] =>
  days.map((day) => ({ date: `2026-03-${String(day).padStart(2, "0")}` }));

it.each([
  ["late", on(2, 5, 9, 12, 7)],
  ["early", on(9, 2, 5, 7, 12)],
  ["in the midst", on(2, 11, 5, 7, 12)],
  ["backwards", on(12, 9, 11, 5, 2)],
])("finds one row that stands too %s", (_, rows) => {
  expect(hasMisplaced(rows)).toBe(true);
});

it.each([
  ["that run forward", on(2, 5, 5, 9)],
  ["that run backwards", on(9, 5, 5, 2)],
  ["of two sections", on(2, 5, 9, 3, 4, 11)],
  ["in another order", on(9, 2, 12, 5, 3, 11)],
  ["that are few", on(2, 9, 5)],
])("leaves rows %s as they are", (_, rows) => {
  expect(hasMisplaced(rows)).toBe(false);
});
