import { lastDay, firstDay, type Chain } from "./chains.ts";
import { countLateness, type Entry } from "./intervals.ts";
import { findMedian, findQuantile, findSpread } from "./statistics.ts";

/** What a chain was taken from. */
export type Surroundings = {
  /** All rows with this counterparty, currency and direction. */
  readonly group: readonly Entry[];
  /** Rows that the chains taken beside this one explain as well. */
  readonly explained: ReadonlySet<Entry>;
};

const FEWEST = 3;
const FEWEST_OFTEN = 4;
const FEWEST_VARIABLE = 4;
const FEWEST_AMID_OTHERS = 5;
const OFTEN_DAYS = 16;
const HABIT_AMOUNT_SPREAD = 0.02;
const BILL_RANGE = 5;
const LIKE_RANGE = 1.3;
const INCOME_OFTEN_RANGE = 1.8;

const isIncome = (chain: Chain): boolean => (chain.entries[0]?.row.amount ?? 0) > 0;
const toSizes = (chain: Chain): number[] => chain.entries.map(({ row }) => Math.abs(row.amount));

/** Largest over smallest, but for the tenth at both ends. */
const findRange = (sizes: readonly number[]): number =>
  findQuantile(sizes, 0.9) / Math.max(1, findQuantile(sizes, 0.1));

/** Share of rows that stand at their predecessor's amount; price changes cost one row each. */
const findSteadiness = (sizes: readonly number[]): number => {
  const middle = findMedian(sizes);
  let steady = 0;
  for (let at = 1; at < sizes.length; at += 1) {
    const [before, now] = [sizes[at - 1] ?? 0, sizes[at] ?? 0];
    if (Math.abs(now - before) <= HABIT_AMOUNT_SPREAD * middle) steady += 1;
  }
  return sizes.length < 2 ? 1 : steady / (sizes.length - 1);
};

/** True when nearly every amount is the one before it: a price, not a bill. */
export const hasFixedAmount = (chain: Chain): boolean => {
  const sizes = toSizes(chain);
  return findSteadiness(sizes) >= (sizes.length < 6 ? 0.5 : 0.7);
};

/** Share of the slots between first and last row that are taken. */
const findFullness = (chain: Chain): number => chain.entries.length / (chain.entries.length + chain.skipped);

const findJitter = (chain: Chain): number => findSpread(chain.lateness, 0);

/**
 * How far rows stray from one rhythm: the middle distance of their lateness against the first row, by the calendar or, where months are
 * meant, by the chain's own middle gap (some charge every thirty days). What merely comes often strays further with every step.
 */
const findStraying = (chain: Chain): number => {
  const { entries, interval } = chain;
  const [first] = entries;
  if (first === undefined) return 0;
  const byCalendar = entries.map((entry) =>
    countLateness(first, entry, interval, Math.round((entry.day - first.day) / interval.days)),
  );
  const gap = findMedian(entries.slice(1).map(({ day }, at) => day - (entries[at]?.day ?? day)));
  const byGap = entries.map(({ day }) => {
    const since = day - first.day;
    return gap === 0 ? 0 : since - Math.round(since / gap) * gap;
  });
  const spreads = [byCalendar, byGap].map((values) => findSpread(values, findMedian(values)));
  return chain.skipped === 0 && interval.months > 0 ? Math.min(...spreads) : (spreads[0] ?? 0);
};

/** True when rows keep to one rhythm from first to last. */
export const keepsRhythm = (chain: Chain): boolean =>
  findStraying(chain) <= chain.interval.slack * (chain.entries.length < FEWEST_AMID_OTHERS ? 0.4 : 0.5);

