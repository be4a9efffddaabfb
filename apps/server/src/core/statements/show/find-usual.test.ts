import { expect, test } from "vitest";
import { findExpected } from "./find-usual.ts";
import type { Covering } from "../ledger/cover-months.ts";

const cover = (month: string, last: string, came_at: string): Covering => ({
  id: month,
  bank_account_id: "a",
  format: "pdf",
  opening_balance: null,
  closing_balance: null,
  period_from: `2026-${month}-01`,
  period_to: `2026-${month}-${last}`,
  verdict: "proved",
  created_at: `${came_at}T10:00:00.000Z`,
});
const STATEMENTS = [
  cover("06", "30", "2026-07-03"),
  cover("07", "31", "2026-08-05"),
  cover("08", "31", "2026-09-04"),
];
const on = (today: string, statements = STATEMENTS) =>
  findExpected(statements, { today, time_zone: "Europe/Berlin" });

test("the day by which statements usually come is told once three came, and how late the next one is", () => {
  const usual = { day_of_month: 5, expected_on: "2026-10-05" };
  expect(on("2026-10-02")?.usual).toEqual({ ...usual, missing_month: null, days_late: 0 });
  expect(on("2026-10-05")?.usual).toEqual({ ...usual, missing_month: null, days_late: 0 });
  expect(on("2026-10-09")?.usual).toEqual({ ...usual, missing_month: "2026-09", days_late: 4 });
  expect(on("2026-10-09", STATEMENTS.slice(0, 2))).toBeNull();
});

test("old files handed in later, and downloads of a few days, tell nothing of the rhythm", () => {
  const late = STATEMENTS.map((row) => ({ ...row, created_at: "2026-12-20T10:00:00.000Z" }));
  expect(on("2026-12-21", late)).toBeNull();
  const short = STATEMENTS.map((row) => ({ ...row, period_from: row.period_to }));
  expect(on("2026-10-09", short)).toBeNull();
});

test("what a bridge shows day by day is no statement that somebody waits for", () => {
  const shown = { ...cover("09", "30", "2026-09-30"), format: "simplefin" };
  expect(on("2026-10-09", [...STATEMENTS, shown])?.usual).toEqual(on("2026-10-09")?.usual);
});

test("one that came very late once moves the day by nothing, and each month that has not come has its own", () => {
  const outlier = [cover("05", "31", "2026-07-10"), ...STATEMENTS, cover("09", "30", "2026-10-04")];
  const expecting = on("2026-12-02", outlier);
  expect(expecting?.usual).toMatchObject({
    expected_on: "2026-11-05",
    missing_month: "2026-10",
    days_late: 27,
  });
  expect(["2026-09", "2026-10", "2026-11"].map((month) => expecting?.expectOn(month))).toEqual([
    null,
    "2026-11-05",
    "2026-12-05",
  ]);
});

test("a statement that is here is not late, whenever it came", () => {
  const handed_in_later = cover("09", "30", "2026-12-01");
  expect(on("2026-10-20", [...STATEMENTS, handed_in_later])?.usual).toMatchObject({
    expected_on: "2026-11-05",
    missing_month: null,
  });
});
