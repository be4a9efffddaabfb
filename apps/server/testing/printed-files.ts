import type { ParsedFile, ParsedStatement, ParsedTransaction } from "@passbook/statement-parser";
import type { Services } from "../src/platform/services.ts";

/** A row as a file of tests prints it. */
export type PrintedTestRow = Pick<ParsedTransaction, "booked_on" | "amount" | "description"> &
  Partial<ParsedTransaction>;
export type PrintedTestFile = Partial<Omit<ParsedStatement, "transactions">> & {
  readonly format: ParsedFile["format"];
  readonly rows: readonly PrintedTestRow[];
};

const PROOF: ParsedStatement["proof"] = { verdict: "unproved", checks: [], doubts: [], culprit: null };
const ACCOUNT: ParsedStatement["account"] = {
  bank_name: null,
  number: null,
  last_4_digits: null,
  iban_masked: null,
  account_type: null,
  bank_code: null,
};

const toRow = (row: PrintedTestRow, index: number): ParsedTransaction => ({
  value_on: null,
  currency: null,
  counterparty: null,
  reference: null,
  balance_after: null,
  pending: false,
  source: { line: index + 1 },
  ...row,
});

/** The bytes of a file that {@link readPrinted} understands: any reading of any format, so that importing is tested by itself. */
export const printFile = ({ format, rows, ...statement }: PrintedTestFile): Buffer => {
  const days = rows.map((row) => row.booked_on).toSorted();
  const parsed: ParsedStatement = {
    account: ACCOUNT,
    currency: "EUR",
    period: { from: days[0] ?? null, to: days.at(-1) ?? null },
    opening_balance: null,
    closing_balance: null,
    proof: PROOF,
    facts: { opening: null, closing: null },
    ...statement,
    transactions: rows.map(toRow),
  };
  const file: ParsedFile = { format, statements: [parsed], problems: [], questions: [] };
  return Buffer.from(JSON.stringify(file));
};

/** The services with a reader that takes each file for a reading printed by {@link printFile}. */
export const readPrinted = (services: Services): Services => ({
  ...services,
  reader: {
    ...services.reader,
    parse: (bytes) =>
      Promise.resolve({ ok: true, value: JSON.parse(Buffer.from(bytes).toString("utf8")) as ParsedFile }),
  },
});
