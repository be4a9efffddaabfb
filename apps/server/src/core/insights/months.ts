import { daysInMonth } from "@passbook/contract/values";

/** Months are written `YYYY-MM`, days `YYYY-MM-DD`. */

const parts = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

export const monthOf = (day: string): string => day.slice(0, 7);

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
