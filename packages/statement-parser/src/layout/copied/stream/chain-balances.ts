import { findForeign } from "./read-stream.ts";
import type { Stream, StreamToken } from "./read-stream.ts";

/** A row by its figures: what moved, which way, and the balance behind it where one is printed. */
export type ChainRow = { amount: StreamToken; side: 1 | -1 | null; balance: StreamToken | null };

/** How far apart two balances of neighbouring rows may stand, in figures. */
const REACH = 11;
const SPLIT_MAX = 8;
const SKIP_COST = 0.05;
/** Amounts that share a balance lead to it by chance more often than one of its own. */
const SHARE_COST = 0.1;
const ROWS_MIN = 3;
const FIGURES_MAX = 2000;

/**
 * A figure; `bare` where no word with a letter stands between it and the one before, `dated` where a day does. A `weak` one may be a
 * number of the words: it is an amount only where it leads from one balance to the next.
 */
export type Figure = StreamToken & { bare: boolean; dated: boolean; weak: boolean };

/** Figures that lead to a balance, each with its side. */
type Steps = readonly { place: number; side: 1 | -1 }[];
type Link = { score: number; before: number; steps: Steps };

/** The sides on which figures lead over a step; null where they do not, or in more ways than one. */
const findSides = (sizes: readonly number[], step: number): (1 | -1)[] | null => {
  let found: (1 | -1)[] | null = null;
  for (let mask = 0; mask < 2 ** sizes.length; mask += 1) {
    const sides = sizes.map((_, at): 1 | -1 => ((mask >> at) % 2 === 0 ? 1 : -1));
    if (sizes.reduce((sum, size, at) => sum + size * (sides[at] ?? 1), 0) !== step) continue;
    if (found !== null) return null;
    found = sides;
  }
  return found;
};

/** The places of the figures between two others that are surely figures. */
const listBetween = (figures: readonly Figure[], from: number, to: number): number[] =>
  Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at).filter((at) => figures[at]?.weak !== true);

/** The places behind the other figures of a box over all rows, in which their first balance stands. */
const dropBox = (figures: readonly Figure[], places: readonly number[], from: number): readonly number[] => {
  const isInText = (figures[places[0] ?? from]?.from ?? 0) > (figures[from]?.from ?? 0);
  return isInText
    ? places.slice(
        Math.max(
          0,
          places.findIndex((at) => figures[at]?.dated === true),
        ),
      )
    : places;
};

/** The figures that lead from one balance to another; null where none do. Amounts stand before their balance or `behind` it. */
const findSteps = (
  figures: readonly Figure[],
  { from, to, behind }: { from: number; to: number; behind: boolean },
): Steps | null => {
  const step = (figures[to]?.value ?? 0) - (figures[from]?.value ?? 0);
  if (step === 0) return to === from + 1 && !behind ? [] : null;
  // The amount stands right beside its balance: one farther off is of the words, whatever it comes to.
  const beside = behind ? to + 1 : to - 1;
  if (beside !== from && Math.abs(figures[beside]?.value ?? 0) === Math.abs(step))
    return [{ place: beside, side: step > 0 ? 1 : -1 }];
  const ordered = dropBox(figures, listBetween(figures, from, to), from);
  if (behind || ordered.length < 2 || ordered.length > SPLIT_MAX) return null;
  // The amounts of several rows have their words between them, and a day before the first; those of a summary follow one another.
  const inText = ordered.toSorted((a, b) => (figures[a]?.from ?? 0) - (figures[b]?.from ?? 0));
  if (figures[inText[0] ?? 0]?.dated !== true || inText.slice(1).some((at) => figures[at]?.bare !== false))
    return null;
  const sizes = ordered.map((at) => Math.abs(figures[at]?.value ?? 0));
  // A balance printed once more is no amount, though it leads from itself to nothing and on to that of another account.
  if ([from, to].some((end) => sizes.includes(Math.abs(figures[end]?.value ?? 0)))) return null;
  const sides = findSides(sizes, step);
  return sides?.map((side, at) => ({ place: ordered[at] ?? 0, side })) ?? null;
};

