import type { ParsedStatement } from "@passbook/statement-parser";
import { expect, test } from "vitest";
import { areOfTwoAccounts } from "./tell-apart.ts";

const make = (
  days: [string, string],
  balances: [number | null, number | null],
  rows: [string, number][],
): ParsedStatement => ({
  account: {
    bank_name: null,
    number: "1234",
    last_4_digits: "1234",
    iban_masked: null,
    account_type: null,
    bank_code: null,
  },
  currency: "HKD",
  period: { from: days[0], to: days[1] },
  opening_balance: balances[0],
  closing_balance: balances[1],
  proof: { verdict: "proved", checks: [], doubts: [], culprit: null },
  facts: { opening: balances[0], closing: balances[1] },
  transactions: rows.map(([booked_on, amount], index) => ({
    booked_on,
    value_on: null,
    amount,
    currency: "HKD",
    description: "Row",
    counterparty: null,
    reference: null,
    balance_after: null,
    pending: false,
    source: { line: index + 1 },
  })),
});
const SAVINGS = make(["2026-05-01", "2026-05-31"], [100, 150], [["2026-05-04", 50]]);

test("statements of the same days that share no row and do not join are of two accounts", () => {
  const current = make(["2026-05-01", "2026-05-31"], [900, 800], [["2026-05-09", -100]]);
  expect(areOfTwoAccounts(SAVINGS, current)).toBe(true);
});

test("statements that join, share rows, lie apart or print no balance may be of one", () => {
  expect(
    areOfTwoAccounts(SAVINGS, make(["2026-05-31", "2026-06-30"], [150, 50], [["2026-06-09", -100]])),
  ).toBe(false);
  expect(areOfTwoAccounts(SAVINGS, make(["2026-05-01", "2026-06-30"], [90, 50], [["2026-05-04", 50]]))).toBe(
    false,
  );
  expect(areOfTwoAccounts(SAVINGS, make(["2026-07-01", "2026-07-31"], [1, 2], []))).toBe(false);
  expect(areOfTwoAccounts(SAVINGS, make(["2026-05-01", "2026-05-31"], [null, 2], []))).toBe(false);
});
