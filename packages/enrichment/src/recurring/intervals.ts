import { daysInMonth, type IsoDate } from "@passbook/contract/values";
import type { FinderRow, Series, SeriesInterval } from "../finding-types.ts";
import { toDayNumber } from "../text/day-number.ts";

/** A day on the calendar; `month` counts months since year 0. */
export type CalendarDay = {
  readonly day: number;
  readonly month: number;
  readonly dayOfMonth: number;
  /** Days of its month and of the month before. */
  readonly monthDays: number;
  readonly daysBefore: number;
};
/** A row on the calendar. */
export type Entry = CalendarDay & { readonly row: FinderRow };

const MONTHS = 12;

export const toCalendarDay = (on: IsoDate): CalendarDay => {
  const year = Number(on.slice(0, 4));
  const month = Number(on.slice(5, 7));
  return {
    day: toDayNumber(on),
    month: year * MONTHS + month - 1,
    dayOfMonth: Number(on.slice(8, 10)),
    monthDays: daysInMonth(year, month),
    daysBefore: month === 1 ? 31 : daysInMonth(year, month - 1),
  };
};

export const toEntry = (row: FinderRow): Entry => ({ row, ...toCalendarDay(row.booked_on) });

/** What the counterparty asks: the printed foreign price where there is one. */
export const toPrice = ({ row }: Entry): string =>
  row.original === null
    ? String(row.amount)
    : `${row.original.currency}${String(Math.abs(row.original.amount))}`;

/** A steady interval: `months` where it follows the calendar, 0 where it counts days; `slack` days early or late are usual. */
export type Interval = {
  readonly name: SeriesInterval;
  readonly days: number;
  readonly months: number;
  readonly slack: number;
};

/** Slack covers weekends, holidays and the ends of months; banks book up to four days late around the turn of the year. */
export const INTERVALS: readonly Interval[] = [
  { name: "weekly", days: 7, months: 0, slack: 2 },
  { name: "fortnightly", days: 14, months: 0, slack: 3 },
  { name: "semi_monthly", days: 15.22, months: 0, slack: 3.5 },
  { name: "four_weekly", days: 28, months: 0, slack: 3 },
  { name: "monthly", days: 30.44, months: 1, slack: 4 },
  { name: "two_monthly", days: 60.88, months: 2, slack: 6 },
  { name: "quarterly", days: 91.31, months: 3, slack: 8 },
  { name: "half_yearly", days: 182.62, months: 6, slack: 10 },
  { name: "yearly", days: 365.25, months: 12, slack: 12 },
];

/** The interval of a name. */
export const findInterval = (name: SeriesInterval): Interval => {
  const found = INTERVALS.find((interval) => interval.name === name);
  if (found === undefined) throw new Error(`no interval ${name}`);
  return found;
};

/** Days past the expected one after which a series counts as ended. */
const findEnd = ({ days }: Interval): number => {
  if (days < 16) return 2 * days + 7;
  if (days < 40) return days + 12;
  return Math.min(days, 75);
};

/** The state of a series so many days after its next row was expected. */
export const judgeLateness = (interval: Interval, days: number): Series["state"] => {
  if (days > findEnd(interval)) return "ended";
  return days > interval.slack ? "late" : "active";
};

/** Days by which `to` is late (negative: early) for standing `steps` intervals after `from`. */
export const countLateness = (from: Entry, to: Entry, interval: Interval, steps: number): number => {
  if (interval.months === 0) return to.day - from.day - interval.days * steps;
  const beyond = to.month - from.month - interval.months * steps;
  const within = to.dayOfMonth - from.dayOfMonth;
  if (beyond === 0) return isBothMonthEnd(from, to) ? 0 : within;
  if (beyond === 1) return within + to.daysBefore;
  if (beyond === -1) return within - to.monthDays;
  return to.day - from.day - interval.days * steps;
};

const isBothMonthEnd = (from: Entry, to: Entry): boolean =>
  from.dayOfMonth === from.monthDays && to.dayOfMonth === to.monthDays;

/** The interval whose length is nearest to a number of days, relative to itself. */
export const findNearestInterval = (days: number): Interval => {
  const far = (interval: Interval): number => Math.abs(Math.log(Math.max(days, 1) / interval.days));
  return INTERVALS.reduce((best, interval) => (far(interval) < far(best) ? interval : best));
};
