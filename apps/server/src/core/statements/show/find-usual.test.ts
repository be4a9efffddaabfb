import { expect, test } from "vitest";
import { findUsual } from "./find-usual.ts";
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
  findUsual(statements, { today, time_zone: "Europe/Berlin" });

test("the day by which statements usually come is told once three came, and how late the next one is", () => {
  expect(on("2026-10-02")).toEqual({ day_of_month: 5, missing_month: null, days_late: 0 });
  expect(on("2026-10-09")).toEqual({ day_of_month: 5, missing_month: "2026-09", days_late: 4 });
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
  expect(on("2026-10-09", [...STATEMENTS, shown])).toEqual(on("2026-10-09"));
});
