import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { readYearless } from "../../lines/page-dates.ts";
import { splitDayNames } from "../../names/split-day-names.ts";

type Pair = readonly [string, string];

const WORDS_MAX = 12;
const HEAD_ROWS = 200;

/** Two names of days that fill a cell: `Transaction date Posting date`. */
const readNames = (cell: string): Pair | null => {
  const words = cell.split(" ");
  if (words.length < 2 || words.length > WORDS_MAX || /\d/.test(cell)) return null;
  const [first, second, ...others] = splitDayNames(words);
  const isWhole =
    first?.from === 0 &&
    second !== undefined &&
    second.from === first.to + 1 &&
    second.to === words.length - 1 &&
    others.length === 0;
  return isWhole ? [words.slice(0, second.from).join(" "), words.slice(second.from).join(" ")] : null;
};

const isDay = (text: string): boolean => readDate(text) !== null || readYearless(text, true, 1) !== null;

/** Two days of one form that fill a cell. */
const readDays = (cell: string): Pair | null => {
  const words = cell.split(" ");
  const half = words.length / 2;
  const [first, second] = [words.slice(0, half).join(" "), words.slice(half).join(" ")];
  return Number.isInteger(half) && isDay(first) && isDay(second) ? [first, second] : null;
};

/** Columns that hold two days in each cell, one over the other on the page, under two names, become two columns. */
export const splitDayPairs = (rows: readonly TableRow[]): readonly TableRow[] => {
  const findPair = ({ cells }: TableRow): number =>
    cells.length > 1 ? cells.findIndex((cell) => readNames(cell) !== null) : -1;
  const header = rows.slice(0, HEAD_ROWS).findIndex((row) => findPair(row) >= 0);
  const names = rows[header];
  if (names === undefined) return rows;
  const [at, width] = [findPair(names), names.cells.length];
  const isOfTable = ({ cells }: TableRow, index: number): boolean =>
    index >= header && cells.length === width;
  const filled = rows
    .slice(header + 1)
    .filter(({ cells }) => cells.length === width && cells[at] !== "" && readNames(cells[at] ?? "") === null);
  const paired = filled.filter(({ cells }) => readDays(cells[at] ?? "") !== null).length;
  if (paired === 0 || paired * 2 <= filled.length) return rows;
  return rows.map((row, index) => {
    if (!isOfTable(row, index)) return row;
    const cell = row.cells[at] ?? "";
    const pair = readDays(cell) ?? readNames(cell) ?? [cell, ""];
    return { ...row, cells: [...row.cells.slice(0, at), ...pair, ...row.cells.slice(at + 1)] };
  });
};
