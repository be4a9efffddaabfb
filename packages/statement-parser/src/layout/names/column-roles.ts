import type { ColumnRole } from "./column-names.ts";

/** Columns of days. */
export const DATE_ROLES: ReadonlySet<ColumnRole | null> = new Set([
  "booking_date",
  "transaction_date",
  "purchase_date",
  "value_date",
  "date",
]);

/** Columns of what moves and what is there, in the currency of the account. */
export const MONEY_ROLES: ReadonlySet<ColumnRole | null> = new Set(["amount", "debit", "credit", "balance"]);
