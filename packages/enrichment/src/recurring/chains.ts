import { countLateness, type Entry, type Interval } from "./intervals.ts";

/** Rows that follow each other at an interval; `lateness` of each against the one before, `skipped` slots in between. */
export type Chain = {
  readonly interval: Interval;
  readonly entries: readonly Entry[];
  readonly lateness: readonly number[];
  readonly skipped: number;
};

const MOST_STEPS = 3;
const COST_OF_SKIP = 0.6;
/** A step that is as late as the slack allows counts so much less than one on its day. */
const COST_OF_LATENESS = 0.5;

/** For each entry the best way to reach it from an earlier one: what the way counts, from where it comes, how late and in how many steps. */
type Ways = {
  readonly points: Float64Array;
  readonly before: Int32Array;
  readonly late: Int32Array;
  readonly steps: Int32Array;
};

/** Finds the best way to reach an entry; what comes from nowhere counts itself. */
const reach = (entries: readonly Entry[], ways: Ways, at: number, interval: Interval): void => {
  const { points, before, late, steps } = ways;
  const to = entries[at];
  if (to === undefined) return;
  const longest = interval.days * MOST_STEPS + interval.slack + MOST_STEPS;
  for (let earlier = at - 1; earlier >= 0; earlier -= 1) {
    const from = entries[earlier];
    if (from === undefined) break;
    const gap = to.day - from.day;
    if (gap > longest) break;
    const count = Math.round(gap / interval.days);
    if (count < 1 || count > MOST_STEPS) continue;
    const lateness = countLateness(from, to, interval, count);
    if (Math.abs(lateness) > interval.slack) continue;
    const cost = COST_OF_SKIP * (count - 1) + (COST_OF_LATENESS * Math.abs(lateness)) / interval.slack;
    const total = (points[earlier] ?? 0) + 1 - cost;
    if (total <= (points[at] ?? 0)) continue;
    points[at] = total;
    before[at] = earlier;
    late[at] = lateness;
    steps[at] = count;
  }
};

/** The chain of the most rows on their days among entries in order of days, or null when no two follow each other. */
export const findBestChain = (entries: readonly Entry[], interval: Interval): Chain | null => {
  const count = entries.length;
  const ways: Ways = {
    points: new Float64Array(count).fill(1),
    before: new Int32Array(count).fill(-1),
    late: new Int32Array(count),
    steps: new Int32Array(count),
  };
  let last = 0;
  for (let at = 0; at < count; at += 1) {
    reach(entries, ways, at, interval);
    if ((ways.points[at] ?? 0) > (ways.points[last] ?? 0)) last = at;
  }
  return readChain(entries, ways, { last, interval });
};

const readChain = (
  entries: readonly Entry[],
  ways: Ways,
  { last, interval }: { last: number; interval: Interval },
): Chain | null => {
  const chosen: Entry[] = [];
  const lateness: number[] = [];
  let skipped = 0;
  for (let at = last; at >= 0;) {
    const entry = entries[at];
    if (entry === undefined) break;
    chosen.push(entry);
    const before = ways.before[at] ?? -1;
    if (before >= 0) {
      lateness.push(ways.late[at] ?? 0);
      skipped += (ways.steps[at] ?? 1) - 1;
    }
    at = before;
  }
  if (chosen.length < 2) return null;
  return { interval, entries: chosen.toReversed(), lateness: lateness.toReversed(), skipped };
};

const LATEST_DAYS = 10;
const LIKE_PRICE = 1.3;

const isLike = (one: Entry, other: Entry): boolean => {
  const [a, b] = [Math.abs(one.row.amount), Math.abs(other.row.amount)];
  return Math.max(a, b) <= Math.min(a, b) * LIKE_PRICE;
};

/** The entry that fills the one empty slot between two of a chain, too late or early for the slack, or null. */
const findStray = (
  pool: readonly Entry[],
  between: { readonly from: Entry; readonly to: Entry },
  interval: Interval,
): { readonly entry: Entry; readonly late: number } | null => {
  const most = Math.min(LATEST_DAYS, interval.days / 3);
  for (const entry of pool) {
    if (entry.day <= between.from.day || entry.day >= between.to.day || !isLike(between.from, entry))
      continue;
    const late = countLateness(between.from, entry, interval, 1);
    if (Math.abs(late) <= most) return { entry, late };
  }
  return null;
};

