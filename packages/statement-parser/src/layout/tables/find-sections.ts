import { lineOf } from "../../decode/table.ts";
import type { TableRow } from "../../decode/table.ts";
import { readAmount } from "../../values/amount.ts";
import { readDate } from "../../values/date.ts";
import { findInformative } from "../../labels/meaning-words.ts";
import { readColumnName } from "../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../names/column-roles.ts";
import type { ColumnName, ColumnRole } from "../names/column-names.ts";
import { findAccountNumber } from "./read-preamble.ts";

/** A run of rows under one header (or none), and the lines before it that belong to no table. */
export type Section = {
  names: readonly ColumnName[] | null;
  preamble: readonly TableRow[];
  rows: readonly TableRow[];
};

const MONEY_OR_ORIGINAL: ReadonlySet<ColumnRole | null> = new Set([...MONEY_ROLES, "original_amount"]);

const NUMBER_FIRST = /^[-+(]?\s?(?:[$€£¥₹]|[A-Z]{3}\s)?\s?[-+]?\d/;

/** Names may end in digits (`Text 2`); cells that start with a number are data. */
const isMadeOfNames = (cells: readonly string[]): boolean => {
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

/** A row that names at least a date and an amount of money. */
export const isHeader = (row: TableRow): boolean => {
  if (!isMadeOfNames(row.cells)) return false;
  const roles = row.cells.map((cell) => readColumnName(cell).role);
  if (row.cells.some((cell) => readDate(cell) !== null)) return false;
  return roles.some((role) => MONEY_OR_ORIGINAL.has(role)) && roles.some((role) => DATE_ROLES.has(role));
};

const isAmount = (cell: string): boolean => readAmount(cell, ".") !== null || readAmount(cell, ",") !== null;

/** A row with at least one date and one amount in different cells. */
export const isDataRow = (row: TableRow): boolean => {
  const dates = row.cells.filter((cell) => readDate(cell) !== null).length;
  return dates > 0 && row.cells.some((cell) => cell !== "" && readDate(cell) === null && isAmount(cell));
};

const sameCells = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index]);

const LOOK_AHEAD_ROWS = 200;

const shapeOf = (row: TableRow): string => row.cells.map((cell) => (cell === "" ? "0" : "1")).join("");

const styleOf = (row: TableRow): string => {
  const written = row.cells.flatMap((cell) => readDate(cell) ?? [])[0];
  return `${written?.mark ?? ""}${written?.order ?? ""}`;
};

/** Without a header the first line may sum up the account: other cells are filled, and its day is written otherwise. */
const sumsUp = (first: TableRow, rest: readonly TableRow[]): boolean => {
  const data = rest.filter(isDataRow);
  return (
    data.length > 1 && data.every((row) => shapeOf(row) !== shapeOf(first) && styleOf(row) !== styleOf(first))
  );
};

const WORD = /\p{L}{2}/u;
const DATA_MIN = 2;

/**
 * Without a header the last line may state the balance of the last day: alone among the rows it says nothing in words
 * and fills other cells. It is turned into such a statement; null where there is none.
 */
const takeLastBalance = (rows: readonly TableRow[]): TableRow[] | null => {
  const at = rows.findLastIndex(isDataRow);
  const last = rows[at];
  const data = rows.slice(0, Math.max(0, at)).filter(isDataRow);
  const speaks = (row: TableRow): boolean => row.cells.some((cell) => WORD.test(cell));
  if (last === undefined || speaks(last) || data.length < DATA_MIN) return null;
  if (!data.every((row) => speaks(row) && shapeOf(row) !== shapeOf(last))) return null;
  const day = last.cells.find((cell) => readDate(cell) !== null) ?? "";
  const amount = last.cells.find((cell) => cell !== day && cell !== "" && isAmount(cell)) ?? "";
  return [
    ...rows.slice(0, at),
    { cells: ["closing balance", amount], place: last.place },
    ...rows.slice(at + 1),
  ];
};

/** Without a header whose words are known: the line of texts right above the first data row, if it fits its columns. */
const guessHeader = (rows: readonly TableRow[]): Section => {
  const first = rows.slice(0, LOOK_AHEAD_ROWS).findIndex(isDataRow);
  const above = rows[first - 1];
  const data = rows[first];
  if (data === undefined) return { names: null, preamble: [], rows };
  const width = data.cells.length;
  const filled = above?.cells.filter((cell) => cell !== "") ?? [];
  const fits =
    above !== undefined &&
    Math.abs(above.cells.length - width) <= 1 &&
    filled.length * 2 > width &&
    filled.every((cell) => !NUMBER_FIRST.test(cell) && cell.length < 50);
  if (!fits && sumsUp(data, rows.slice(first + 1, LOOK_AHEAD_ROWS)))
    return { names: null, preamble: rows.slice(0, first + 1), rows: rows.slice(first + 1) };
  return {
    names: fits ? above.cells.map(readColumnName) : null,
    preamble: rows.slice(0, fits ? first - 1 : first),
    rows: (fits ? null : takeLastBalance(rows.slice(first))) ?? rows.slice(first),
  };
};

