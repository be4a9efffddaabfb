import { read } from "@e965/xlsx";
import type { CellObject, Range, WorkBook, WorkSheet } from "@e965/xlsx";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { EVERYBODYS_PASSWORD } from "../locked/unlock-workbook.ts";
import type { WorkbookLockFault } from "../locked/unlock-workbook.ts";
import type { Sheet } from "../table/sheet.ts";
import type { TableRow } from "../table/table.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { TableFault } from "../table/table-limits.ts";
import { findFormatCurrency, isDateFormat, toDateText, toNumberText } from "./cell-text.ts";

/** Why a workbook is not read. */
export type WorkbookFault = TableFault | WorkbookLockFault;

const SHEETS_MAX = 60;

const toText = (cell: CellObject, is1904: boolean): string => {
  if (cell.t === "e" || cell.t === "z" || cell.v === undefined) return "";
  if (typeof cell.v === "number") {
    const format = String(cell.z ?? "General");
    const date = isDateFormat(format) ? toDateText(cell.v, is1904) : null;
    if (date !== null) return date;
    const currency = findFormatCurrency(format);
    const text = toNumberText(cell.v, format);
    return currency === null ? text : `${text} ${currency}`;
  }
  return String(cell.v).slice(0, TABLE_LIMITS.cell_length).replaceAll("\u00a0", " ").trim();
};

type Grid = (CellObject | undefined)[][];

/** Rows in a dense sheet by their number; rows and columns that the sheet only claims to have are not walked through. */
const listRows = (grid: Grid): [row: number, cells: [column: number, cell: CellObject][]][] =>
  Object.keys(grid).flatMap((key) => {
    const row = Number(key);
    const cells = grid[row];
    if (!Number.isInteger(row) || cells === undefined) return [];
    const filled = Object.keys(cells).flatMap((name): [number, CellObject][] => {
      const cell = cells[Number(name)];
      return cell === undefined || cell.v === undefined || cell.v === "" ? [] : [[Number(name), cell]];
    });
    return filled.length === 0 ? [] : [[row, filled]];
  });

/** Cells merged over several rows: their text or day holds for each of them, an amount only for the first. */
const spreadMerged = (grid: Grid, merged: readonly Range[]): void => {
  for (const { s, e } of merged.slice(0, TABLE_LIMITS.rows)) {
    const first = grid[s.r]?.[s.c];
    if (first === undefined || e.r - s.r > 200) continue;
    const isDay = typeof first.v === "number" && isDateFormat(String(first.z ?? ""));
    if (typeof first.v === "number" && !isDay) continue;
    for (let row = s.r + 1; row <= e.r; row += 1) {
      const cells = grid[row];
      if (cells !== undefined) cells[s.c] ??= first;
    }
  }
};

const readSheet = (sheet: WorkSheet, name: string, is1904: boolean): Result<TableRow[], TableFault> => {
  // The library's types know sheets as objects keyed by address; read with `dense` they hold rows of cells.
  const grid = (sheet["!data"] ?? []) as Grid;
  spreadMerged(grid, sheet["!merges"] ?? []);
  const rows: TableRow[] = [];
  let count = 0;
  for (const [row, filled] of listRows(grid)) {
    const width = (filled.at(-1)?.[0] ?? 0) + 1;
    count += width;
    if (width > TABLE_LIMITS.columns) return err("too_many_columns");
    if (count > TABLE_LIMITS.cells || rows.length >= TABLE_LIMITS.rows) return err("too_many_cells");
    const cells = Array.from({ length: width }, () => "");
    for (const [column, cell] of filled) cells[column] = toText(cell, is1904);
    if (cells.some((cell) => cell !== "")) rows.push({ cells, place: { sheet: name, row: row + 1 } });
  }
  return ok(rows);
};

/** What the library says of a lock it knows: the oldest one it opens itself. */
const tellFault = (error: unknown, password: string | undefined): WorkbookFault => {
  const message = error instanceof Error ? error.message : "";
  if (/password is incorrect/i.test(message))
    return password === undefined ? "needs_password" : "wrong_password";
  return /password|(?<!ZIP )encrypt/i.test(message) ? "unusual" : "broken";
};

const openWith = (bytes: Uint8Array, password: string): WorkBook =>
  read(bytes, {
    type: "array",
    password,
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: false,
    cellDates: false,
    bookVBA: false,
    sheetRows: TABLE_LIMITS.rows + 1,
  });

const open = (bytes: Uint8Array, password: string | undefined): Result<WorkBook, WorkbookFault> => {
  try {
    return ok(openWith(bytes, password ?? EVERYBODYS_PASSWORD));
  } catch (error) {
    return err(tellFault(error, password));
  }
};

/** The sheets of a workbook (xls, or an xlsx whose parts were inflated before) as rows of text; cached values of formulas. */
export const readWorkbook = (bytes: Uint8Array, password?: string): Result<Sheet[], WorkbookFault> => {
  const opened = open(bytes, password);
  if (!opened.ok) return opened;
  const book = opened.value;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const sheets: Sheet[] = [];
  for (const [index, title] of book.SheetNames.slice(0, SHEETS_MAX).entries()) {
    const sheet = book.Sheets[title];
    const name = title.slice(0, TABLE_LIMITS.sheet_name);
    if (sheet === undefined || sheet["!type"] === "chart") continue;
    const rows = readSheet(sheet, name, is1904);
    if (!rows.ok) return rows;
    sheets.push({ name, hidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0, rows: rows.value });
  }
  return ok(sheets);
};
