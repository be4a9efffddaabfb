import type { TableRow } from "../../decode/table/table.ts";

/** The columns of Passbook's own export, in their order. */
const COLUMNS =
  "Date|Value date|Account|Description|Amount|Currency|Balance|Vendor|Merchant|Category|Sub-category|Tags|Parts|Note|Reference|Status";
/** Names that were found for the description; printed are only the other columns. */
const FOUND = new Set([7, 8]);
/** The apostrophe that the export puts before what a spreadsheet could take for a formula. */
const HELD = /^'('*[=+\-@\t\r])/;

/** Rows of Passbook's own export as they were before it held formulas; null for every other table. */
export const releaseOwnExport = (rows: readonly TableRow[]): TableRow[] | null => {
  const header = rows[0];
  if (header === undefined || header.cells.join("|") !== COLUMNS) return null;
  const release = (cell: string, column: number): string =>
    FOUND.has(column) ? "" : cell.startsWith("'") ? cell.replace(HELD, "$1") : cell;
  return rows.map((row, index) => (index === 0 ? row : { ...row, cells: row.cells.map(release) }));
};
