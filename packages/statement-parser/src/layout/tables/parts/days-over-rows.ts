import { toIsoDate } from "@passbook/contract/values";
import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { readDayHeadings } from "../../days/day-headings.ts";
import { readDayNumbers } from "../../days/day-numbers.ts";
import type { DateToken, ScannedLine } from "../../lines/tokens.ts";
import { readColumnName } from "../../names/column-names.ts";
import { isHeader, isMadeOfNames, MONEY_OR_ORIGINAL } from "../rows/table-rows.ts";
import { ANY_STYLE, placeRows } from "./place-rows.ts";

const NAME = "Date";

const isNames = ({ cells }: TableRow): boolean =>
  isMadeOfNames(cells) && cells.some((cell) => MONEY_OR_ORIGINAL.has(readColumnName(cell).role));

const writeDay = ({ text, date: { written } }: DateToken): string => {
  const [day, month, year] = written.parts;
  return (written.order === "dmy" ? toIsoDate(year, month, day) : null) ?? text;
};

/** The day that a line got from what stands over it, or from the number before its words; null where it has none, or its own. */
const findGiven = (before: ScannedLine | undefined, after: ScannedLine | undefined): string | null => {
  const [day] = after?.tokens ?? [];
  return day?.kind === "date" && before?.tokens[0] !== day ? writeDay(day) : null;
};

const isDayAlone = ({ cells }: TableRow): boolean => {
  const [cell = "", ...others] = cells.filter((text) => text !== "");
  return others.length === 0 && readDate(cell) !== null;
};

const NAMED_ROWS = 200;

/** Under names of which none is that of a day, the first line is a day alone, and so are others: it is the rows' that follow. */
export const standDaysOver = (rows: readonly TableRow[]): boolean => {
  const names = rows.slice(0, NAMED_ROWS).findIndex(isNames);
  if (names === -1 || rows.slice(0, NAMED_ROWS).some(isHeader)) return false;
  const [first, ...under] = rows.slice(names + 1, names + 1 + NAMED_ROWS);
  return first !== undefined && isDayAlone(first) && under.some(isDayAlone);
};

/** A day in the words of a row is none of the table; where days stand over rows, neither is one in a cell of these. */
const keepWholeCells = (scanned: ScannedLine, row: TableRow | undefined, isOver: boolean): ScannedLine => {
  const inRow = isOver && row !== undefined && !isDayAlone(row);
  return {
    ...scanned,
    tokens: scanned.tokens.filter(
      ({ kind, text }) =>
        !(inRow && kind === "date") && scanned.line.cells.some((cell) => cell.text === text),
    ),
  };
};

/**
 * Rows without a day of their own, with that of the line over them in a column before all others: a day for several rows, or a month
 * for rows that begin with the number of their day, as pages are read. The rows as they are where no days stand over them.
 */
export const giveDays = (rows: readonly TableRow[]): readonly TableRow[] => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const isOver = standDaysOver(filled);
  const lines = placeRows(filled, 1, ANY_STYLE).map((line, at) => keepWholeCells(line, filled[at], isOver));
  const read = lines.length === filled.length ? (readDayHeadings(lines) ?? readDayNumbers(lines)) : null;
  if (read === null) return rows;
  return filled.flatMap((row, at): TableRow[] => {
    const day = findGiven(lines[at], read[at]);
    if (day !== null) return [{ ...row, cells: [day, ...row.cells], given: true }];
    const isHeading = row.cells.filter((cell) => cell !== "").length === 1 && lines[at] !== read[at];
    return isHeading ? [] : [{ ...row, cells: [isNames(row) ? NAME : "", ...row.cells] }];
  });
};
