import { expect, test } from "vitest";
import type { Transaction } from "@passbook/contract/transactions";
import { applyChange } from "./apply-change.ts";

const transaction: Transaction = {
  id: "t",
  bank_account_id: "a",
  statement_id: null,
  booked_on: "2026-11-20",
  value_on: null,
  counts_on: null,
  amount: -420,
  currency: "EUR",
  original: null,
  description: "BLAUE KANNE",
  reference: null,
  balance_after: null,
  vendor_id: null,
  vendor_name: null,
  merchant_id: "m",
  merchant_name: "Blaue Kanne",
  sub_category_id: "s",
  tags: ["x"],
  note: "old",
  splits: [],
  attachments: [],
  status: "posted",
  why: null,
  suggestion: null,
  transfer_id: null,
  refund_of: null,
  series_id: null,
  hidden: false,
  source: null,
  edited: [],
  version: 1,
};

test("a change touches only what it names and marks it as edited", () => {
  const changed = applyChange(transaction, { sub_category_id: "c" }, "Neue Kanne");
  expect(changed).toEqual({ ...transaction, sub_category_id: "c", edited: ["sub_category_id"] });
});
test("a category that was set answers what was suggested", () => {
  const suggested = { ...transaction, suggestion: { sub_category_id: "c", confidence: 0.8 } };
  expect(applyChange(suggested, { sub_category_id: "d" }, null).suggestion).toBeNull();
  expect(applyChange(suggested, { note: "new" }, null).suggestion).not.toBeNull();
});
test("added tags join those that are there, once", () => {
  expect(applyChange(transaction, { add_tags: ["x", "y"] }, "Neue Kanne")).toMatchObject({
    tags: ["x", "y"],
    edited: ["tags"],
  });
  expect(applyChange(transaction, { tags: [] }, "Neue Kanne").tags).toEqual([]);
});
test("a merchant comes with its name and leaves with it", () => {
  expect(applyChange(transaction, { merchant_id: "n" }, "Neue Kanne")).toMatchObject({
    merchant_id: "n",
    merchant_name: "Neue Kanne",
  });
  expect(applyChange(transaction, { merchant_id: null }, "Neue Kanne")).toMatchObject({
    merchant_id: null,
    merchant_name: null,
  });
});
test("an empty note is none", () => {
  expect(applyChange(transaction, { note: "" }, "Neue Kanne").note).toBeNull();
});
test("a month is the day of it that is nearest to the booked one", () => {
  expect(applyChange(transaction, { counts_on: "2026-10" }, null).counts_on).toBe("2026-10-31");
  expect(applyChange(transaction, { counts_on: "2026-11" }, null).counts_on).toBeNull();
});

test("tags are taken from those that have them", () => {
  const next = applyChange({ ...transaction, tags: ["x", "y"] }, { remove_tags: ["x", "z"] }, null);
  expect(next.tags).toEqual(["y"]);
  expect(next.edited).toContain("tags");
});
