import { addDays, toIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../parsed-file.ts";
import { listInside } from "../facts/complete-year.ts";
import type { Span } from "../facts/complete-year.ts";
import type { PageDate } from "../lines/page-dates.ts";

/** Shorter spans hold each day of a year once. */
const YEAR_DAYS = 364;
/** Days of purchase turn back so far. */
const SLACK_DAYS = 20;

type Days = readonly (readonly IsoDate[])[];

/** From the first row on the earliest day that is not before the row above; null where days turn back. */
const runEarly = (days: Days): IsoDate[] | null => {
  const run: IsoDate[] = [];
  for (const own of days) {
    const least = addDays(run.at(-1) ?? own[0] ?? "0001-02-01", -SLACK_DAYS);
    const day = own.find((one) => one >= least);
    if (day === undefined) return null;
    run.push(day);
  }
  return run;
};

/** From the last row on the latest day that is not behind the row below. */
const runLate = (days: Days): IsoDate[] | null => {
  const run: IsoDate[] = [];
  for (const own of days.toReversed()) {
    const most = addDays(run[0] ?? own.at(-1) ?? "9999-11-30", SLACK_DAYS);
    const day = own.findLast((one) => one <= most);
    if (day === undefined) return null;
    run.unshift(day);
  }
  return run;
};

/** The days in whose years rows run on, and whether they could lie in others as well. */
export type PlacedYears = { days: ReadonlyMap<PageDate, IsoDate>; open: boolean };

const NONE: PlacedYears = { days: new Map(), open: false };

const isNewestFirst = (rows: readonly PageDate[], days: Days): boolean => {
  const keys = days.map((own) => own[0]?.slice(5) ?? "");
  const down = keys.filter((key, at) => at > 0 && key < (keys[at - 1] ?? "")).length;
  return down * 2 > rows.length - 1;
};

/** The years of days that are printed without one, where the printed span is so long that some lie in it twice. */
export const placeYears = (rows: readonly PageDate[], span: Span | null, order: DateOrder): PlacedYears => {
  if (span === null || span.to <= addDays(span.from, YEAR_DAYS)) return NONE;
  if (!rows.every(({ yearless }) => yearless)) return NONE;
  const days = rows.map((date) => listInside(date, span, order));
  if (days.every(({ length }) => length < 2) || days.some(({ length }) => length === 0)) return NONE;
  const reversed = isNewestFirst(rows, days);
  const ordered = reversed ? days.toReversed() : days;
  const [early, late] = [runEarly(ordered), runLate(ordered)];
  if (early === null || late === null) return { days: new Map(), open: true };
  const run = reversed ? early.toReversed() : early;
  return {
    days: new Map(rows.map((date, at) => [date, run[at] ?? ""])),
    open: early.some((day, at) => day !== late[at]),
  };
};

/** Days of rows that lie further apart turn over a year, not back. */
const TURN_DAYS = 200;

const aYearBefore = (day: IsoDate): IsoDate =>
  toIsoDate(Number(day.slice(0, 4)) - 1, Number(day.slice(5, 7)), Number(day.slice(8))) ?? addDays(day, -366);

const runsOn = (days: readonly IsoDate[]): boolean =>
  days.every((day, at) => at === 0 || day >= addDays(days[at - 1] ?? day, -SLACK_DAYS));

/**
 * Days without a printed year that turn back once by most of a year: those printed before the turn are of the year before, where all run
 * on then. Empty where they need no mending.
 */
export const unturnYears = (
  rows: readonly PageDate[],
  resolve: (date: PageDate) => IsoDate | null,
): ReadonlyMap<PageDate, IsoDate> => {
  if (!rows.every(({ yearless }) => yearless)) return NONE.days;
  const read = rows.flatMap((row) => {
    const day = resolve(row);
    return day === null ? [] : [{ row, day }];
  });
  for (const ordered of [read, read.toReversed()]) {
    const turn =
      ordered.findIndex(({ day }, at) => day > addDays(ordered[at + 1]?.day ?? day, TURN_DAYS)) + 1;
    if (turn === 0) continue;
    const mended = ordered.map(({ row, day }, at) => ({ row, day: at < turn ? aYearBefore(day) : day }));
    if (runsOn(mended.map(({ day }) => day))) return new Map(mended.map(({ row, day }) => [row, day]));
  }
  return NONE.days;
};
