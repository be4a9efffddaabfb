import type { Chain } from "./chains.ts";
import { findInterval, type Entry } from "./intervals.ts";
import { findMedian } from "./statistics.ts";

/** So many payments near one amount are pay, whatever else the payer sends (bonuses, expenses) and whenever a month's comes. */
const FEWEST = 6;
const NEAR = 0.15;
const MOST_SKIPPED = 0.15;

/** The most rows that lie near the amount of one of them, which is the nearest to their middle. */
const findNear = (group: readonly Entry[]): Entry[] => {
  const listNear = (amount: number): Entry[] =>
    group.filter(({ row }) => Math.abs(row.amount - amount) <= NEAR * amount);
  const most = group.reduce<Entry[]>((best, { row }) => {
    const near = listNear(row.amount);
    return near.length > best.length ? near : best;
  }, []);
  return listNear(findMedian(most.map(({ row }) => row.amount)));
};

/** Pay of every month among the rows of one payer (in order of days), null where it is none. */
export const findPay = (group: readonly Entry[]): Chain | null => {
  if (group.length < FEWEST || (group[0]?.row.amount ?? 0) <= 0) return null;
  const entries = findNear(group);
  const [first] = entries;
  if (first === undefined || entries.length < FEWEST) return null;
  const interval = findInterval("monthly");
  const months = entries.map(({ day }) => Math.round((day - first.day) / interval.days));
  const slots = (months.at(-1) ?? 0) + 1;
  const skipped = slots - entries.length;
  if (new Set(months).size < entries.length || skipped > slots * MOST_SKIPPED) return null;
  const middle = findMedian(entries.map(({ day }, at) => day - (months[at] ?? 0) * interval.days));
  const lateness = entries.map(({ day }, at) => Math.round(day - (months[at] ?? 0) * interval.days - middle));
  return { interval, entries, lateness: lateness.slice(1), skipped };
};
