import type { ParsedStatement, ParsedTransaction, PrintedFacts } from "../src/parsed-file.ts";
import { prove } from "../src/proof/prove.ts";

/** A row as a test writes it: the day of March 2026, amount and balance in cents, text. */
export type Written = [day: number, amount: number, balance?: number | null, description?: string];

export const toRows = (written: readonly Written[]): ParsedTransaction[] =>
  written.map(([day, amount, balance = null, description = "Shop"], index) => ({
    booked_on: `2026-03-${String(day).padStart(2, "0")}`,
    value_on: null,
    amount,
    currency: "EUR",
    description,
    counterparty: null,
    reference: null,
    balance_after: balance,
    pending: false,
    source: { line: index + 1 },
  }));

/** The statement that rows in file order make, proved with what it prints. */
export const toStatement = (transactions: ParsedTransaction[], facts: PrintedFacts): ParsedStatement => {
  const proved = prove(transactions, facts);
  const account = {
    bank_name: null,
    number: "12345678",
    last_4_digits: "5678",
    iban_masked: null,
    account_type: null,
    bank_code: null,
  };
  return {
    account,
    currency: "EUR",
    period: { from: null, to: null },
    opening_balance: proved.opening,
    closing_balance: proved.closing,
    proof: proved.proof,
    facts: proved.facts,
    transactions,
  };
};
