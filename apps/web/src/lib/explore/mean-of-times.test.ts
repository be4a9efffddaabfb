import type { Explored, ExploreQuery } from "@passbook/contract/explore";
import { expect, test } from "vitest";
import { meanOfTimes } from "./mean-of-times.ts";

const near = { today: "2026-11-20", week_start: 1 };
const line = (key: string, value: number) => ({
  key,
  value,
  base: 0,
  name: null,
  is_vendor: false,
  on: null,
  likely: 0,
});
const explored: Explored = {
  currency: "EUR",
  days: { from: "2026-08-03", to: "2026-11-18" },
  rows: [line("2026-08", 300), line("2026-10", 600), line("2026-11", 50)],
  columns: [],
  cells: [],
  total: { value: 950, base: 0, likely: 0 },
  rest: null,
  empty_months: [],
  overlaps: false,
  converted: [],
  apart: [],
};
const query: ExploreQuery = { measure: "spent", rows: "month" };

test("the mean is of whole months, of those without anything too, but not of those of which nothing is known", () => {
  expect(meanOfTimes(query, explored, near)).toEqual({ unit: "month", mean: 300, count: 3 });
  const empty = { ...explored, empty_months: ["2026-09"] };
  expect(meanOfTimes(query, empty, near)).toEqual({ unit: "month", mean: 450, count: 2 });
  // what was asked for begins and ends within months
  const asked = { ...query, from: "2026-08-15", to: "2026-10-31" };
  expect(meanOfTimes(asked, explored, near)).toEqual({ unit: "month", mean: 300, count: 2 });
});

test("a month that had begun long before anything is known is not whole; counts have a place behind the point", () => {
  const late = { ...explored, days: { from: "2026-08-12", to: "2026-11-18" } };
  expect(meanOfTimes({ ...query, measure: "count" }, late, near)).toEqual({
    unit: "month",
    mean: 300,
    count: 2,
  });
  const few = { ...explored, rows: [line("2026-09", 3), line("2026-10", 4), line("2026-08", 3)] };
  expect(meanOfTimes({ ...query, measure: "count" }, few, near)?.mean).toBe(3.3);
});

test("of one month, of weekdays, of shares and of nothing there is none", () => {
  expect(meanOfTimes({ ...query, from: "2026-10-01" }, explored, near)).toBeNull();
  expect(meanOfTimes({ ...query, rows: "weekday" }, explored, near)).toBeNull();
  expect(meanOfTimes({ ...query, measure: "saved_rate" }, explored, near)).toBeNull();
  expect(meanOfTimes(query, { ...explored, days: null, rows: [] }, near)).toBeNull();
});

test("beside things it is that of the columns", () => {
  const told: Explored = {
    ...explored,
    rows: [line("food", 950)],
    columns: explored.rows.map(({ likely: _likely, ...column }) => column),
  };
  const asked: ExploreQuery = { ...query, rows: "category", columns: "month" };
  expect(meanOfTimes(asked, told, near)).toEqual({ unit: "month", mean: 300, count: 3 });
});