/** How many of the entries, which are in order of days, come before a day. */
const countBefore = (entries: readonly Entry[], day: number): number => {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.day ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Rows of the surroundings that fall between first and last row of a chain. */
const listWithin = (chain: Chain, entries: readonly Entry[]): Entry[] =>
  entries.slice(countBefore(entries, firstDay(chain)), countBefore(entries, lastDay(chain) + 1));

/** Two equal yearly amounts may be a series, when the counterparty is hardly seen otherwise. */
const isYearlyPair = (chain: Chain, { group }: Surroundings): boolean =>
  chain.interval.name === "yearly" &&
  chain.entries.length === 2 &&
  group.length <= 3 &&
  findSteadiness(toSizes(chain)) === 1;

/** A chain of equal amounts: by its days, and by how few of the equal rows it leaves unexplained. */
export const isFixedSeries = (chain: Chain, cluster: readonly Entry[], around: Surroundings): boolean => {
  const count = chain.entries.length;
  if (isYearlyPair(chain, around)) return true;
  const often = chain.interval.days < OFTEN_DAYS;
  if (count < (often ? FEWEST_OFTEN : FEWEST)) return false;
  const own = new Set(chain.entries);
  const equal = listWithin(chain, cluster);
  const left = equal.filter((entry) => !own.has(entry) && !around.explained.has(entry)).length;
  if (left > equal.length * 0.25) return false;
  if (findFullness(chain) < (count < 6 ? 0.75 : 0.6)) return false;
  const jitter = findJitter(chain);
  if (jitter > chain.interval.slack / (often || count < FEWEST_VARIABLE ? 2 : 1.4)) return false;
  const all = listWithin(chain, around.group);
  const strange = all.filter((entry) => !own.has(entry) && !around.explained.has(entry)).length;
  return !(strange > all.length * 0.5 && (count < FEWEST_AMID_OTHERS || jitter > chain.interval.slack / 3));
};

/** A chain of changing amounts: nearly every row must stand on its day, and nothing else be bought there. */
export const isVariableSeries = (chain: Chain, around: Surroundings): boolean => {
  const count = chain.entries.length;
  const sizes = toSizes(chain);
  const range = findRange(sizes);
  const alike = range <= LIKE_RANGE;
  if (count < (alike ? FEWEST : FEWEST_VARIABLE)) return false;
  const own = new Set(chain.entries);
  const others = around.group.filter((entry) => !around.explained.has(entry));
  if (chain.entries.length < others.length * 0.8) return false;
  const within = listWithin(chain, others);
  const strange = within.filter((entry) => !own.has(entry)).length;
  if (strange > within.length * 0.12 || findFullness(chain) < (count < 6 ? 0.8 : 0.7)) return false;
  const jitter = findJitter(chain);
  if (chain.interval.days < OFTEN_DAYS) {
    if (!isIncome(chain) && findSteadiness(sizes) < 0.6) return false;
    return count >= FEWEST_AMID_OTHERS && range <= INCOME_OFTEN_RANGE && jitter <= 1.5;
  }
  if (range > BILL_RANGE && !isIncome(chain)) return false;
  return jitter <= findMostJitter(chain);
};

const LONG_MONTHS = 6;
const MOST_JITTER = 3;
const MOST_JITTER_OF_FEW = 2;

/** Bills come within days of theirs; only those of half a year and more wander. */
const findMostJitter = ({ interval, entries }: Chain): number => {
  if (interval.months >= LONG_MONTHS) return interval.slack / 2;
  return entries.length < 6 ? MOST_JITTER_OF_FEW : Math.min(MOST_JITTER, interval.slack / 1.6);
};

/** From 0 to 1: rises with rows, falls with empty slots, late rows and changing amounts. */
export const rateChain = (chain: Chain): number => {
  const count = chain.entries.length;
  const byCount = 1 - 1 / (count + 1);
  const byDays = 1 - 0.4 * (findJitter(chain) / chain.interval.slack);
  const byAmount = hasFixedAmount(chain) ? 1 : 0.92;
  return Math.round(100 * byCount * byDays * byAmount * (0.6 + 0.4 * findFullness(chain))) / 100;
};
