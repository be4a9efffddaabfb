import { holdFormula } from "@passbook/contract/formulas";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../../transactions/index.ts";
import { type Cell, COLUMNS, textCell } from "./columns.ts";
import { findNames } from "./find-names.ts";
import { readTransactions } from "./read-transactions.ts";

const NEEDS_QUOTES = /[",\r\n]/;

/** A cell of RFC 4180, quoted where it must be; a plain number is no formula. */
const toCell = ({ kind, value }: Cell): string => {
  const text = kind === "text" ? holdFormula(value) : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const toCsvLine = (cells: readonly Cell[]): string => `${cells.map(toCell).join(",")}\r\n`;

/** Spreadsheets read UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** The transactions a filter keeps, newest first, as lines of CSV (RFC 4180, UTF-8). */
export async function* writeCsv(db: Db, user_id: string, filter: Narrowing): AsyncGenerator<string> {
  const names = await findNames(db, user_id);
  yield BYTE_ORDER_MARK + toCsvLine(COLUMNS.map(([title]) => textCell(title)));
  for await (const rows of readTransactions(db, user_id, filter))
    yield rows.map((row) => toCsvLine(COLUMNS.map(([, value]) => value(row, names)))).join("");
}
