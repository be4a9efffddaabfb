import { toIsoDate } from "@passbook/contract/values";
import type { TableRow } from "../../../decode/table/table.ts";
import { readDayHeadings } from "../../days/day-headings.ts";
import { readDayNumbers } from "../../days/day-numbers.ts";
import type { DateToken, ScannedLine } from "../../lines/tokens.ts";
import { readColumnName } from "../../names/column-names.ts";
import { isMadeOfNames, MONEY_OR_ORIGINAL } from "../rows/table-rows.ts";
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

/** A day in the words of a row is none of the table. */
const keepWholeCells = (scanned: ScannedLine): ScannedLine => ({
  ...scanned,
  tokens: scanned.tokens.filter(({ text }) => scanned.line.cells.some((cell) => cell.text === text)),
});

/**
 * Rows without a day of their own, with that of the line over them in a column before all others: a day for several rows, or a month
 * for rows that begin with the number of their day, as pages are read. The rows as they are where no days stand over them.
 */
export const giveDays = (rows: readonly TableRow[]): readonly TableRow[] => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const lines = placeRows(filled, 1, ANY_STYLE).map(keepWholeCells);
  const read = lines.length === filled.length ? (readDayHeadings(lines) ?? readDayNumbers(lines)) : null;
  if (read === null) return rows;
  return filled.flatMap((row, at): TableRow[] => {
    const day = findGiven(lines[at], read[at]);
    if (day !== null) return [{ ...row, cells: [day, ...row.cells] }];
    const isHeading = row.cells.filter((cell) => cell !== "").length === 1 && lines[at] !== read[at];
    return isHeading ? [] : [{ ...row, cells: [isNames(row) ? NAME : "", ...row.cells] }];
  });
};
