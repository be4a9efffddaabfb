import type { TableRow } from "../../../decode/table/table.ts";
import { readAmount } from "../../../values/amount.ts";
import { readDate } from "../../../values/date.ts";
import { isHeader } from "./table-rows.ts";
import { findInformative } from "../../../labels/meaning-words.ts";
import { readTotalSide } from "../../../labels/total-words.ts";

const isFigure = (cell: string): boolean =>
  readDate(cell) === null && (readAmount(cell, ".") !== null || readAmount(cell, ",") !== null);

const isLabel = (cell: string): boolean => findInformative(cell) !== null || readTotalSide(cell) !== null;

const LABELS_MIN = 2;

/** A line of labels such as `Opening balance`, `Debits`, `Credits`, and no names of a table of movements. */
const namesFigures = (row: TableRow): boolean =>
  row.cells.filter((cell) => cell !== "" && isLabel(cell)).length >= LABELS_MIN &&
  !row.cells.some((cell) => cell !== "" && isFigure(cell)) &&
  !isHeader(row);

/** Nothing but figures, each of them below a label. */
const isBelow = (row: TableRow | undefined, labels: TableRow): row is TableRow => {
  const filled = row?.cells.flatMap((cell, column) => (cell === "" ? [] : [{ cell, column }])) ?? [];
  return (
    filled.length >= LABELS_MIN &&
    filled.every(({ cell, column }) => isFigure(cell) && (labels.cells[column] ?? "") !== "")
  );
};

/** Balances and totals that stand below their labels, in one line, become lines of a label and its figure each. */
export const unfoldRecaps = (rows: readonly TableRow[]): readonly TableRow[] => {
  const unfolded: TableRow[] = [];
  let found = false;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) break;
    const figures = rows[at + 1];
    // Hardly any row is nothing but figures: words of labels are looked up only above one.
    const recaps = isBelow(figures, row) && namesFigures(row) && !isBelow(rows[at + 2], row);
    if (!recaps) {
      unfolded.push(row);
      continue;
    }
    found = true;
    at += 1;
    for (const [column, cell] of figures.cells.entries())
      if (cell !== "") unfolded.push({ cells: [row.cells[column] ?? "", cell], place: figures.place });
  }
  return found ? unfolded : rows;
};
