import { releaseFormula } from "@passbook/contract/formulas";
import type { TableRow } from "../../decode/table/table.ts";

/** The columns of Passbook's own export, in their order. */
const COLUMNS =
  "Date|Value date|Account|Description|Amount|Currency|Balance|Vendor|Merchant|Category|Sub-category|Tags|Parts|Note|Reference|Status|Counts on";
/** Exports of earlier versions end before. */
const COLUMNS_MIN = COLUMNS.indexOf("|Counts on");
const AMOUNT = 4;
const VENDOR = 7;
/** Names that were found for the description, and notes, which its person wrote; printed are only the other columns. */
const NOT_PRINTED = new Set([VENDOR, 8, 13]);

/** Rows of Passbook's own export: all they hold, and of that what was printed. */
export type OwnExport = { readonly written: readonly TableRow[]; readonly printed: readonly TableRow[] };

const change = (
  rows: readonly TableRow[],
  toCells: (cells: readonly string[], index: number) => readonly string[],
): TableRow[] => rows.map((row, index) => ({ ...row, cells: [...toCells(row.cells, index)] }));

/** Its signs are known, so that money out and in stand in columns of their own: nothing is guessed from words. */
const toPrinted = (cells: readonly string[], index: number): readonly string[] => {
  const amount = cells[AMOUNT] ?? "";
  const is_out = amount.startsWith("-");
  const [out, into] = index === 0 ? ["Debit", "Credit"] : is_out ? [amount.slice(1), ""] : ["", amount];
  return cells.map((cell, column) => {
    if (column === AMOUNT) return out;
    if (column === VENDOR) return into;
    return index > 0 && NOT_PRINTED.has(column) ? "" : cell;
  });
};

/** Our own export as it was before texts (not those of workbooks) were held from being formulas; null for every other table. */
export const readOwnExport = (rows: readonly TableRow[], holds_formulas: boolean): OwnExport | null => {
  const header = rows[0]?.cells.join("|").replace(/^\uFEFF/, "") ?? "";
  if (!COLUMNS.startsWith(header) || header.length < COLUMNS_MIN) return null;
  const written = holds_formulas
    ? change(rows, (cells, index) =>
        cells.map((cell, column) =>
          // plain numbers were not held
          index === 0 || column === AMOUNT ? cell : releaseFormula(cell),
        ),
      )
    : rows;
  return { written, printed: change(written, toPrinted) };
};
