import type { IsoDate } from "@passbook/contract/values";
import type { TableRow } from "../../../decode/table/table.ts";
import type { DateOrder } from "../../../parsed-file.ts";
import { completeYear } from "../../facts/complete-year.ts";
import type { Span } from "../../facts/complete-year.ts";
import { findWindow } from "../../days/resolve-dates.ts";
import { findPeriod, holdsRows } from "../../facts/find-period.ts";
import { readYearless } from "../../lines/page-dates.ts";
import type { PageDate } from "../../lines/page-dates.ts";
import { readColumnName } from "../../names/column-names.ts";
import { DATE_ROLES } from "../../names/column-roles.ts";
import { readDate } from "../../../values/date.ts";
import { isHeader } from "../rows/table-rows.ts";
import { placeRows } from "./place-rows.ts";

const HEAD_ROWS = 40;
const SAMPLE_ROWS = 400;
const SHARE_MIN = 0.4;
const OWN_SHARE_MIN = 0.9;
const DAYS_MIN = 3;
const YEAR_FIRST = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/;

const readDay = (cell: string): PageDate | null => readYearless(cell.replace(/^'/, ""), true, 1);

/** Lines around a short table may be as many as its rows: from its first day to its last nearly all are days. */
const holdsDays = (cells: readonly string[]): boolean => {
  const are = cells.filter((cell) => cell !== "").map((cell) => readDay(cell) !== null);
  const days = are.filter(Boolean).length;
  const own = are.lastIndexOf(true) + 1 - are.indexOf(true);
  return days > are.length * SHARE_MIN || (days >= DAYS_MIN && days >= own * OWN_SHARE_MIN);
};

/** Columns in which most cells are a day and a month. */
const findYearless = (rows: readonly TableRow[]): number[] => {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const indexes = Array.from({ length: width }, (_, index) => index);
  return indexes.filter((index) => holdsDays(rows.map((row) => row.cells[index] ?? "")));
};

/** Whether all columns that are called days hold days without a year, whatever days stand in the texts of the rows. */
export const areDaysYearless = (rows: readonly TableRow[]): boolean => {
  const header = rows.findIndex(isHeader);
  const names = rows[header]?.cells.map(readColumnName) ?? [];
  const days = [...names.keys()].filter((index) => DATE_ROLES.has(names[index]?.role ?? null));
  const under = rows.slice(header + 1, header + 1 + SAMPLE_ROWS);
  // Another table below may announce rows with their years.
  const next = under.findIndex(isHeader);
  const sample = (next > 0 ? under.slice(0, next) : under).filter(({ cells }) => cells.length > 2);
  const isDay = (index: number): boolean =>
    holdsDays(sample.map(({ cells }) => cells[index] ?? "")) &&
    sample.every(({ cells }) => readDate(cells[index] ?? "") === null);
  return days.length > 0 && days.every(isDay);
};

/** The period that the lines above a table print, or the weeks before their day, that holds its days, with the order in which these are written. */
const findSpan = (
  head: readonly TableRow[],
  rows: readonly PageDate[],
  today: IsoDate,
): { span: Span; order: DateOrder } | null => {
  const lines = placeRows(head, 1, { sign: ",", exponent: 2 });
  // One who writes the year first writes the month before the day, too.
  const isYearFirst = head.some(({ cells }) => cells.some((cell) => YEAR_FIRST.test(cell)));
  for (const order of isYearFirst ? (["mdy"] as const) : (["dmy", "mdy"] as const)) {
    const period = findPeriod(lines, order, { rows, today });
    const window = findWindow({ hints: { today }, around: lines, rows }, order);
    const span = [period, window].find((one) => one !== null && holdsRows(one, rows, order, today));
    if (span != null) return { span, order };
  }
  return null;
};

/**
 * Rows whose days are printed without a year, completed from the period that the lines above the table print; the rows
 * as they are where there is no such column or no such period.
 */
export const completeDates = (rows: readonly TableRow[], today: IsoDate): readonly TableRow[] => {
  const under = rows.slice(rows.findIndex(isHeader) + 1);
  const sample = under.filter((row) => row.cells.length > 2).slice(0, SAMPLE_ROWS);
  const columns = findYearless(sample);
  const days = sample.flatMap(({ cells }) => columns.flatMap((index) => readDay(cells[index] ?? "") ?? []));
  const found = days.length > 0 ? findSpan(rows.slice(0, HEAD_ROWS), days, today) : null;
  if (found === null) return rows;
  const complete = (cell: string): string => {
    const day = readDay(cell);
    return (day === null ? null : completeYear(day, found.span, found.order)) ?? cell;
  };
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (columns.includes(index) ? complete(cell) : cell)),
  }));
};
