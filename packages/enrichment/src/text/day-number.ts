import { daysInMonth, toIsoDate, type IsoDate } from "@passbook/contract/values";

const DAY_MS = 86_400_000;
const CALENDAR_MONTHS = 12;

const ZERO = 48;
/** The number that two figures of a text make. */
const readTwo = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

const LEAP_CYCLE_DAYS = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE = 719_468;

/** Days from 1970-01-01 to an ISO date (Hinnant, days_from_civil): years that begin with March, so that a leap day is their last. */
export const toDayNumber = (date: IsoDate): number => {
  const month = readTwo(date, 5);
  const year = readTwo(date, 0) * 100 + readTwo(date, 2) - (month <= 2 ? 1 : 0);
  const [cycle, inCycle] = [Math.floor(year / 400), year % 400];
  const inYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + readTwo(date, 8) - 1;
  const days = inCycle * 365 + Math.floor(inCycle / 4) - Math.floor(inCycle / 100) + inYear;
  return cycle * LEAP_CYCLE_DAYS + days - DAYS_BEFORE;
};

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
