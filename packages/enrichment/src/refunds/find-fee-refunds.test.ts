import { describe, expect, test } from "vitest";
import { makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderRow } from "../finding-types.ts";
import { listFindings, openFindings, updateFindings } from "../findings.ts";

const fee = (description: string, changes: Partial<FinderRow> = {}) =>
  makeRow({ id: "fee", amount: -3500, booked_on: "2026-03-02", description, ...changes });
const back = (description: string, changes: Partial<FinderRow> = {}) =>
  makeRow({ id: "back", amount: 3500, booked_on: "2026-03-04", description, ...changes });
const refundsOf = (...rows: readonly FinderRow[]) =>
  listFindings(rows, makeContext()).refunds.map(
    ({ refund_id, purchase_id, kind }) => `${refund_id} ${kind} ${purchase_id}`,
  );

describe("a bank's fee that comes back", () => {
  test.each([
    ["OVERDRAFT FEE", "OVERDRAFT FEE REVERSAL"],
    ["OVERDRAFT ITEM FEE", "OVERDRAFT FEE REFUND"],
    ["LATE PAYMENT FEE", "LATE FEE REVERSAL"],
    ["MONTHLY SERVICE FEE", "MONTHLY SERVICE FEE WAIVER"],
    ["ATM FEE NON NETWORK", "ATM FEE REBATE"],
    ["FOREIGN TRANSACTION FEE", "FOREIGN TRANSACTION FEE ADJ"],
    ["WIRE FEE", "FEE REVERSAL"],
  ])("%s is cancelled by %s", (taken, given) => {
    expect(refundsOf(fee(taken), back(given))).toEqual(["back reversal fee"]);
  });

  test("weeks later is a refund", () => {
    const late = back("LATE FEE REVERSAL", { booked_on: "2026-04-20" });
    expect(refundsOf(fee("LATE PAYMENT FEE"), late)).toEqual(["back refund fee"]);
  });

  test("is of one account, one amount and one kind, and no shop's", () => {
    const other = back("LATE FEE REVERSAL", { bank_account_id: "savings" });
    expect(refundsOf(fee("LATE PAYMENT FEE"), other)).toEqual([]);
    expect(refundsOf(fee("LATE PAYMENT FEE"), back("LATE FEE REVERSAL", { amount: 3400 }))).toEqual([]);
    expect(refundsOf(fee("WIRE FEE"), back("ATM FEE REBATE"))).toEqual([]);
    expect(refundsOf(fee("LOOM CLOTHING"), back("FEE REVERSAL"))).toEqual([]);
    expect(
      refundsOf(fee("LATE PAYMENT FEE"), back("LATE FEE REVERSAL", { booked_on: "2026-09-01" })),
    ).toEqual([]);
  });

  test("is given back once, and the same step by step as at once", () => {
    const rows = [fee("LATE PAYMENT FEE"), fee("LATE FEE", { id: "second", booked_on: "2026-02-02" })];
    const one = back("LATE FEE REVERSAL");
    const two = back("LATE FEE REVERSAL", { id: "two", booked_on: "2026-03-03" });
    const context = makeContext();
    const all = listFindings([...rows, one, two], context);
    expect(all.refunds.map(({ purchase_id }) => purchase_id).toSorted()).toEqual(["fee", "second"]);
    const previous = openFindings([...rows, one], context);
    const added = updateFindings(previous, [{ before: null, after: two }], context);
    expect(added.findings).toEqual(all);
    const removed = updateFindings(added, [{ before: two, after: null }], context);
    expect(removed.findings).toEqual(previous.findings);
  });
});
