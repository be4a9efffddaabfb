import { describe, expect, test } from "vitest";
import { makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderRow, RefundAnswers } from "../finding-types.ts";
import { byDayAndId } from "../rows/row-groups.ts";
import { listFindings } from "../findings.ts";
import { makeJudgement } from "../transfers/find-transfers.ts";
import { findGroupRefunds } from "./find-refunds.ts";

const { read } = makeJudgement(makeContext());
const NONE: RefundAnswers = { confirmed: [], rejected: [] };
const find = (rows: readonly FinderRow[], answers = NONE) =>
  findGroupRefunds(rows.toSorted(byDayAndId), answers, read);

const shop = (id: string, amount: number, booked_on: string, changes: Partial<FinderRow> = {}) =>
  makeRow({
    id,
    amount,
    booked_on,
    description: amount > 0 ? "REFUND LOOM CLOTHING" : "LOOM CLOTHING",
    vendor_key: "loom",
    bank_account_id: "card",
    ...changes,
  });

describe("money back", () => {
  test("pays back the newest purchase of the same amount", () => {
    const rows = [
      shop("a", -3_000, "2026-01-02"),
      shop("b", -3_000, "2026-02-02"),
      shop("c", -5_000, "2026-02-10"),
      shop("back", 3_000, "2026-02-20"),
    ];
    expect(find(rows)).toEqual([{ refund_id: "back", purchase_id: "b", kind: "refund", amount: 3_000 }]);
  });

  test("is otherwise part of the newest that is large enough, and never more than was paid", () => {
    const rows = [
      shop("a", -5_000, "2026-01-02"),
      shop("one", 3_000, "2026-01-10"),
      shop("two", 1_500, "2026-01-11"),
      shop("three", 1_500, "2026-01-12"),
    ];
    expect(find(rows).map(({ refund_id, amount }) => [refund_id, amount])).toEqual([
      ["one", 3_000],
      ["two", 1_500],
    ]);
  });

  test("is found on another card too, not before the purchase, not after half a year, not in another currency", () => {
    expect(
      find([shop("a", -900, "2026-01-02"), shop("b", 900, "2026-01-09", { bank_account_id: "current" })]),
    ).toHaveLength(1);
    expect(find([shop("a", -900, "2026-01-12"), shop("b", 900, "2026-01-02")])).toEqual([]);
    expect(find([shop("a", -900, "2026-01-02"), shop("b", 900, "2026-07-02")])).toEqual([]);
    expect(find([shop("a", -900, "2026-01-02"), shop("b", 900, "2026-01-09", { currency: "EUR" })])).toEqual(
      [],
    );
  });

  test("that says so may be booked days before the purchase, for the same amount only", () => {
    const back = shop("b", 900, "2026-01-02");
    expect(find([back, shop("a", -900, "2026-01-05")])).toMatchObject([{ refund_id: "b", purchase_id: "a" }]);
    expect(find([back, shop("a", -950, "2026-01-05")])).toEqual([]);
    expect(find([{ ...back, description: "LOOM CLOTHING" }, shop("a", -950, "2026-01-05")])).toEqual([]);
  });

  test("of a foreign purchase is known by the printed original amount", () => {
    const original = { amount: 4_000, currency: "USD" };
    const rows = [
      shop("a", -3_100, "2026-01-02", { original }),
      shop("b", 3_060, "2026-01-20", { original }),
    ];
    expect(find(rows)).toEqual([{ refund_id: "b", purchase_id: "a", kind: "refund", amount: 3_060 }]);
  });

  test("is none when it was earned", () => {
    const pay = { description: "SALARY NORTHGATE", bank_account_id: "current", vendor_key: "loom" };
    expect(
      find([
        shop("a", -900, "2026-01-02", { ...pay, description: "NORTHGATE CANTEEN" }),
        shop("b", 900, "2026-01-09", pay),
      ]),
    ).toEqual([]);
  });

  test.each([
    "INT ON CREDIT BALANCE",
    "Int.Pd:01-04-2026 to 30-06-2026",
    "CREDIT INTEREST",
    "CASHBACK REWARD",
    "CASHBACK RETURNED TO YOUR CARD",
    "Habenzinsen",
    "INTERESES ACREEDORES",
  ])("is none when %j says that a bank grants it", (description) => {
    const own = { vendor_key: "bank", bank_account_id: "current" };
    const charged = shop("a", -900, "2026-01-02", { ...own, description: "INT ON DEBIT BALANCE" });
    expect(find([charged, shop("b", 900, "2026-01-31", { ...own, description })])).toEqual([]);
    expect(find([charged, shop("b", 300, "2026-01-31", { ...own, description })])).toEqual([]);
  });

  test("of interest that was charged is still found", () => {
    const own = { vendor_key: "bank", bank_account_id: "current" };
    const rows = [
      shop("a", -900, "2026-01-02", { ...own, description: "DEBIT INTEREST" }),
      shop("b", 900, "2026-01-04", { ...own, description: "DEBIT INTEREST REVERSAL" }),
    ];
    expect(find(rows)).toMatchObject([{ refund_id: "b", purchase_id: "a", kind: "reversal" }]);
  });

  test("among people a part of what was sent is no refund", () => {
    const person = {
      description: "UPI/412233445566/MEERA NAIR/meera@upi",
      bank_account_id: "current",
      vendor_key: "meera",
    };
    expect(find([shop("a", -9_000, "2026-01-02", person), shop("b", 2_000, "2026-01-09", person)])).toEqual(
      [],
    );
  });
});

