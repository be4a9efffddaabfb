import type { Explored } from "@passbook/contract/explore";
import { expect, test } from "vitest";
import { alignBefore } from "./align-before.ts";

const line = (key: string, value: number) => ({
  key,
  value,
  base: 0,
  name: null,
  is_vendor: false,
  on: null,
  likely: 0,
});
const of = (rows: Explored["rows"]): Explored => ({
  currency: "EUR",
  days: null,
  rows,
  columns: [],
  cells: [],
  total: { value: 0, base: 0, likely: 0 },
  rest: null,
  empty_months: [],
  overlaps: false,
  converted: [],
  apart: [],
});
const days = {
  now: { from: "2026-01-01", to: "2026-03-31" },
  earlier: { from: "2025-01-01", to: "2025-03-31" },
  week_start: 1,
};
const valuesOf = (found: ReadonlyMap<string, { readonly value: number }>) =>
  [...found].map(([key, { value }]) => [key, value]);

test("times stand beside times in their order, things beside themselves", () => {
  const months = of([line("2025-01", 10), line("2025-03", 30)]);
  expect(valuesOf(alignBefore({ rows: "month" }, months, days))).toEqual([
    ["2026-01", 10],
    ["2026-03", 30],
  ]);
  const things = of([line("food", 5)]);
  expect(valuesOf(alignBefore({ rows: "category" }, things, days))).toEqual([["food", 5]]);
  const weekdays = of([line("1", 7)]);
  expect(valuesOf(alignBefore({ rows: "weekday" }, weekdays, days))).toEqual([["1", 7]]);
});
