import type { Series, SeriesAnswer } from "../finding-types.ts";
import { takeChains, joinChains, type Chain } from "./chains.ts";
import { findNearestInterval, INTERVALS, type Entry, type Interval } from "./intervals.ts";
import { findMedian } from "./statistics.ts";

/** A chain and what the person said of it. */
export type AnsweredChain = { readonly chain: Chain; readonly answer: Series["answer"] };

const HALF = 0.5;
const LIKE_AMOUNT = 1.3;

const countShared = (chain: Chain, ids: ReadonlySet<string>): number =>
  chain.entries.filter(({ row }) => ids.has(row.id)).length;

/** True when an answer speaks of a chain: half of either is in the other. */
const isMeant = (chain: Chain, ids: ReadonlySet<string>): boolean => {
  const shared = countShared(chain, ids);
  return shared > 0 && (shared >= ids.size * HALF || shared >= chain.entries.length * HALF);
};

const findMedianInterval = (entries: readonly Entry[]): Interval => {
  const days = [...new Set(entries.map(({ day }) => day))];
  return findNearestInterval(findMedian(days.slice(1).map((day, at) => day - (days[at] ?? day))));
};

/** Rows made one chain because the person says so. */
const makeChain = (entries: readonly Entry[]): Chain => {
  const sorted = entries.toSorted((a, b) => a.day - b.day || (a.row.id < b.row.id ? -1 : 1));
  return { interval: findMedianInterval(sorted), entries: sorted, lateness: [], skipped: 0 };
};

/** Confirmed rows and those like them that carry on at their interval. */
const growChain = (members: readonly Entry[], group: readonly Entry[]): Chain => {
  const interval = findMedianInterval(members);
  const sizes = members.map(({ row }) => Math.abs(row.amount));
  const [low, high] = [Math.min(...sizes) / LIKE_AMOUNT, Math.max(...sizes) * LIKE_AMOUNT];
  const alike = group.filter(({ row }) => Math.abs(row.amount) >= low && Math.abs(row.amount) <= high);
  const wanted = new Set(members);
  const found = joinChains(takeChains(alike, INTERVALS.find((each) => each === interval) ?? interval, 2));
  const grown = found.find((chain) => chain.entries.filter((entry) => wanted.has(entry)).length >= 2);
  return makeChain([...new Set([...members, ...(grown?.entries ?? [])])]);
};

const isAlike = (one: Entry, other: Entry): boolean =>
  one.row.currency === other.row.currency && one.row.amount > 0 === other.row.amount > 0;

const applyPositive = (
  chains: readonly AnsweredChain[],
  answer: SeriesAnswer,
  entries: readonly Entry[],
): AnsweredChain[] => {
  const ids = new Set(answer.member_ids);
  const named = entries.filter(({ row }) => ids.has(row.id));
  const first = named[0];
  if (first === undefined) return [...chains];
  const members = named.filter((entry) => isAlike(first, entry));
  if (answer.kind === "merged") {
    const parts = chains.filter(
      ({ chain }) => isMeant(chain, ids) && isAlike(first, chain.entries[0] ?? first),
    );
    const all = new Set([...members, ...parts.flatMap(({ chain }) => chain.entries)]);
    if (all.size < 2) return [...chains];
    const rest = chains.filter((each) => !parts.includes(each));
    return [...rest, { chain: makeChain([...all]), answer: "merged" }];
  }
  const meant = chains.find(({ chain }) => isMeant(chain, ids));
  if (meant !== undefined)
    return chains.map((each) => (each === meant ? { ...each, answer: each.answer ?? "confirmed" } : each));
  if (members.length < 2) return [...chains];
  const taken = new Set(chains.flatMap(({ chain }) => chain.entries));
  const free = entries.filter((entry) => isAlike(first, entry) && !taken.has(entry));
  return [...chains, { chain: growChain(members, free), answer: "confirmed" }];
};

/** Chains as the person's answers leave them: merged and confirmed ones hold, dismissed ones are gone. */
export const applyAnswers = (
  found: readonly Chain[],
  answers: readonly SeriesAnswer[],
  entries: readonly Entry[],
): AnsweredChain[] => {
  let chains: AnsweredChain[] = found.map((chain) => ({ chain, answer: null }));
  for (const kind of ["merged", "confirmed"] as const)
    for (const answer of answers) if (answer.kind === kind) chains = applyPositive(chains, answer, entries);
  const dismissed = answers
    .filter(({ kind }) => kind === "dismissed")
    .map(({ member_ids }) => new Set(member_ids));
  return chains.filter(
    ({ chain, answer }) => answer !== null || !dismissed.some((ids) => isMeant(chain, ids)),
  );
};
