import { addDays, addMonths, daysInMonth, type IsoDate, toIsoDate } from "../values/values.ts";

export type Unit = "day" | "week" | "month" | "quarter" | "year";

/** Days, as they were written: what is said of today stays so, for a search that is kept. */
export type Period =
  /** A year, month or day; without a year, the last such that began already. */
  | {
      readonly kind: "calendar";
      readonly year: number | null;
      readonly month: number | null;
      readonly day: number | null;
    }
  /** Today, this month (0), yesterday, last month (-1). */
  | { readonly kind: "relative"; readonly unit: Unit; readonly offset: 0 | -1 }
  /** The last so many, this one included. */
  | { readonly kind: "last"; readonly unit: Unit; readonly count: number };

/** What days depend on: the day it is, and the day on which a week begins (0 = Sunday). */
export type Calendar = { readonly today: IsoDate; readonly week_start: number };

/** First and last day, both included. */
export type Days = { readonly from: IsoDate; readonly to: IsoDate };

/** No period is longer: a century of days. */
export const MOST_UNITS = 1000;

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
const monthOf = (day: IsoDate): number => Number(day.slice(5, 7));
const weekdayOf = (day: IsoDate): number => new Date(day).getUTCDay();
const toDay = (year: number, month: number, day: number): IsoDate =>
  toIsoDate(year, month, Math.min(day, daysInMonth(year, month))) ?? "0001-01-01";

const monthsFrom = (month: string, count: number): Days => {
  const last = addMonths(month, count - 1);
  return {
    from: `${month}-01`,
    to: toDay(Number(last.slice(0, 4)), Number(last.slice(5, 7)), 31),
  };
};

/** A unit so many before the one that today is in. */
const unitBack = (unit: Unit, back: number, { today, week_start }: Calendar): Days => {
  if (unit === "day") {
    const day = addDays(today, -back);
    return { from: day, to: day };
  }
  if (unit === "week") {
    const begun = addDays(today, -((weekdayOf(today) - week_start + 7) % 7) - 7 * back);
    return { from: begun, to: addDays(begun, 6) };
  }
  const month = today.slice(0, 7);
  if (unit === "month") return monthsFrom(addMonths(month, -back), 1);
  if (unit === "quarter") return monthsFrom(addMonths(month, -((monthOf(today) - 1) % 3) - 3 * back), 3);
  return { from: toDay(yearOf(today) - back, 1, 1), to: toDay(yearOf(today) - back, 12, 31) };
};

/** The last year in which a month or day had begun, and that has the day at all. */
const lastYearWith = (today: IsoDate, month: number, day: number | null): number => {
  for (let year = yearOf(today); year > yearOf(today) - 9; year -= 1) {
    const begins = toIsoDate(year, month, day ?? 1);
    if (begins !== null && begins <= today) return year;
  }
  return yearOf(today);
};

/** The days that a period is, seen from today. */
export const resolvePeriod = (period: Period, calendar: Calendar): Days => {
  if (period.kind === "relative") return unitBack(period.unit, -period.offset, calendar);
  if (period.kind === "last")
    return {
      from: unitBack(period.unit, period.count - 1, calendar).from,
      to: unitBack(period.unit, 0, calendar).to,
    };
  const { month, day } = period;
  const year = period.year ?? lastYearWith(calendar.today, month ?? 1, day);
  if (month === null) return { from: toDay(year, 1, 1), to: toDay(year, 12, 31) };
  return { from: toDay(year, month, day ?? 1), to: toDay(year, month, day ?? 31) };
};
