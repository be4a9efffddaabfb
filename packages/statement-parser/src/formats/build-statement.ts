import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { ParsedAccount, ParsedStatement, ParsedTransaction, Proof } from "../parsed-file.ts";
import { proveStatement } from "../proof/prove.ts";
import { spanOf } from "../values/span-of.ts";
import type { PrintedFacts } from "../proof/prove.ts";

/** What a self-describing format says about one statement; `unread` counts rows that were reported and left out. */
export type StatementParts = {
  account: ParsedAccount;
  currency: CurrencyCode | null;
  period?: { from: IsoDate | null; to: IsoDate | null };
  facts: PrintedFacts;
  transactions: ParsedTransaction[];
  unread: number;
};

/** Balances that hold without a row that could not be read do not show that all rows were read. */
const weaken = (proof: Proof, unread: number): Proof =>
  unread > 0 && proof.verdict === "proved" ? { ...proof, verdict: "partly" } : proof;

const NO_FACTS: PrintedFacts = { opening: null, closing: null };

/** Puts a statement together and proves it; amounts of several currencies cannot be added and prove nothing. */
export const buildStatement = (parts: StatementParts): ParsedStatement => {
  const { transactions, currency, facts } = parts;
  const mixed = transactions.some((row) => !row.pending && row.currency !== currency);
  const proved = proveStatement(transactions, mixed ? NO_FACTS : facts);
  const span = spanOf(transactions);
  return {
    account: parts.account,
    currency,
    period: { from: parts.period?.from ?? span.from, to: parts.period?.to ?? span.to },
    opening_balance: facts.opening ?? proved.opening,
    closing_balance: facts.closing ?? proved.closing,
    proof: weaken(proved.proof, parts.unread),
    ...(mixed || parts.unread > 0 ? {} : { facts: proved.facts }),
    transactions,
  };
};

/** Adds a printed fact beside the rows (a page that goes on from another); one that fails contradicts the statement. */
export const addCheck = (
  statement: ParsedStatement,
  name: string,
  balances: { expected: number; found: number },
): void => {
  const holds = balances.expected === balances.found;
  statement.proof.checks.push({ name, holds, rows: 0, ...balances });
  if (!holds) statement.proof.verdict = "contradicted";
};
