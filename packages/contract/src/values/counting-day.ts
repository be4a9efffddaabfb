import { daysInMonth, type IsoDate } from "./values.ts";

const MONTH_LENGTH = 7;

/**
 * The day on which figures count a transaction that a person gave a day, or a month, of which it is the day nearest to the booked one. Null where
 * that is the booked day.
 */
export const toCountingDay = (wanted: string | null, booked_on: IsoDate): IsoDate | null => {
  if (wanted === null) return null;
  const day = wanted.length > MONTH_LENGTH ? wanted : nearestDay(wanted, booked_on);
  return day === booked_on ? null : day;
};

const nearestDay = (month: string, booked_on: IsoDate): IsoDate => {
  const booked_month = booked_on.slice(0, MONTH_LENGTH);
  if (month === booked_month) return booked_on;
  if (month > booked_month) return `${month}-01`;
  return `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))))}`;
};
