import type { Series } from "@passbook/contract/findings";
import type { Days } from "@passbook/contract/search";
import { addDays } from "@passbook/contract/values";

/** What comes more rarely than monthly (a bonus, interest) is no pay to live on until the next. */
const PAY: readonly Series["interval"][] = [
  "weekly",
  "fortnightly",
  "semi_monthly",
  "four_weekly",
  "monthly",
];

/** The pay that brings most in a year; null where none comes again and again. */
export const findPay = (series: readonly Series[]): Series | null =>
  series
    .filter(
      ({ kind, next, state, interval }) =>
        kind === "income" && next !== null && state === "active" && PAY.includes(interval),
    )
    .toSorted((one, other) => other.yearly - one.yearly)[0] ?? null;

/** From the last pay to the day before the next. */
export const findPayPeriod = (series: readonly Series[]): Days | null => {
  const pay = findPay(series);
  if (pay?.next == null) return null;
  const to = addDays(pay.next.on, -1);
  return to < pay.last_on ? null : { from: pay.last_on, to };
};