/** A line of the kind that closes a table: its last balance, its totals. */
export const closesTable = (row: TableRow): boolean =>
  row.cells.some((cell) => ["opening", "closing", "total"].includes(findInformative(cell) ?? ""));

/** No table is introduced by more lines, and those of a page without movements are not gone through at each heading. */
const INTRODUCING_ROWS = 200;

/**
 * Where the lines after the last movement stop belonging to it and introduce the next table: after what closes the
 * table, at the first blank line.
 */
const findNext = (rows: readonly TableRow[]): number => {
  const first = Math.max(0, rows.length - INTRODUCING_ROWS);
  const behind = rows.slice(first).findLastIndex(isDataRow);
  const last = behind === -1 ? first - 1 : first + behind;
  let end = last + 1;
  if (last >= 0)
    while (end < rows.length) {
      const [before, row] = [rows[end - 1], rows[end]];
      if (row === undefined || before === undefined || !closesTable(row)) break;
      if (lineOf(row) - lineOf(before) > 1 && end > last + 1) break;
      end += 1;
    }
  return end;
};

/** The name of a column of money with the currency that the name above it, or that of the columns it spans, says. */
const withCurrencyAbove = (cell: string, header: TableRow, index: number): string => {
  const name = readColumnName(cell);
  if (cell === "" || !MONEY_OR_ORIGINAL.has(name.role) || name.currency !== null) return cell;
  const above = header.cells.slice(0, index + 1).findLast((text) => text !== "");
  const spanning = above === undefined ? null : readColumnName(above);
  return spanning?.currency != null && MONEY_OR_ORIGINAL.has(spanning.role)
    ? `${cell} ${spanning.currency}`
    : cell;
};

/** A second line of names under the first, as under a name that spans two columns; null when the line is none. */
const joinHeader = (header: TableRow, row: TableRow): TableRow | null => {
  const filled = row.cells.filter((cell) => cell !== "");
  const isNames = filled.length > 0 && filled.every((cell) => cell.length < 40 && !/\d{3}/.test(cell));
  const saysMoney = row.cells.some((cell) => cell !== "" && MONEY_OR_ORIGINAL.has(readColumnName(cell).role));
  if (!isNames || !saysMoney || row.cells.some((cell) => readDate(cell) !== null || isAmount(cell)))
    return null;
  const fits = row.cells.every((cell, index) => {
    const above = header.cells[index] ?? "";
    return cell === "" || above === "" || MONEY_OR_ORIGINAL.has(readColumnName(above).role) || cell === above;
  });
  const width = Math.max(header.cells.length, row.cells.length);
  const cells = Array.from(
    { length: width },
    (_, index) => withCurrencyAbove(row.cells[index] ?? "", header, index) || (header.cells[index] ?? ""),
  );
  return fits ? { cells, place: header.place } : null;
};

/** Lines between two tables under the same header name an account, and not the one before. */
const namesOtherAccount = (before: readonly TableRow[], next: readonly TableRow[]): boolean => {
  const number = next.length === 0 ? null : findAccountNumber(next);
  return number !== null && number !== findAccountNumber(before);
};

/** Without a movement, an account may still print where it began and where it ended. */
const statesBothBalances = (rows: readonly TableRow[]): boolean => {
  const kinds = new Set(
    rows.slice(0, LOOK_AHEAD_ROWS).flatMap((row) => row.cells.map((cell) => findInformative(cell))),
  );
  return kinds.has("opening") && kinds.has("closing");
};

/** Splits a table at its header rows; a header repeated on every page or at the end opens no new section. */
export const findSections = (rows: readonly TableRow[]): Section[] => {
  const sections: { header: TableRow; preamble: readonly TableRow[]; rows: TableRow[] }[] = [];
  let preamble: TableRow[] = [];
  for (const row of rows) {
    const current = sections.at(-1);
    const joined = current === undefined || current.rows.length > 0 ? null : joinHeader(current.header, row);
    if (joined !== null && current !== undefined) {
      current.header = joined;
    } else if (!isHeader(row)) {
      if (current === undefined) preamble.push(row);
      else current.rows.push(row);
    } else if (current === undefined) {
      sections.push({ header: row, preamble, rows: [] });
      preamble = [];
    } else {
      const end = findNext(current.rows);
      const next = current.rows.slice(end);
      if (sameCells(current.header.cells, row.cells) && !namesOtherAccount(current.preamble, next)) continue;
      current.rows = current.rows.slice(0, end);
      sections.push({ header: row, preamble: next, rows: [] });
    }
  }
  const found = sections.map((section) => ({
    names: section.header.cells.map(readColumnName),
    preamble: section.preamble,
    rows: section.rows,
  }));
  const filled = found.filter(
    ({ rows: own }) => own.slice(0, LOOK_AHEAD_ROWS).some(isDataRow) || statesBothBalances(own),
  );
  return filled.length > 0 ? filled : [guessHeader(rows)];
};
