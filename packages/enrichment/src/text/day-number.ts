import { daysInMonth, toIsoDate, type IsoDate } from "@passbook/contract/values";

const DAY_MS = 86_400_000;
const CALENDAR_MONTHS = 12;

/** Days from 1970-01-01 to an ISO date. */
export const toDayNumber = (date: IsoDate): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;

/** The ISO date of a day number. */
export const fromDayNumber = (day: number): IsoDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
export const toWeekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The day number `months` later on a day of the month (its last one where it is shorter). */
export const addMonthsTo = (day: number, months: number, dayOfMonth: number): number => {
  const date = new Date(day * DAY_MS);
  const index = date.getUTCFullYear() * CALENDAR_MONTHS + date.getUTCMonth() + months;
  const year = Math.floor(index / CALENDAR_MONTHS);
  const month = (index % CALENDAR_MONTHS) + 1;
  const iso = toIsoDate(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
  return iso === null ? day : toDayNumber(iso);
};
