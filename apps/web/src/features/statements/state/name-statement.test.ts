import { expect, test } from "vitest";
import { nameStatement } from "./name-statement.ts";

const printed_account = { bank_name: "Rhein Bank", last_4_digits: "4931", account_type: null, name: null };
const period = { from: "2026-03-01", to: "2026-03-31" };

test("statements of one file are told apart by account, currency and period", () => {
  const printed = { printed_account, currency: "EUR", period };
  expect(nameStatement(printed, {}, "en-GB")).toBe("Rhein Bank ··4931, EUR, March 2026");
  expect(nameStatement(printed, { account: "House" }, "en-GB")).toBe("House, EUR, March 2026");
});

test("what is not known is left out, and never replaced by what is usual", () => {
  const digits = { ...printed_account, bank_name: null };
  expect(nameStatement({ printed_account: digits, currency: null, period: null }, {}, "en-GB")).toBe(
    "··4931",
  );
  expect(nameStatement({ printed_account: null, currency: null, period: null }, {}, "en-GB")).toBe("");
});

test("statements of which no number is printed are told apart by the kind of account and their place in the file", () => {
  const nameless = { bank_name: null, last_4_digits: null, account_type: "savings", name: null };
  const printed = { printed_account: nameless, currency: null, period };
  const part = "statement 2 of 2";
  expect(nameStatement(printed, { kind: "Savings", part }, "en-GB")).toBe(
    "Savings, statement 2 of 2, March 2026",
  );
  expect(nameStatement(printed, { account: "House", part }, "en-GB")).toBe("House, March 2026");
});

test("statements of which no number is printed are told apart by the names the file gives the accounts", () => {
  const called = { bank_name: null, last_4_digits: null, account_type: "savings", name: "Joint Savings" };
  const printed = { printed_account: called, currency: "EUR", period };
  const part = "statement 2 of 2";
  expect(nameStatement(printed, { kind: "Savings", part }, "en-GB")).toBe("Joint Savings, EUR, March 2026");
});