describe("a reversal", () => {
  test("cancels the row of the same amount and text within days", () => {
    const rows = [
      shop("a", -900, "2026-01-02", { description: "DD STONEBRIDGE 123" }),
      shop("b", 900, "2026-01-04", { description: "DD STONEBRIDGE 124" }),
    ];
    expect(find(rows)).toEqual([{ refund_id: "b", purchase_id: "a", kind: "reversal", amount: 900 }]);
  });

  test("may say so in its words, and is looked for before refunds", () => {
    const rows = [
      shop("old", -900, "2026-01-01", { description: "LOOM CLOTHING" }),
      shop("a", -900, "2026-01-03", { description: "LOOM CLOTHING" }),
      shop("b", 900, "2026-01-04", { description: "REVERSAL LOOM CLOTHING" }),
    ];
    expect(find(rows)).toEqual([{ refund_id: "b", purchase_id: "a", kind: "reversal", amount: 900 }]);
  });
});

test("answers hold: a confirmed refund is taken first, a rejected pair never", () => {
  const rows = [shop("a", -900, "2026-01-01"), shop("b", -900, "2026-01-03"), shop("c", 900, "2026-01-20")];
  const confirmed = { confirmed: [{ refund_id: "c", purchase_id: "a" }], rejected: [] };
  expect(find(rows, confirmed)[0]?.purchase_id).toBe("a");
  const rejected = { confirmed: [], rejected: [{ refund_id: "c", purchase_id: "b" }] };
  expect(find(rows, rejected)[0]?.purchase_id).toBe("a");
});

test.each([
  ["ALPENSCHUTZ INSURANCE DD", "UNPAID DIRECT DEBIT ALPENSCHUTZ INSURANCE DD"],
  ["LASTSCHRIFT ALPENSCHUTZ VERSICHERUNG", "RÜCKLASTSCHRIFT ALPENSCHUTZ VERSICHERUNG"],
  ["GADGET WORLD ONLINE", "CHARGEBACK GADGET WORLD ONLINE"],
  ["ANNUAL MEMBERSHIP FEE", "ANNUAL MEMBERSHIP FEE REVERSAL"],
])("%j is paid back by %j, though that is read as another vendor", (bought, back) => {
  const rows = [
    makeRow({ id: "a", amount: -4_200, booked_on: "2026-05-02", description: bought }),
    makeRow({ id: "b", amount: 4_200, booked_on: "2026-05-04", description: back }),
    makeRow({ id: "c", amount: -4_200, booked_on: "2026-05-03", description: "OLD MILL STORES" }),
  ];
  expect(listFindings(rows, makeContext()).refunds).toMatchObject([{ refund_id: "b", purchase_id: "a" }]);
});
