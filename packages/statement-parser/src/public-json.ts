import type {
  ParsedAccount,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  Problem,
  StatementFormat,
} from "./parsed-file.ts";

export type PublicTransaction = Pick<
  ParsedTransaction,
  | "booked_on"
  | "value_on"
  | "amount"
  | "currency"
  | "description"
  | "counterparty"
  | "reference"
  | "balance_after"
  | "pending"
  | "source"
>;

export type PublicStatement = Pick<
  ParsedStatement,
  "currency" | "period" | "opening_balance" | "closing_balance" | "proof"
> & {
  account: Pick<ParsedAccount, "bank_name" | "last_4_digits" | "iban_masked" | "account_type">;
  transactions: PublicTransaction[];
};

export type PublicFile = { format: StatementFormat; statements: PublicStatement[]; problems: Problem[] };

const toPublicTransaction = (row: ParsedTransaction): PublicTransaction => ({
  booked_on: row.booked_on,
  value_on: row.value_on,
  amount: row.amount,
  currency: row.currency,
  description: row.description,
  counterparty: row.counterparty,
  reference: row.reference,
  balance_after: row.balance_after,
  pending: row.pending,
  source: row.source,
});

const toPublicStatement = (statement: ParsedStatement): PublicStatement => ({
  account: {
    bank_name: statement.account.bank_name,
    last_4_digits: statement.account.last_4_digits,
    iban_masked: statement.account.iban_masked,
    account_type: statement.account.account_type,
  },
  currency: statement.currency,
  period: { from: statement.period.from, to: statement.period.to },
  opening_balance: statement.opening_balance,
  closing_balance: statement.closing_balance,
  proof: statement.proof,
  transactions: statement.transactions.map(toPublicTransaction),
});

/** The object that `passbook parse --json` prints: the parsed file without full account numbers and internal fields. */
export const toPublicJson = (file: ParsedFile): PublicFile => ({
  format: file.format,
  statements: file.statements.map(toPublicStatement),
  problems: file.problems,
});
