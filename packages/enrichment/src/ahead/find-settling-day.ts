import { addMonthsTo } from "../text/day-number.ts";
import type { Member } from "./forecast-types.ts";
import { toDayNumber } from "../text/day-number.ts";

const MONTH_END = 31;
/** A payment is what was owed when it differs by less. */
const NEAR = 0.005;
const FEWEST = 2;
const SHARE = 0.6;
const RECENT = 12;

/** The last day of a month's kind (31 = its end) before a day. */
export const closingBefore = (day: number, dayOfMonth: number): number => {
  const own = addMonthsTo(day, 0, dayOfMonth);
  return own < day ? own : addMonthsTo(day, -1, dayOfMonth);
};

/**
 * The day of the month (31 = its end) on which a card counts what is owed, where most payments were just that; null where they were not: some
 * people pay a fixed part. `owedOn` tells what was owed at the end of a day, or null where that is not known.
 */
export const findSettlingDay = (
  payments: readonly Member[],
  owedOn: (day: number) => number | null,
): number | null => {
  const judged = payments.slice(-RECENT).map(({ on, amount }) => ({ day: toDayNumber(on), amount }));
  const countMet = (dayOfMonth: number): number =>
    judged.filter(({ day, amount }) => {
      const owed = owedOn(closingBefore(day, dayOfMonth));
      return owed !== null && Math.abs(owed - Math.abs(amount)) <= NEAR * Math.abs(amount);
    }).length;
  let [best, met] = [MONTH_END, countMet(MONTH_END)];
  for (let day = MONTH_END - 1; day >= 1; day -= 1) {
    const count = countMet(day);
    if (count > met) [best, met] = [day, count];
  }
  return met >= FEWEST && met >= SHARE * judged.length ? best : null;
};
