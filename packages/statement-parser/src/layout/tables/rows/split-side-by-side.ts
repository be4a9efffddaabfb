import type { TableRow } from "../../../decode/table/table.ts";
import { isHeader } from "./table-rows.ts";

const HEAD_ROWS = 200;

/** The empty column between two tables whose names are the same, as those of two accounts side by side; null where none is. */
const findGap = (rows: readonly TableRow[]): number | null => {
  for (const { cells, place } of rows.slice(0, HEAD_ROWS)) {
    const namesOf = (part: readonly string[]): string => part.filter((cell) => cell !== "").join("\n");
    const gap = cells.findIndex(
      (cell, at) => cell === "" && at > 0 && namesOf(cells.slice(0, at)) === namesOf(cells.slice(at + 1)),
    );
    if (gap > 0 && isHeader({ cells: cells.slice(0, gap), place })) return gap;
  }
  return null;
};

/** The tables that stand side by side among these rows, each for itself; most stand alone. */
export const splitSideBySide = (
  rows: readonly TableRow[],
): [readonly TableRow[], ...(readonly TableRow[])[]] => {
  const gap = findGap(rows);
  if (gap === null) return [rows];
  const cut = (from: number, to?: number): TableRow[] =>
    rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }));
  return [cut(0, gap), cut(gap + 1)];
};
