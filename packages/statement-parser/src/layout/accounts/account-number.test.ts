import { expect, test } from "vitest";
import { findAccountNumber } from "./describe-document.ts";

test.each([
  ["Extrato de conta corrente — Agência 0123 Conta 45678-9", "45678"],
  ["Current account, sort code 20-11-33, account number 5544 3322", "5544 3322"],
  ["Konto-Nr. 55443322 BLZ 70150000", "55443322"],
  ["Account summary, branch 0123", null],
])("the number of an account is not that of its branch: %s", (text, number) => {
  expect(findAccountNumber(text)).toBe(number);
});
