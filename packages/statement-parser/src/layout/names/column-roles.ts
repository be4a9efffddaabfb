import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import type { ColumnRole } from "./column-names.ts";

/** Columns of days. */
export const DATE_ROLES: ReadonlySet<ColumnRole | null> = new Set([
  "booking_date",
  "settlement_date",
  "transaction_date",
  "purchase_date",
  "value_date",
  "date",
]);

/** Columns of what moves and what is there, in the currency of the account. */
export const MONEY_ROLES: ReadonlySet<ColumnRole | null> = new Set(["amount", "debit", "credit", "balance"]);

const VALUE = overPlainWords(/^valor$/);

/** The word is an amount in one language and the day of value in another. */
export const mayBeAmount = ({ role, text }: { role: ColumnRole; text: string }): boolean =>
  role === "value_date" && VALUE.test(toPlainWords(text));
