import type { StatementRow } from "@passbook/db/schema";
import type { DateOrder, ParsedAccount, Problem, Proof } from "@passbook/statement-parser";

/** What a person answered when a file left something open; the reader takes it as hints. */
export type Answers = {
  readonly date_order?: DateOrder;
  readonly decimal_sign?: "." | ",";
  readonly currency?: string;
};

/** Something a person must decide before a statement is imported. */
export type OpenQuestion = { readonly code: string; readonly [more: string]: unknown };

/** What `statements.details` holds beside the columns. */
export type StatementDetails = {
  readonly proof?: Proof;
  readonly printed_account?: Pick<ParsedAccount, "bank_name" | "last_4_digits" | "account_type">;
  readonly problems?: readonly Problem[];
  readonly questions?: readonly OpenQuestion[];
  readonly answers?: Answers;
  /** A person looked at it and wants it imported as it is. */
  readonly accepted?: boolean;
  /** Password of the file, sealed for this row. */
  readonly sealed_password?: string;
  /** How many statements the file holds, once it was read. */
  readonly statement_count?: number;
};

/** One printed row, as `readings` keeps it. */
export type ReadRow = {
  readonly booked_on: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly balance_after: number | null;
  readonly line: number | null;
  readonly transaction_id: string | null;
};

// Written by this feature only, so its shape is known.
export const readDetails = (row: Pick<StatementRow, "details">): StatementDetails =>
  JSON.parse(row.details) as StatementDetails;

/** What `sealed_password` of a statement is bound to. */
export const passwordPlace = (user_id: string, statement_id: string): string =>
  `${user_id}/statements/${statement_id}`;
