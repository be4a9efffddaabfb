import { expect, test } from "vitest";
import { nameStatement } from "./name-statement.ts";

const printed_account = { bank_name: "Rhein Bank", last_4_digits: "4931", account_type: null };
const period = { from: "2026-03-01", to: "2026-03-31" };

test("statements of one file are told apart by account, currency and period", () => {
  const printed = { printed_account, currency: "EUR", period };
  expect(nameStatement(printed, undefined, "en-GB")).toBe("Rhein Bank ··4931, EUR, March 2026");
  expect(nameStatement(printed, "House", "en-GB")).toBe("House, EUR, March 2026");
});

test("what is not known is left out, and never replaced by what is usual", () => {
  const digits = { ...printed_account, bank_name: null };
  expect(nameStatement({ printed_account: digits, currency: null, period: null }, undefined, "en-GB")).toBe(
    "··4931",
  );
  expect(nameStatement({ printed_account: null, currency: null, period: null }, undefined, "en-GB")).toBe("");
});