/** A chain with the single rows that came so late or early that it stepped over them. */
const takeIn = (chain: Chain, pool: readonly Entry[]): Chain => {
  if (chain.skipped === 0) return chain;
  const entries: Entry[] = [];
  const lateness: number[] = [];
  let { skipped } = chain;
  for (const [at, entry] of chain.entries.entries()) {
    const from = entries.at(-1);
    const late = chain.lateness[at - 1] ?? 0;
    const gap = from === undefined ? 0 : entry.day - from.day;
    const isStep = Math.round(gap / chain.interval.days) === 2;
    const stray = from !== undefined && isStep ? findStray(pool, { from, to: entry }, chain.interval) : null;
    if (stray !== null) {
      entries.push(stray.entry);
      lateness.push(stray.late);
      skipped -= 1;
    }
    if (from !== undefined) lateness.push(late - (stray?.late ?? 0));
    entries.push(entry);
  }
  return { ...chain, entries, lateness, skipped };
};

/** Chains taken one after the other out of the same entries, each of at least `fewest` rows. */
export const takeChains = (entries: readonly Entry[], interval: Interval, fewest: number): Chain[] => {
  const chains: Chain[] = [];
  let rest = entries;
  while (rest.length >= fewest) {
    const best = findBestChain(rest, interval);
    if (best === null || best.entries.length < fewest) break;
    const chain = takeIn(best, rest);
    chains.push(chain);
    const taken = new Set(chain.entries);
    rest = rest.filter((entry) => !taken.has(entry));
  }
  return chains;
};

export const firstDay = (chain: Chain): number => chain.entries[0]?.day ?? 0;
export const lastDay = (chain: Chain): number => chain.entries.at(-1)?.day ?? 0;

/** A pause or a moved day divides a series in the books, not in fact. */
const LONGEST_PAUSE_DAYS = 400;
const NEAR_PAUSE = 3.5;
const SHORTEST_STEP = 0.4;
const SAME_AMOUNT = 0.02;
const LIKE_AMOUNT = 2.5;
const NEAR_SLOT = 0.5;

/** True when a chain begins on the very day on which the other was due, whatever the price: a trial has ended. */
const takesSlot = (one: Chain, other: Chain): boolean => {
  const [from, to] = [one.entries.at(-1), other.entries[0]];
  if (from === undefined || to === undefined || one.interval.months === 0) return false;
  return Math.abs(countLateness(from, to, one.interval, 1)) <= one.interval.slack * NEAR_SLOT;
};

const follows = (one: Chain, other: Chain): boolean => {
  const gap = firstDay(other) - lastDay(one);
  if (gap < one.interval.days * SHORTEST_STEP) return false;
  if (takesSlot(one, other)) return true;
  const last = Math.abs(one.entries.at(-1)?.row.amount ?? 0);
  const next = Math.abs(other.entries[0]?.row.amount ?? 0);
  if (Math.abs(last - next) <= SAME_AMOUNT * last && gap <= LONGEST_PAUSE_DAYS) return true;
  const ratio = Math.max(last, next) / Math.max(1, Math.min(last, next));
  return gap <= one.interval.days * NEAR_PAUSE && ratio <= LIKE_AMOUNT;
};

/** What lies between counts as one empty slot, however long it was. */
const append = (one: Chain, other: Chain): Chain => ({
  interval: one.interval,
  entries: [...one.entries, ...other.entries],
  lateness: [...one.lateness, ...other.lateness],
  skipped: one.skipped + other.skipped + 1,
});

/** Chains of one interval that carry on where another ended are one: after a pause, a moved day or a new price. */
export const joinChains = (chains: readonly Chain[]): Chain[] => {
  const joined: Chain[] = [];
  for (const chain of chains.toSorted((a, b) => firstDay(a) - firstDay(b))) {
    const at = joined.findIndex((one) => one.interval === chain.interval && follows(one, chain));
    const one = joined[at];
    if (one === undefined) joined.push(chain);
    else joined[at] = append(one, chain);
  }
  return joined;
};
