import { findBestChain, joinChains, takeChains, firstDay, lastDay, type Chain } from "./chains.ts";
import { INTERVALS, toPrice, type Entry, type Interval } from "./intervals.ts";
import { findSpread } from "./statistics.ts";
import { isFixedSeries, isVariableSeries, keepsRhythm } from "./judge-chain.ts";
import { findPay } from "./find-pay.ts";
import { findSteadyOfMost } from "./steady-gaps.ts";

const FEWEST = 3;
/** At most so many series of one amount run side by side at a counterparty. */
const MOST_LANES = 3.3;
const MOST_IN_ONE = 1.4;
const WORTH_SIDE_BY_SIDE = 0.85;
const LEAST_EXPLAINED = 0.7;
const LEAST_OF_TWO = 0.9;
const MONTH_AND_HALF = 45;
const MANY = 12;
const PUNCTUAL_DAYS = 2;
const LITTLE = 6;
const LEAST_OF_MANY = 0.25;
const EVERY_ROW = 0.95;
const LEAST_OF_PAY = 0.7;

/** How many rows stand in the time of one interval. */
const findDensity = (entries: readonly Entry[], interval: Interval): number => {
  const span = (entries.at(-1)?.day ?? 0) - (entries[0]?.day ?? 0);
  return (entries.length * interval.days) / (span + interval.days);
};

const sum = (chains: readonly Chain[], value: (chain: Chain) => number): number =>
  chains.reduce((total, chain) => total + value(chain), 0);

/**
 * What a set of chains is worth against another over the same rows: rows explained, fewer slots empty, less lateness; several side
 * by side must explain clearly more than one.
 */
const worth = (chains: readonly Chain[]): number =>
  (chains.length > 1 ? WORTH_SIDE_BY_SIDE : 1) *
  sum(chains, (chain) => {
    const late = chain.lateness.reduce((total, each) => total + Math.abs(each), 0);
    const relative = late / Math.max(1, chain.lateness.length) / Math.sqrt(chain.interval.days);
    return chain.entries.length - 0.6 * chain.skipped - 0.5 - relative;
  });

const pickBest = (sets: readonly (readonly Chain[])[]): readonly Chain[] =>
  sets.reduce((best, chains) => (worth(chains) > worth(best) ? chains : best), []);

const findMostLanes = (interval: Interval): number => (interval.days < 16 ? MOST_IN_ONE : MOST_LANES);

/** Chains of one exact amount that pass as series and leave few of its rows unexplained. */
const findFixedChains = (cluster: readonly Entry[], group: readonly Entry[]): readonly Chain[] => {
  const sets = INTERVALS.map((interval) => {
    const fewest = interval.name === "yearly" && cluster.length === 2 ? 2 : FEWEST;
    if (cluster.length < fewest || findDensity(cluster, interval) > findMostLanes(interval)) return [];
    const chains = joinChains(takeChains(cluster, interval, fewest).filter(keepsRhythm));
    const explained = new Set(chains.flatMap(({ entries }) => entries));
    const passed = chains
      .filter((chain) => isFixedSeries(chain, cluster, { group, explained }))
      .filter((chain, _, all) => !overlaps(all) || isPunctual(chain));
    return sum(passed, toLength) >= cluster.length * LEAST_EXPLAINED ? passed : [];
  });
  return preferTwo(pickBest(sets), sets);
};

/** Several of one price side by side are contracts only where each keeps its days; habits fall into lanes by chance. */
const isPunctual = ({ lateness }: Chain): boolean => findSpread(lateness, 0) <= PUNCTUAL_DAYS;

/** Two of one price are told from one of twice a month by beginning or ending apart. */
const preferTwo = (best: readonly Chain[], sets: readonly (readonly Chain[])[]): readonly Chain[] => {
  const [one] = best;
  if (best.length !== 1 || one?.interval.name !== "semi_monthly" || isPay(best)) return best;
  const two = sets.find((chains) => chains[0]?.interval.name === "monthly") ?? [];
  const [first, second] = two;
  if (two.length !== 2 || first === undefined || second === undefined) return best;
  if (sum(two, toLength) < one.entries.length * LEAST_OF_TWO) return best;
  const apart = Math.max(
    Math.abs(firstDay(first) - firstDay(second)),
    Math.abs(lastDay(first) - lastDay(second)),
  );
  return apart > MONTH_AND_HALF ? two : best;
};

/** True where even the best chain is a small part of the rows: pieces of chance, however many of them follow each other. */
const isScattered = (entries: readonly Entry[], interval: Interval): boolean => {
  if (entries.length < MANY) return false;
  const best = findBestChain(entries, interval);
  return best === null || best.entries.length < entries.length * LEAST_OF_MANY;
};

