import type { Chain } from "./chains.ts";
import { findInterval, findNearestInterval, toPrice, type Entry } from "./intervals.ts";
import { hasFixedAmount } from "./judge-chain.ts";
import { findMedian, findQuantile } from "./statistics.ts";

const FEWEST = 6;
/** Changing amounts say less, so more of them must keep the gap. */
const FEWEST_VARIABLE = 10;
const LONGEST_DAYS = 40;
/** How far the mean gap may be from the interval it is called by. */
const LIKE_INTERVAL = 0.055;
/** Share of an interval's slack by which each single gap may differ from the middle one. */
const LIKE_GAP = 0.75;
const MOST_SKIPPED = 0.1;
const OFTEN_DAYS = 16;
const BILL_RANGE = 2;

type Step = { readonly lateness: number; readonly count: number };

/** Each step from row to row against a gap, or null where one is too long or too short. */
const readSteps = (entries: readonly Entry[], gap: number, slack: number): Step[] | null => {
  const steps: Step[] = [];
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1];
    if (before === undefined) continue;
    const days = entry.day - before.day;
    const count = Math.round(days / gap);
    const lateness = days - count * gap;
    if (count < 1 || count > 2 || Math.abs(lateness) > slack) return null;
    steps.push({ lateness, count });
  }
  return steps;
};

/** Prices, pay and bills of one size; what one spends every week is none of these. */
const isOwed = (chain: Chain): boolean => {
  const { entries, interval } = chain;
  const sizes = entries.map(({ row }) => Math.abs(row.amount));
  if (hasFixedAmount(chain)) return true;
  if (entries.length < FEWEST_VARIABLE) return false;
  const range = findQuantile(sizes, 0.9) / Math.max(1, findQuantile(sizes, 0.1));
  return range <= BILL_RANGE && ((entries[0]?.row.amount ?? 0) > 0 || interval.days > OFTEN_DAYS);
};

/**
 * All of some rows (in order of days) as one chain, where every gap between them is much the same though they keep to no day of the
 * month or week: pay that is booked now a day earlier, now two days later, wanders, since each row is late against the one before.
 */
const findSteadyChain = (entries: readonly Entry[]): Chain | null => {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined || entries.length < FEWEST) return null;
  const gap = findMedian(entries.slice(1).map(({ day }, at) => day - (entries[at]?.day ?? day)));
  const steps = readSteps(entries, gap, findNearestInterval(gap).slack * LIKE_GAP);
  if (steps === null) return null;
  const slots = steps.reduce((total, { count }) => total + count, 0);
  const skipped = slots - steps.length;
  const mean = (last.day - first.day) / slots;
  const interval = findNearestInterval(mean);
  if (interval.days > LONGEST_DAYS || interval.name === "semi_monthly") return null;
  if (skipped > slots * MOST_SKIPPED || Math.abs(mean / interval.days - 1) > LIKE_INTERVAL) return null;
  const chain = { interval, entries, lateness: steps.map(({ lateness }) => lateness), skipped };
  return isOwed(chain) ? chain : null;
};

/** Days of a month among which a certain weekday falls ("the last Friday", "the third Wednesday"), and one more. */
const WEEK_OF_MONTH = 8;

/** All of some rows (in order of days) as one chain, where each month has one of them, in the same week of the month. */
const findMonthlyChain = (entries: readonly Entry[]): Chain | null => {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined || entries.length < FEWEST) return null;
  const days = entries.map(({ dayOfMonth }) => dayOfMonth);
  if (Math.max(...days) - Math.min(...days) >= WEEK_OF_MONTH) return null;
  const months = new Set(entries.map(({ month }) => month));
  const slots = last.month - first.month + 1;
  const skipped = slots - entries.length;
  if (months.size < entries.length || skipped > slots * MOST_SKIPPED) return null;
  const middle = findMedian(days);
  const lateness = days.slice(1).map((day) => day - middle);
  const chain = { interval: findInterval("monthly"), entries, lateness, skipped };
  return isOwed(chain) ? chain : null;
};

const findOneChain = (entries: readonly Entry[]): Chain | null =>
  findSteadyChain(entries) ?? findMonthlyChain(entries);

/** The steady chain of all rows, else that of the price most of them have. */
export const findSteadyOfMost = (group: readonly Entry[]): Chain | null => {
  const whole = findOneChain(group);
  if (whole !== null || group.length < FEWEST) return whole;
  const clusters = [...Map.groupBy(group, toPrice).values()];
  const most = clusters.reduce((best, each) => (each.length > best.length ? each : best));
  return most.length === group.length ? null : findOneChain(most);
};
