import type { StatementRow, TransactionRow } from "@passbook/db/schema";
import type { Span } from "./gap-spans.ts";

/** What a statement says of a transaction. */
export const PRINTED_COLUMNS = [
  "booked_on",
  "value_on",
  "amount",
  "currency",
  "original_amount",
  "original_currency",
  "description",
  "counterparty",
  "reference",
  "balance_after",
  "status",
  "fingerprint",
] as const;
export type PrintedValues = Pick<TransactionRow, (typeof PRINTED_COLUMNS)[number]>;

/** A stored transaction of an account, as its home prints it, and who else prints it with what fingerprint. */
export type LedgerRow = PrintedValues & {
  readonly id: string;
  readonly nth: number;
  readonly statement_id: string | null;
  readonly source: string | null;
  readonly also: readonly string[];
  readonly printed_in: readonly string[];
  /** A person set something on it: a category, a merchant, a note, parts. */
  readonly is_edited: boolean;
  /** Where no statement prints it, and a person added it to one or wrote it down by hand: the days on which what it stands for may be printed. */
  readonly added: Span | null;
};

/** An imported statement of the account, as far as matching weighs it. */
export type Witness = Pick<StatementRow, "id" | "format" | "verdict" | "file_name"> & {
  readonly from: string;
  readonly to: string;
  readonly prints_pending: boolean;
  /** A person corrected its rows, so that they are not all as it prints them. */
  readonly is_corrected?: boolean;
  /** It is the export of a program, told of the statement at hand alone. */
  readonly is_export?: boolean;
};

/** What an account holds around some days, and which statements say so. */
export type Ledger = {
  readonly rows: readonly LedgerRow[];
  readonly witnesses: ReadonlyMap<string, Witness>;
};