/** The one chain of whatever amounts that explains all rows but few. */
const findVariableChain = (
  entries: readonly Entry[],
  group: readonly Entry[],
  explained: ReadonlySet<Entry>,
): readonly Chain[] => {
  if (entries.length < FEWEST) return [];
  const sets = INTERVALS.map((interval) => {
    const density = findDensity(entries, interval);
    if (density > MOST_IN_ONE || isScattered(entries, interval)) return [];
    const chains = joinChains(takeChains(entries, interval, FEWEST).filter(keepsRhythm));
    return chains
      .toSorted((a, b) => b.entries.length - a.entries.length)
      .slice(0, 1)
      .filter((chain) => isVariableSeries(chain, { group, explained }));
  });
  return pickBest(sets);
};

const overlaps = (chains: readonly Chain[]): boolean =>
  chains.some((one) =>
    chains.some((other) => one !== other && firstDay(one) < lastDay(other) && firstDay(other) < lastDay(one)),
  );

/** The series among rows of one counterparty, currency and direction, in order of their days; pay, where nothing else tells of it. */
export const findChains = (group: readonly Entry[]): readonly Chain[] => {
  const chains = findUsualChains(group);
  const pay = findPay(group);
  if (pay === null) return chains;
  const own = new Set(pay.entries);
  // What comes less often is a piece of it: amounts that come round, each in its own months.
  const telling = chains.filter(({ interval }) => interval.days <= pay.interval.days);
  const told = telling.flatMap(({ entries }) => entries).filter((entry) => own.has(entry)).length;
  if (told >= own.size * LEAST_OF_PAY) return chains;
  return [pay, ...findUsualChains(group.filter((entry) => !own.has(entry)))];
};

const findUsualChains = (group: readonly Entry[]): readonly Chain[] => {
  if (group.length < 2) return [];
  const chosen = findCalendarChains(group);
  if (chosen.length === 1 && chosen[0]?.entries.length === group.length) return chosen;
  const steady = findSteadyOfMost(group);
  return steady === null ? chosen : preferSteady(steady, chosen);
};

/** A steady chain in the place of those that tell less of its rows, or tell rows of one price in pieces. */
const preferSteady = (steady: Chain, chosen: readonly Chain[]): readonly Chain[] => {
  const own = new Set(steady.entries);
  const [pieces, others] = [true, false].map((isPiece) =>
    chosen.filter(({ entries }) => entries.some((entry) => own.has(entry)) === isPiece),
  );
  if (pieces === undefined || others === undefined) return chosen;
  const told = sum(pieces, toLength);
  const isSplit = told === own.size && overlaps(pieces) && groupEqual(steady.entries).length === 1;
  return told < own.size || isSplit ? [steady, ...others] : chosen;
};

/** True where a chain takes nearly every row of its group, each on its day: whatever the amounts are, they are one. */
const isEveryRow = ([whole]: readonly Chain[], group: readonly Entry[]): boolean => {
  if (whole === undefined || whole.skipped > 1 || whole.interval.name === "semi_monthly") return false;
  return whole.entries.length >= group.length * EVERY_ROW && isPunctual(whole);
};

/** True where one chain of all amounts holds against chains of one amount each. */
const isOneSeries = (whole: readonly Chain[], fixed: readonly Chain[], group: readonly Entry[]): boolean => {
  const [wholeRows, fixedRows] = [sum(whole, toLength), sum(fixed, toLength)];
  if (whole.length === 0 || wholeRows < fixedRows) return false;
  const apart = overlaps(fixed) && fixedRows >= wholeRows * 0.9;
  if (!apart || isPay(whole)) return true;
  const days = whole[0]?.interval.days ?? 0;
  return isEveryRow(whole, group) && fixed.every(({ interval }) => interval.days >= days);
};

/** The series that keep to days of the week, the month or the year. */
const findCalendarChains = (group: readonly Entry[]): readonly Chain[] => {
  const fixed = joinChains(groupEqual(group).flatMap((cluster) => findFixedChains(cluster, group)));
  const whole = findVariableChain(group, group, new Set());
  const isOne = isOneSeries(whole, fixed, group);
  const chosen = isOne ? whole : fixed;
  if (chosen.length === 0) return chosen;
  const taken = new Set(chosen.flatMap(({ entries }) => entries));
  const rest = group.filter((entry) => !taken.has(entry));
  // Equal amounts years or quarters apart are told where little else is left.
  const beside = rest.length <= LITTLE ? groupEqual(rest).flatMap((pair) => findFixedChains(pair, rest)) : [];
  if (isOne || beside.length > 0) return [...chosen, ...beside];
  return [...chosen, ...findVariableChain(rest, group, taken)];
};

/** Rows of one price each, as far as there are two. */
const groupEqual = (entries: readonly Entry[]): (readonly Entry[])[] =>
  [...Map.groupBy(entries, toPrice).values()].filter(({ length }) => length >= 2);

const toLength = (chain: Chain): number => chain.entries.length;

/** Pay twice a month may alternate between two amounts and is still one. */
const isPay = (chains: readonly Chain[]): boolean =>
  chains.some(
    ({ interval, entries }) => interval.name === "semi_monthly" && (entries[0]?.row.amount ?? 0) > 0,
  );
