import { daysInMonth } from "@passbook/contract/values";

/** Months are written `YYYY-MM`, days `YYYY-MM-DD`. */

const parts = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months after another, before it when negative. */
export const addMonths = (month: string, count: number): string => {
  const [year, number] = parts(month);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
};

export const firstDay = (month: string): string => `${month}-01`;

export const lastDay = (month: string): string => {
  const [year, number] = parts(month);
  return `${month}-${String(daysInMonth(year, number)).padStart(2, "0")}`;
};

/** The last day of `month` that counts when another month counts through `through`: all of it when that is its last day. */
export const sameDay = (month: string, through: string): string => {
  const last = lastDay(month);
  if (through === lastDay(monthOf(through))) return last;
  const day = `${month}-${through.slice(8)}`;
  return day < last ? day : last;
};

/** Days from one to another, both given as ISO dates; negative when the second lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
