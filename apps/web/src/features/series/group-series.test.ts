import { expect, test } from "vitest";
import type { Series } from "@passbook/contract/findings";
import { groupSeries, sumYearly } from "./group-series.ts";

const series = (parts: Partial<Series>): Series => ({
  id: "s",
  name: "Blue Bottle",
  merchant_id: null,
  vendor_id: null,
  sub_category_id: null,
  kind: "subscription",
  state: "active",
  decision: "found",
  currency: "EUR",
  interval: "monthly",
  first_on: "2026-01-03",
  last_on: "2026-10-03",
  last_amount: -999,
  member_count: 10,
  next: { on: "2026-11-03", amount: -999, least: -999, most: -999 },
  price_changes: [],
  missed: [],
  yearly: -11_988,
  version: 1,
  ...parts,
});

test("series stand under their kind, what is due first in front, ended ones apart", () => {
  const late = series({ id: "late", next: { on: "2026-10-01", amount: -5, least: -5, most: -5 } });
  const soon = series({ id: "soon" });
  const ended = series({ id: "ended", state: "ended", next: null, kind: "bill" });
  const groups = groupSeries([soon, ended, late, series({ id: "pay", kind: "income" })], () => false);
  expect(groups.subscriptions.map(({ id }) => id)).toEqual(["late", "soon"]);
  expect(groups.bills).toEqual([]);
  expect(groups.ended).toEqual([ended]);
  expect(groups.income.map(({ id }) => id)).toEqual(["pay"]);
});

test("what a bank charges for itself stands among the bills", () => {
  const groups = groupSeries([series({ id: "fee", kind: "fee" })], () => false);
  expect(groups.subscriptions).toEqual([]);
  expect(groups.bills.map(({ id }) => id)).toEqual(["fee"]);
});

test("what goes into investments stands apart, what comes out of them is income", () => {
  const fund = series({ id: "fund", sub_category_id: "funds" });
  const dividend = series({ id: "dividend", sub_category_id: "funds", kind: "income" });
  const groups = groupSeries([fund, dividend, series({})], (id) => id === "funds");
  expect(groups.investments).toEqual([fund]);
  expect(groups.income).toEqual([dividend]);
  expect(groups.subscriptions.map(({ id }) => id)).toEqual(["s"]);
});
test("a year is summed for each currency apart", () => {
  expect(
    sumYearly([series({}), series({ yearly: -12 }), series({ currency: "USD", yearly: -90_000 })]),
  ).toEqual([
    { currency: "USD", amount: -90_000 },
    { currency: "EUR", amount: -12_000 },
  ]);
});
