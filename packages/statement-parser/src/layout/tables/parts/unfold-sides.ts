import type { TableRow } from "../../../decode/table/table.ts";
import { readAmount } from "../../../values/amount.ts";
import { isDataRow, isHeader } from "../rows/table-rows.ts";
import { isBareTotal } from "../../../labels/meaning-words.ts";
import { readSectionWords } from "../../../labels/fact-words.ts";
import { findKind } from "../columns/prepare-rows.ts";

type Side = 1 | -1;

const WORDS = new Map<Side, string>([
  [1, "credit"],
  [-1, "debit"],
]);
const NAME = "direction";
const TOTALS = new Map<Side, string>([
  [1, "Total credits"],
  [-1, "Total debits"],
]);

/** The side that a line names which says nothing else and stands right over a table. */
const readHeading = ({ cells }: TableRow, below: TableRow | undefined): Side | null => {
  const [heading, ...others] = cells.filter((cell) => cell !== "");
  if (heading === undefined || others.length > 0 || below === undefined) return null;
  if (!isHeader(below) && !isDataRow(below)) return null;
  const said = readSectionWords(heading);
  return said === 1 || said === -1 ? said : null;
};

/** A total that says no more, closing the table of a side, is the total of that side. */
const nameTotal = (row: TableRow, side: Side): TableRow => {
  const [label = "", ...figures] = row.cells.filter((cell) => cell !== "");
  return figures.length === 1 && isBareTotal(label)
    ? { ...row, cells: [TOTALS.get(side) ?? label, ...figures] }
    : row;
};

/** The side of each row under such a heading, down to what closes its table; the headings themselves are left out. */
const listSided = (rows: readonly TableRow[]): { row: TableRow; side: Side | null }[] => {
  let side: Side | null = null;
  return rows.flatMap((row, at) => {
    const heading = readHeading(row, rows[at + 1]);
    if (heading !== null) {
      side = heading;
      return [];
    }
    if (side !== null && findKind(row.cells) !== "movement") {
      const closing = nameTotal(row, side);
      side = null;
      return [{ row: closing, side }];
    }
    return [{ row, side: isHeader(row) || isDataRow(row) ? side : null }];
  });
};

const isNegative = (cell: string): boolean =>
  (readAmount(cell, ".") ?? readAmount(cell, ","))?.negative === true;

/** Tables of what came in and of what went out, one below the other, become one table with a column for the side. */
export const unfoldSides = (rows: readonly TableRow[]): readonly TableRow[] => {
  if (!rows.some((row, at) => readHeading(row, rows[at + 1]) !== null)) return rows;
  const listed = listSided(rows);
  const sided = listed.filter(({ row, side }) => side !== null && isDataRow(row));
  if (new Set(sided.map(({ side }) => side)).size < 2) return rows;
  // Signs of their own need no heading.
  if (sided.some(({ row }) => row.cells.some(isNegative))) return rows;
  const width = Math.max(...listed.map(({ row, side }) => (side === null ? 0 : row.cells.length)));
  return listed.map(({ row, side }) => {
    if (side === null) return row;
    const padded = Array.from({ length: width }, (_, index) => row.cells[index] ?? "");
    return { ...row, cells: [...padded, isHeader(row) ? NAME : (WORDS.get(side) ?? "")] };
  });
};
