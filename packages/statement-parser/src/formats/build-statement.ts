import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type {
  ParsedAccount,
  ParsedStatement,
  ParsedTransaction,
  PrintedFacts,
  Problem,
} from "../parsed-file.ts";
import { doubt, doubtWhere } from "../proof/doubts.ts";
import { doubtPeriod } from "../proof/days/doubt-period.ts";
import { prove } from "../proof/prove.ts";
import { spanOf } from "../values/span-of.ts";

/** What a self-describing format says about one statement; `unread` are rows that were reported and left out. */
export type StatementParts = {
  account: ParsedAccount;
  currency: CurrencyCode | null;
  period?: { from: IsoDate | null; to: IsoDate | null };
  /** The period is stated as one, and is not that between the days of its balances. */
  states_period?: boolean;
  facts: PrintedFacts;
  transactions: ParsedTransaction[];
  unread: readonly Problem[];
  /** Its balances and totals are in several currencies. */
  mixed?: boolean;
  /** The day of a row is that of a whole report, or of its value. */
  days_open?: boolean;
  /** It says that it goes on, and does so nowhere in the file. */
  lacks_pages?: boolean;
};

/** Nobody reads a hundred doubts. */
const UNREAD_MAX = 20;

/** Puts a statement together and proves it. */
export const buildStatement = (parts: StatementParts): ParsedStatement => {
  const { transactions, currency, facts } = parts;
  const mixed = parts.mixed === true || transactions.some((row) => !row.pending && row.currency !== currency);
  const proved = prove(transactions, facts, [
    ...doubtWhere({
      mixed_currencies: mixed,
      pages_missing: parts.lacks_pages ?? false,
      days_open: parts.days_open ?? false,
    }),
    ...parts.unread.slice(0, UNREAD_MAX).map(({ place }) => doubt("row_unread", place)),
  ]);
  const span = spanOf(transactions);
  const statement: ParsedStatement = {
    account: parts.account,
    currency,
    period: { from: parts.period?.from ?? span.from, to: parts.period?.to ?? span.to },
    opening_balance: proved.opening,
    closing_balance: proved.closing,
    proof: proved.proof,
    facts: proved.facts,
    transactions,
  };
  return parts.states_period === true ? doubtPeriod(statement) : statement;
};
