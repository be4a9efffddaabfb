import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { BankAccountRow } from "@passbook/db/schema";
import { addDays, daysBetween } from "@passbook/contract/values";

type Change = BankAccount["rate_changes"][number];

/** As they are kept: by day, null without any. */
export const writeRateChanges = (changes: readonly Change[]): string | null =>
  changes.length === 0
    ? null
    : JSON.stringify(changes.toSorted((one, other) => (one.from < other.from ? -1 : 1)));

export const readRateChanges = ({ rate_changes }: Pick<BankAccountRow, "rate_changes">): Change[] =>
  // written above
  rate_changes === null ? [] : (JSON.parse(rate_changes) as Change[]);

/** What a loan costs from day to day, as shares of a year. */
export type Rates = {
  /** That of a day. */
  readonly on: (day: string) => number;
  /** The sum of the rates of each day after one up to another, in days of a whole. */
  readonly over: (after: string, until: string) => number;
};

/** One rate for all days. */
export const steadyRates = (rate: number): Rates => ({
  on: () => rate,
  over: (after, until) => rate * daysBetween(after, until),
});

/** What a person says: percent a year, and the days from which it is another, by day. */
export const enteredRates = (first: string, changes: readonly Change[]): Rates => {
  const toShare = (percent: string): number => Number(percent) / 100;
  const on = (day: string): number => toShare(changes.findLast(({ from }) => from <= day)?.percent ?? first);
  const over = (after: string, until: string): number => {
    let [sum, start] = [0, after];
    for (const { from } of changes) {
      // the day on which it begins is the first that it holds
      const before = addDays(from, -1);
      if (before <= start || before >= until) continue;
      sum += on(before) * daysBetween(start, before);
      start = before;
    }
    return sum + on(until) * daysBetween(start, until);
  };
  return { on, over };
};
