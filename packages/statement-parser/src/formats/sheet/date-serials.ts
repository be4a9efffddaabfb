import type { TableRow } from "../../decode/table/table.ts";
import { toDateText } from "../../decode/workbook/cell-text.ts";
import { readColumnName } from "../../layout/names/column-names.ts";
import { DATE_ROLES } from "../../layout/names/column-roles.ts";

const SERIAL = /^[2-6]\d{4}(?:\.\d+)?$/;
const HEADER_ROWS = 60;

/** Days of a workbook whose cells lost their date format show as serial numbers; under a date's name they are turned back. */
export const restoreDates = (rows: readonly TableRow[]): readonly TableRow[] => {
  const at = rows
    .slice(0, HEADER_ROWS)
    .findIndex((row, index) =>
      row.cells.some(
        (cell, column) =>
          DATE_ROLES.has(readColumnName(cell).role) && SERIAL.test(rows[index + 1]?.cells[column] ?? ""),
      ),
    );
  const header = rows[at];
  if (header === undefined) return rows;
  const columns = new Set(
    header.cells.flatMap((cell, column) => (DATE_ROLES.has(readColumnName(cell).role) ? [column] : [])),
  );
  const restore = (cell: string, column: number): string =>
    columns.has(column) && SERIAL.test(cell) ? (toDateText(Number(cell), false) ?? cell) : cell;
  return rows.map((row, index) => (index <= at ? row : { ...row, cells: row.cells.map(restore) }));
};
