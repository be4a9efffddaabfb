import { addMonthsTo, toWeekday } from "../text/day-number.ts";
import type { Entry, Interval } from "./intervals.ts";
import { findMedian } from "./statistics.ts";

const WEEK = 7;
const MONTH_END = 31;
const RECENT = 6;

const countBy = (values: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
};

/** Weekday of intervals of whole weeks, else day of the month (31 = its last), by the latest rows. */
export const findUsualDay = (entries: readonly Entry[], interval: Interval): number => {
  const recent = entries.slice(-RECENT);
  if (interval.days % WEEK === 0) return countBy(recent.map(({ day }) => toWeekday(day)));
  const atEnd = recent.filter(({ dayOfMonth, monthDays }) => dayOfMonth === monthDays).length;
  if (recent.length > 1 && atEnd > recent.length / 2) return MONTH_END;
  return Math.round(findMedian(recent.map(({ dayOfMonth }) => dayOfMonth)));
};

const nearestWeekday = (day: number, weekday: number): number => {
  const ahead = (weekday - toWeekday(day) + WEEK) % WEEK;
  return ahead <= WEEK / 2 ? day + ahead : day + ahead - WEEK;
};

/** The usual day of the month that lies nearest to a day. */
const nearestMonthDay = (day: number, usualDay: number): number =>
  [-1, 0, 1]
    .map((months) => addMonthsTo(day, months, usualDay))
    .reduce((best, each) => (Math.abs(each - day) < Math.abs(best - day) ? each : best));

/** The day number on which a series is due `steps` intervals after its last row (1 = next). */
export const findSlot = (entries: readonly Entry[], interval: Interval, steps: number): number => {
  const last = entries.at(-1);
  if (last === undefined) return 0;
  const usualDay = findUsualDay(entries, interval);
  if (interval.name === "semi_monthly") return findHalfMonthSlot(entries, last, steps);
  if (interval.months === 0) return nearestWeekday(last.day + interval.days * steps, usualDay);
  return addMonthsTo(nearestMonthDay(last.day, usualDay), interval.months * steps, usualDay);
};

/** Twice a month: the row before the last one shows the other day of the month. */
const findHalfMonthSlot = (entries: readonly Entry[], last: Entry, steps: number): number => {
  const other = entries.at(-2) ?? last;
  const base = steps % 2 === 1 ? other : last;
  const months = Math.floor((steps + 1) / 2);
  return addMonthsTo(base.day, months, base.dayOfMonth);
};
