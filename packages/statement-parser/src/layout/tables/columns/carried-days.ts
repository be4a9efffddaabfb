import { lineOf } from "../../../decode/table/table.ts";
import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { findInformative } from "../../../labels/meaning-words.ts";
import { isAmount } from "../rows/table-rows.ts";
import { hasLetters } from "../../../values/text.ts";

const HABIT_MIN = 2;
const NONE: CarriedDays = { days: new Map(), isHabit: false };

const isStated = ({ cells }: TableRow): boolean => cells.some((cell) => findInformative(cell) !== null);

const listFigures = ({ cells }: TableRow): number[] =>
  [...cells.entries()].flatMap(([at, cell]) =>
    cell !== "" && readDate(cell) === null && isAmount(cell) ? [at] : [],
  );

/** Days that rows have from the row over them; one row alone is no habit, and its own day may as well be missing. */
export type CarriedDays = { days: ReadonlyMap<TableRow, string>; isHabit: boolean };

/** How far apart rows stand that have their days; in markup a row may take several lines. */
const findStep = (rows: readonly TableRow[], isUndated: (row: TableRow) => boolean): number =>
  rows.reduce((most, row, at) => {
    const before = rows[at - 1];
    return before === undefined || isUndated(before) || isUndated(row)
      ? most
      : Math.max(most, lineOf(row) - lineOf(before));
  }, 1);

/**
 * The day of rows whose own cell is empty, where the day stands only in the first row of each: no row repeats that of the row above it,
 * and rows with words and figures in the columns of the others follow it without a gap.
 */
export const listCarriedDays = (
  rows: readonly TableRow[],
  isUndated: (row: TableRow) => boolean,
  booking: number,
): CarriedDays => {
  const moved = rows.filter((row) => !isStated(row));
  const hasDay = ({ cells }: TableRow): boolean => readDate(cells[booking] ?? "") !== null;
  const dated = moved.filter(hasDay);
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
  const step = findStep(moved, isUndated);
  const last = moved.findLastIndex(hasDay);
  const carried = new Map<TableRow, string>();
  const amid = new Map<TableRow, string>();
  let day: string | null = null;
  for (const [at, row] of moved.entries()) {
    const before = moved[at - 1];
    if (!isUndated(row)) day = hasDay(row) ? (row.cells[booking] ?? null) : null;
    else if (before !== undefined && lineOf(row) - lineOf(before) > step) day = null;
    if (day === null || !fits(row)) continue;
    carried.set(row, day);
    if (at < last) amid.set(row, day);
  }
  if (amid.size >= HABIT_MIN) return { days: carried, isHabit: true };
  // One alone with fewer figures than any other row states a balance in words of its own; without a balance beside it nothing tells that it is a row.
  const least = Math.min(...dated.map((row) => listFigures(row).length));
  const isWhole = least > 1 && [...amid.keys()].every((row) => listFigures(row).length >= least);
  return isWhole ? { days: amid, isHabit: false } : NONE;
};
