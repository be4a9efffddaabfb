import type { TableRow } from "../../../decode/table/table.ts";
import { readAmount } from "../../../values/amount.ts";
import { readDate } from "../../../values/date.ts";
import { findInformative } from "../../../labels/meaning-words.ts";
import { namesBothTotals } from "../../../labels/total-words.ts";
import { hasLetters } from "../../../values/text.ts";
import { readColumnName } from "../../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../../names/column-roles.ts";
import type { ColumnName, ColumnRole } from "../../names/column-names.ts";

/** A run of rows under one header (or none), and the lines before it that belong to no table. */
export type Section = {
  names: readonly ColumnName[] | null;
  preamble: readonly TableRow[];
  rows: readonly TableRow[];
};

export const MONEY_OR_ORIGINAL: ReadonlySet<ColumnRole | null> = new Set([...MONEY_ROLES, "original_amount"]);

/** A cell that begins with a number. */
export const NUMBER_FIRST = /^[-+(]?\s?(?:[$€£¥₹]|[A-Z]{3}\s)?\s?[-+]?\d/;

/** Names may end in digits (`Text 2`); cells that start with a number are data. */
export const isMadeOfNames = (cells: readonly string[]): boolean => {
  let filled = 0;
  let numbers = 0;
  for (const cell of cells) {
    if (cell === "") continue;
    filled += 1;
    if (NUMBER_FIRST.test(cell)) numbers += 1;
    if (numbers * 4 > cells.length) return false;
  }
  return filled >= 2 && numbers * 4 <= filled;
};

/** `Valor` is a day or an amount, whichever its table lacks. */
const isValue = ({ role, plain }: ColumnName): boolean => role === "value_date" && !plain.includes(" ");

/** A row that names at least a date and an amount of money. */
export const isHeader = (row: TableRow): boolean => {
  if (!isMadeOfNames(row.cells)) return false;
  const names = row.cells.map(readColumnName);
  if (row.cells.some((cell) => readDate(cell) !== null)) return false;
  const days = names.filter(({ role }) => DATE_ROLES.has(role));
  const values = days.filter(isValue);
  const saysMoney = names.some(({ role }) => MONEY_OR_ORIGINAL.has(role));
  return saysMoney ? days.length > 0 : values.length > 0 && days.length > values.length;
};

export const isAmount = (cell: string): boolean =>
  readAmount(cell, ".") !== null || readAmount(cell, ",") !== null;

/** A row with at least one date and one amount in different cells. */
export const isDataRow = (row: TableRow): boolean => {
  const dates = row.cells.filter((cell) => readDate(cell) !== null).length;
  return dates > 0 && row.cells.some((cell) => cell !== "" && readDate(cell) === null && isAmount(cell));
};

/** A line of the kind that closes a table: its last balance, its totals. */
export const closesTable = (row: TableRow): boolean =>
  row.cells.some(
    (cell) =>
      ["opening", "closing", "total"].includes(findInformative(cell) ?? "") ||
      (hasLetters(cell, 2) && namesBothTotals(cell)),
  );
