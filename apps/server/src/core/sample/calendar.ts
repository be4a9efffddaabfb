import { daysInMonth, type IsoDate } from "@passbook/contract/values";

/** A month of a year, both counted from 1. */
export type Month = { readonly year: number; readonly month: number };

const pad = (part: number): string => String(part).padStart(2, "0");

/** The day of a month; a day past its end is its last day. */
export const toDay = ({ year, month }: Month, day: number): IsoDate =>
  `${year}-${pad(month)}-${pad(Math.min(day, daysInMonth(year, month)))}`;

/** The month `count` months later (or earlier, when negative). */
export const addMonths = ({ year, month }: Month, count: number): Month => {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

/** The month of an ISO date. */
export const toMonth = (date: IsoDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});
