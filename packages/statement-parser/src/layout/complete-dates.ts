import { isIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { TableRow } from "../decode/table.ts";
import type { DateOrder } from "../parsed-file.ts";
import { findDates, resolveDate } from "../values/date.ts";

const YEARLESS = /^'?(\d{1,2})([./-])(\d{1,2})\2?$/;
const HEAD_ROWS = 40;
const SHARE_MIN = 0.4;
const OWN_SHARE_MIN = 0.9;
const DAYS_MIN = 3;

type Span = { from: IsoDate; to: IsoDate; order: DateOrder };

const ISO_IN_TEXT = /(?<![\d.-])\d{4}-\d{2}-\d{2}(?![\d-])/g;

/** One who writes the year first writes the month before the day, too. */
const findIsoSpan = (text: string): Span | null => {
  const dates = [...text.matchAll(ISO_IN_TEXT)].flatMap(([day]) => (isIsoDate(day) ? [day] : [])).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  return from === undefined || to === undefined || from === to ? null : { from, to, order: "mdy" };
};

/** The first and last day named in the lines above a table; null unless all of them are days in one order. */
const findSpan = (rows: readonly TableRow[], today: IsoDate): Span | null => {
  const text = rows
    .slice(0, HEAD_ROWS)
    .map((row) => row.cells.join(" "))
    .join("\n");
  const written = findDates(text);
  if (written.length < 2) return findIsoSpan(text);
  for (const order of ["dmy", "mdy"] as const) {
    const dates = written.flatMap((date) => resolveDate(date, order, today) ?? []).toSorted();
    const [from, to] = [dates[0], dates.at(-1)];
    if (from !== undefined && to !== undefined && dates.length === written.length) return { from, to, order };
  }
  return null;
};

/** The cell with the year in which its day lies inside the span. */
const withYear = (cell: string, span: Span, today: IsoDate): string => {
  const match = YEARLESS.exec(cell);
  if (match === null) return cell;
  const [, first = "", mark = "/", second = ""] = match;
  for (const year of new Set([span.to.slice(0, 4), span.from.slice(0, 4)])) {
    const text = [first, second, year].join(mark);
    const [written] = findDates(text);
    const date = written === undefined ? null : resolveDate(written, span.order, today);
    if (date !== null && date >= span.from && date <= span.to) return text;
  }
  return cell;
};

/** Amounts of less than a hundred are too few to be taken for days. */
const isYearless = (cell: string): boolean => {
  const match = YEARLESS.exec(cell);
  return match !== null && Math.min(Number(match[1]), Number(match[3])) <= 12;
};

/** Lines around a short table may be as many as its rows: from its first day to its last nearly all are days. */
const holdsDays = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== "");
  const days = filled.filter(isYearless).length;
  const own = filled.slice(filled.findIndex(isYearless), filled.findLastIndex(isYearless) + 1);
  return days > filled.length * SHARE_MIN || (days >= DAYS_MIN && days >= own.length * OWN_SHARE_MIN);
};

/** Columns in which most cells are a day and a month. */
const findYearless = (rows: readonly TableRow[]): Set<number> => {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const indexes = Array.from({ length: width }, (_, index) => index);
  return new Set(indexes.filter((index) => holdsDays(rows.map((row) => row.cells[index] ?? ""))));
};

/**
 * Rows whose days are printed without a year, completed from the period that the lines above the table print; the rows
 * as they are where there is no such column or no such period.
 */
export const completeDates = (rows: readonly TableRow[], today: IsoDate): readonly TableRow[] => {
  const columns = findYearless(rows.filter((row) => row.cells.length > 2));
  const span = columns.size > 0 ? findSpan(rows, today) : null;
  if (span === null) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (columns.has(index) ? withYear(cell, span, today) : cell)),
  }));
};
