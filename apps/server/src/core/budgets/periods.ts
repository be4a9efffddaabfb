import { addDays, addMonths, daysBetween, daysInMonth } from "@passbook/contract/values";
import type { BudgetRow } from "@passbook/db/schema";

/** Days from one to another, both counted. */
export type Period = { readonly from: string; readonly to: string };
export type Rhythm = Pick<BudgetRow, "period" | "pay_every" | "pay_on">;

const STEP_DAYS = { week: 7, fortnight: 14, four_weeks: 28 } as const;
const STEP_MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const MONTHS_A_YEAR = 12;

const monthOf = (day: string): string => day.slice(0, 7);

/** The day of a month on which pay comes: that of `pay_on`, or the last one of shorter months. */
const payDay = (month: string, pay_on: string): string => {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month}-${String(Math.min(Number(pay_on.slice(8)), last)).padStart(2, "0")}`;
};

const payMonth = (pay_on: string, day: string): Period => {
  const month = payDay(monthOf(day), pay_on) <= day ? monthOf(day) : addMonths(monthOf(day), -1);
  return { from: payDay(month, pay_on), to: addDays(payDay(addMonths(month, 1), pay_on), -1) };
};

const daysFrom = (pay_on: string, day: string, step: number): Period => {
  const from = addDays(pay_on, Math.floor(daysBetween(pay_on, day) / step) * step);
  return { from, to: addDays(from, step - 1) };
};

const calendarPeriod = (months: number, day: string): Period => {
  const year = day.slice(0, 4);
  const index = Math.floor((Number(day.slice(5, 7)) - 1) / months) * months;
  const first = `${year}-${String((index % MONTHS_A_YEAR) + 1).padStart(2, "0")}`;
  return { from: `${first}-01`, to: addDays(`${addMonths(first, months)}-01`, -1) };
};

/** The period of a rhythm that a day lies in. */
export const periodOf = ({ period, pay_every, pay_on }: Rhythm, day: string): Period => {
  if (period !== "pay") return calendarPeriod(STEP_MONTHS[period], day);
  if (pay_every === null || pay_on === null) return calendarPeriod(1, day);
  return pay_every === "month" ? payMonth(pay_on, day) : daysFrom(pay_on, day, STEP_DAYS[pay_every]);
};

/** The period before one. */
export const periodBefore = (rhythm: Rhythm, { from }: Period): Period => periodOf(rhythm, addDays(from, -1));

/** All periods from that of a day up to the one before another, oldest first. */
export const listPeriods = (rhythm: Rhythm, first_day: string, before: Period): Period[] => {
  const periods: Period[] = [];
  for (
    let each = periodOf(rhythm, first_day);
    each.from < before.from;
    each = periodOf(rhythm, addDays(each.to, 1))
  )
    periods.push(each);
  return periods;
};
