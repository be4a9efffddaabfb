import type { WORTH_SPANS } from "@passbook/contract/net-worth";
import { addDays, addMonths, daysBetween, daysInMonth } from "@passbook/contract/values";

type Span = (typeof WORTH_SPANS)[number];
const MONTHS: Readonly<Record<Exclude<Span, "all">, number>> = { year: 12, five_years: 60 };

/** Up to so many days each is shown, up to so many one of each week; the last days of months beyond. */
const DAYS_OF_DAYS = 92;
const DAYS_OF_WEEKS = 800;
const WEEK = 7;
const MOST_POINTS = 240;

/** The same day so many months before, or the last of a shorter month. */
export const monthsBefore = (day: string, count: number): string => {
  const month = addMonths(day.slice(0, 7), -count);
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, "0")}`;
};

const lastOf = (month: string): string => monthsBefore(`${month}-31`, 0);

/** Days that are shown up to one, oldest first, that one the last: near ones close to each other, of many years some months. */
export const listDays = (on: string, span: Span, first_day: string | null): string[] => {
  const earliest = first_day === null || first_day > on ? on : first_day;
  const wanted = span === "all" ? earliest : monthsBefore(on, MONTHS[span]);
  const from = wanted > earliest ? wanted : earliest;
  const length = daysBetween(from, on);
  if (length <= DAYS_OF_WEEKS) {
    const step = length <= DAYS_OF_DAYS ? 1 : WEEK;
    return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) =>
      addDays(on, -index * step),
    ).toReversed();
  }
  const month = on.slice(0, 7);
  const months =
    (Number(month.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(month.slice(5)) -
    Number(from.slice(5, 7));
  const step = Math.ceil(months / MOST_POINTS);
  const ends = Array.from({ length: Math.floor(months / step) }, (_, index) =>
    lastOf(addMonths(month, -(index * step) - 1)),
  );
  return [...ends.filter((day) => day >= from).toReversed(), on];
};