const linkAll = (figures: readonly Figure[], behind: boolean): Link[] => {
  const links: Link[] = [];
  for (let to = 0; to < figures.length; to += 1) {
    let best: Link = { score: 0, before: -1, steps: [] };
    for (let from = Math.max(0, to - REACH); from < to; from += 1) {
      if (figures[from]?.weak === true || figures[to]?.weak === true) continue;
      const steps = findSteps(figures, { from, to, behind });
      if (steps === null) continue;
      const between = listBetween(figures, from, to).length;
      const skipped = Math.max(0, between - (behind ? 1 : steps.length));
      const shared = steps.length > 1 ? SHARE_COST * steps.length : 0;
      const score = (links[from]?.score ?? 0) + steps.length - skipped * SKIP_COST - shared;
      if (score > best.score) best = { score, before: from, steps };
    }
    links.push(best);
  }
  return links;
};

/** Rows whose balances follow one another; `first` is the one from which they start: of the row before, or of none. */
export type Chain = { score: number; rows: ChainRow[]; first: StreamToken | undefined };

const followBack = (figures: readonly Figure[], links: readonly Link[]): Chain => {
  const score = Math.max(0, ...links.map((link) => link.score));
  const rows: ChainRow[] = [];
  let at = links.findIndex((link) => link.score === score);
  for (let link = links[at]; link !== undefined && link.before >= 0; link = links[at]) {
    const own = link.steps.flatMap(({ place, side }) => {
      const amount = figures[place];
      return amount === undefined ? [] : { amount, side };
    });
    for (const [index, step] of own.toReversed().entries())
      rows.unshift({ ...step, balance: index === 0 ? (figures[at] ?? null) : null });
    at = link.before;
  }
  return { score, rows, first: figures[at] };
};

/** The figures of a text, without what something cost abroad. */
export const listFigures = ({ words, tokens, bare }: Stream): Figure[] => {
  const figures: Figure[] = [];
  const foreign = findForeign(tokens);
  const weak = new Set(bare);
  const all = [...tokens, ...bare].toSorted((a, b) => a.from - b.from);
  let day = -1;
  for (const token of all) {
    if (token.date) day = token.from;
    if (token.date || token.value === 0 || foreign.has(token)) continue;
    const start = (figures.at(-1)?.to ?? -1) + 1;
    const between = words.slice(start, token.from);
    const isBare = !between.some(({ text }) => /\p{L}/u.test(text));
    figures.push({ ...token, bare: isBare, dated: day >= start, weak: weak.has(token) });
  }
  return figures;
};

/** The longest run of balances; rows may stand from the newest to the oldest, and amounts before their balance or behind it. */
const findLongest = (figures: readonly Figure[]): Chain | undefined =>
  [figures, figures.toReversed()]
    .flatMap((own) => [false, true].map((behind) => followBack(own, linkAll(own, behind))))
    // Rows from the oldest to the newest with their balances behind them, read from their end, are as many with other signs.
    .toSorted((a, b) => Math.round((b.score - a.score) / SKIP_COST))[0];

/** One balance alone is led to by chance. */
const LINKS_MIN = 2;

const countLinks = ({ rows }: Chain): number => rows.filter(({ balance }) => balance !== null).length;

/**
 * Runs of balances among the figures of a text in which each follows from the one before by the amounts between them: one
 * for each account, or for each stretch that nothing breaks, with `least` rows.
 */
export const chainBalances = (figures: readonly Figure[], least = ROWS_MIN): Chain[] => {
  if (figures.length > FIGURES_MAX) return [];
  const chain = findLongest(figures);
  if (chain === undefined || chain.rows.length < least || countLinks(chain) < LINKS_MIN) return [];
  const places = [chain.first, ...chain.rows.flatMap(({ amount, balance }) => [amount, balance])];
  const inside = places.flatMap((token) => token?.from ?? []);
  const [from, to] = [Math.min(...inside), Math.max(...inside)];
  const before = figures.filter((token) => token.from < from);
  const after = figures.filter((token) => token.from > to);
  return [...chainBalances(before, least), chain, ...chainBalances(after, least)];
};
