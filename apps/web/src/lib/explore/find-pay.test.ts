import type { Series } from "@passbook/contract/findings";
import { expect, test } from "vitest";
import { findPayPeriod } from "./find-pay.ts";

const series = (own: Partial<Series>): Series => ({
  id: "s",
  name: "Weber Works",
  merchant_id: null,
  vendor_id: null,
  sub_category_id: null,
  kind: "income",
  state: "active",
  decision: "found",
  currency: "EUR",
  interval: "monthly",
  first_on: "2020-01-25",
  last_on: "2026-10-25",
  last_amount: 2_800_00,
  member_count: 80,
  next: { on: "2026-11-25", amount: 2_800_00, least: 2_800_00, most: 2_800_00 },
  price_changes: [],
  missed: [],
  yearly: 33_600_00,
  version: 1,
  ...own,
});
const bonus = series({
  interval: "yearly",
  last_on: "2026-06-15",
  last_amount: 5_000_00,
  next: { on: "2027-06-15", amount: 5_000_00, least: 5_000_00, most: 5_000_00 },
  yearly: 5_000_00,
});

test("a pay period runs from the last pay to the day before the next, and a yearly bonus sets none", () => {
  expect(findPayPeriod([bonus, series({})])).toEqual({ from: "2026-10-25", to: "2026-11-24" });
  expect(findPayPeriod([bonus])).toBeNull();
});

test("of two the one that brings more in a year sets it, though each of it may be less", () => {
  const weekly = series({
    interval: "weekly",
    last_on: "2026-11-13",
    last_amount: 900_00,
    next: { on: "2026-11-20", amount: 900_00, least: 900_00, most: 900_00 },
    yearly: 46_800_00,
  });
  expect(findPayPeriod([series({}), weekly])).toEqual({ from: "2026-11-13", to: "2026-11-19" });
});

test("what is over, goes out, or is no income sets none", () => {
  expect(
    findPayPeriod([series({ state: "ended", next: null }), series({ kind: "bill", yearly: -1 })]),
  ).toBeNull();
});
