import type { TableRow } from "../../../decode/table/table.ts";
import { findDecimalSign, findNumberBody, readAmount, toMinor } from "../../../values/amount.ts";
import type { WrittenAmount } from "../../../values/amount.ts";
import { readDate } from "../../../values/date.ts";
import { isDataRow, isHeader } from "../rows/table-rows.ts";
import { sideOfName } from "../../names/column-names.ts";
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
  if (said === 1 || said === -1) return said;
  // Over the names of a table stands what a column would be called.
  return said === null && isHeader(below) ? sideOfName(heading) : null;
};

/** A total that says no more, closing the table of a side, is the total of that side. */
const nameTotal = (row: TableRow, side: Side, isSum: boolean): TableRow => {
  const [label = "", ...figures] = row.cells.filter((cell) => cell !== "");
  return figures.length === 1 && (isSum || isBareTotal(label))
    ? { ...row, cells: [TOTALS.get(side) ?? label, ...figures] }
    : row;
};

const MINOR = 3;

/** What the figure of a row is worth, whichever sign is that of its decimals; null where it has none, or several. */
const readFigure = ({ cells }: TableRow): number | null => {
  const figures = cells.flatMap((cell) => {
    const written = /\d/.test(cell) && readDate(cell) === null ? readBySign(cell) : null;
    return written === null ? [] : [Math.abs(toMinor(written, MINOR)?.amount ?? 0)];
  });
  return figures.length === 1 ? (figures[0] ?? null) : null;
};

const readBySign = (cell: string): WrittenAmount | null => {
  const sign = findDecimalSign(findNumberBody(cell)?.body ?? "");
  return readAmount(cell, sign === "," ? "," : ".");
};

/** A row without a day whose figure is the sum of those above it, whatever it is called. */
const sumsUp = (row: TableRow, own: readonly TableRow[]): boolean => {
  if (isDataRow(row) || own.length === 0) return false;
  const [figure, ...figures] = [row, ...own].map(readFigure);
  return (
    figure !== null &&
    figure !== undefined &&
    figure === figures.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  );
};

/** The side of each row under such a heading, down to what closes its table; the headings themselves are left out. */
const listSided = (rows: readonly TableRow[]): { row: TableRow; side: Side | null }[] => {
  let side: Side | null = null;
  let own: TableRow[] = [];
  return rows.flatMap((row, at) => {
    const heading = readHeading(row, rows[at + 1]);
    if (heading !== null) {
      side = heading;
      own = [];
      return [];
    }
    if (side !== null && isDataRow(row)) own.push(row);
    const isSum = side !== null && sumsUp(row, own);
    if (side !== null && (isSum || findKind(row.cells) !== "movement")) {
      const closing = nameTotal(row, side, isSum);
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
