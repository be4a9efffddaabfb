import { lineOf } from "../../../decode/table/table.ts";
import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { findInformative } from "../../../labels/meaning-words.ts";
import { isAmount } from "../rows/table-rows.ts";
import { hasLetters } from "../../../values/text.ts";

const HABIT_MIN = 2;
const NONE: ReadonlyMap<TableRow, string> = new Map();

const isStated = ({ cells }: TableRow): boolean => cells.some((cell) => findInformative(cell) !== null);

const listFigures = ({ cells }: TableRow): number[] =>
  [...cells.entries()].flatMap(([at, cell]) =>
    cell !== "" && readDate(cell) === null && isAmount(cell) ? [at] : [],
  );

/**
 * The day of rows whose own cell is empty, where the day stands only in the first row of each: no row repeats that of the row above it,
 * and rows with words and figures in the columns of the others follow it without a gap.
 */
export const listCarriedDays = (
  rows: readonly TableRow[],
  isUndated: (row: TableRow) => boolean,
  booking: number,
): ReadonlyMap<TableRow, string> => {
  const moved = rows.filter((row) => !isStated(row));
  const dated = moved.filter(({ cells }) => readDate(cells[booking] ?? "") !== null);
  if (dated.some(({ cells }, at) => cells[booking] === dated[at - 1]?.cells[booking])) return NONE;
  const figures = new Set(dated.flatMap(listFigures));
  const fits = (row: TableRow): boolean => {
    const own = listFigures(row);
    return (
      isUndated(row) &&
      own.length > 0 &&
      own.every((at) => figures.has(at)) &&
      row.cells.some((cell) => hasLetters(cell, 2))
    );
  };
  const carried = new Map<TableRow, string>();
  let day: string | null = null;
  for (const [at, row] of moved.entries()) {
    const before = moved[at - 1];
    if (!isUndated(row))
      day = readDate(row.cells[booking] ?? "") === null ? null : (row.cells[booking] ?? null);
    else if (before !== undefined && lineOf(row) - lineOf(before) > 1) day = null;
    if (day !== null && fits(row)) carried.set(row, day);
  }
  const last = dated.at(-1);
  // One row without a day is one whose day is missing.
  const amid = [...carried.keys()].filter((row) => last !== undefined && lineOf(row) < lineOf(last));
  return amid.length < HABIT_MIN ? NONE : carried;
};
