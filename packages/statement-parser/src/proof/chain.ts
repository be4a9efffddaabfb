import type { IsoDate } from "@passbook/contract/values";
import { countPosition } from "./count-position.ts";
import { orderByDay, sortByDay } from "./order-by-day.ts";
import type { DayOrder } from "./order-by-day.ts";

/** A booked row as the proof sees it; amounts in minor units. */
export type ChainRow = { amount: number; balance: number | null; date: IsoDate };

/** Balances printed beside those of the rows; `at` counts the rows of the file that stand before a carried one. */
export type PrintedPoints = {
  opening: number | null;
  closing: number | null;
  carried: readonly { at: number; balance: number }[];
};

type PointKind = "opening" | "row" | "carried" | "closing";

/** Two printed balances and the rows between them: `order[from]` up to, without, `order[to]`. */
export type Comparison = {
  from: number;
  to: number;
  first: PointKind;
  second: PointKind;
  expected: number;
  found: number;
};

/** How the printed balances follow one another in one order of the rows. */
export type Chain = {
  /** Indexes of the rows, oldest first; as the file has them, its reverse, or by day. */
  order: readonly number[];
  way: "down" | "up" | "days";
  opening: number | null;
  closing: number | null;
  /** Comparisons of a computed with a printed balance that hold, and that do not. */
  links: number;
  breaks: number;
  /** The first comparisons that do not hold, and all that touch a balance printed beside the rows'. */
  broken: Comparison[];
  beside: Comparison[];
  /** Balances printed between rows that this order tears apart: none of them is compared. */
  torn: number;
  /** By position: 1 where a row lies between two balances that agree. */
  bound: Uint8Array;
  /** Positions before and after the first and the last printed balance of a row; null where no row prints one. */
  reach: { from: number; to: number } | null;
  /** Steps back in time along the order; an order of balances against the dates proves little. */
  descents: number;
  /** Rows of the first or last day were put in an order that is neither the file's nor its reverse. */
  shuffled: { first: number; last: number };
  /** The rows by day, where no simpler order holds. */
  days: DayOrder | null;
};

const BROKEN_MAX = 64;
const NOTHING: PrintedPoints = { opening: null, closing: null, carried: [] };

const countDescents = (rows: readonly ChainRow[], order: readonly number[]): number => {
  let descents = 0;
  let before: IsoDate = "";
  for (const index of order) {
    const date = rows[index]?.date ?? "";
    if (date !== before && date < before) descents += 1;
    before = date;
  }
  return descents;
};

/** Compares each printed balance with the one before it and the rows between them. */
const makeWalk = (chain: Chain) => {
  let running = 0;
  let from = 0;
  let last: PointKind | null = null;
  return {
    add: (amount: number): void => {
      running += amount;
    },
    meet: (to: number, second: PointKind, expected: number): void => {
      if (last === null) chain.opening = second === "closing" ? null : expected - running;
      else {
        const holds = running === expected;
        const rowsOnly = last === "row" && second === "row";
        if (!holds || !rowsOnly) {
          const comparison = { from, to, first: last, second, expected, found: running };
          if (!holds && chain.broken.length < BROKEN_MAX) chain.broken.push(comparison);
          if (!rowsOnly) chain.beside.push(comparison);
        }
        if (holds) {
          if (to > from) chain.links += 1;
          chain.bound.fill(1, from, to);
        } else chain.breaks += 1;
      }
      running = expected;
      from = to;
      last = second;
    },
    end: (length: number): number | null =>
      last === null || last === "opening" || (chain.breaks > 0 && from < length) ? null : running,
  };
};

/** Follows the printed balances through the rows in the given order. */
const followChain = (
  rows: readonly ChainRow[],
  order: readonly number[],
  printed: PrintedPoints = NOTHING,
): Chain => {
  const chain: Chain = {
    order,
    way: "days",
    opening: null,
    closing: null,
    links: 0,
    breaks: 0,
    broken: [],
    beside: [],
    torn: 0,
    bound: new Uint8Array(order.length),
    reach: null,
    descents: countDescents(rows, order),
    shuffled: { first: 0, last: 0 },
    days: null,
  };
  const carried = countPosition(order, printed.carried);
  chain.torn = printed.carried.length - carried.length;
  let next = 0;
  const walk = makeWalk(chain);
  const meetCarried = (at: number): void => {
    for (; carried[next]?.at === at; next += 1) walk.meet(at, "carried", carried[next]?.balance ?? 0);
  };
  if (printed.opening !== null) walk.meet(0, "opening", printed.opening);
  meetCarried(0);
  for (let at = 0; at < order.length; at += 1) {
    const row = rows[order[at] ?? 0];
    if (row === undefined) continue;
    walk.add(row.amount);
    if (row.balance !== null) {
      walk.meet(at + 1, "row", row.balance);
      chain.reach ??= { from: at, to: at + 1 };
      chain.reach.to = at + 1;
    }
    meetCarried(at + 1);
  }
  if (printed.closing !== null) walk.meet(order.length, "closing", printed.closing);
  chain.closing = walk.end(order.length);
  return chain;
};

/** Follows the printed balances through the rows as they stand in the file, or backwards. */
export const followWay = (rows: readonly ChainRow[], way: "down" | "up", printed: PrintedPoints): Chain => {
  const last = rows.length - 1;
  const order = rows.map((_, index) => (way === "down" ? index : last - index));
  return { ...followChain(rows, order, printed), way };
};

const isBetter = (a: Chain, b: Chain): boolean =>
  a.breaks === b.breaks ? a.descents < b.descents : a.breaks < b.breaks;

/** An order is no better for the balances that it leaves out: a wrong one breaks what leads to it and what follows. */
const costOf = ({ breaks, torn }: Chain): number => breaks + torn * 2;

/** Few links in an order against the dates may be chance. */
export const runsWithTime = (chain: Chain): boolean => chain.descents * 4 <= chain.links;

const holdBoth = (best: Chain, other: Chain): Chain => {
  const alike = other.opening === best.opening && other.closing === best.closing;
  const equallyGood = other.breaks === 0 && best.links > 0 && other.descents === best.descents;
  return equallyGood && !alike ? { ...best, opening: null, closing: null } : best;
};

/** The rows by day, each day as the file has it or backwards: the one of both with fewer breaks. */
const followSorted = (rows: readonly ChainRow[], printed: PrintedPoints): Chain => {
  const down = followChain(rows, sortByDay(rows, "down"), printed);
  const up = followChain(rows, sortByDay(rows, "up"), printed);
  return costOf(up) < costOf(down) ? up : down;
};

/**
 * The order of the rows in which the printed balances hold best: as they stand, newest first, or by day.
 * Where both directions hold and disagree about the opening (rows that cancel out), opening and closing stay unknown.
 */
export const findChain = (rows: readonly ChainRow[], printed: PrintedPoints = NOTHING): Chain => {
  const down = followWay(rows, "down", printed);
  const up = followWay(rows, "up", printed);
  const best = isBetter(up, down) ? up : down;
  if (best.breaks === 0 && runsWithTime(best)) return holdBoth(best, best === up ? down : up);
  const days = orderByDay(rows, printed.opening);
  if (days === null || !days.whole) return { ...best, days };
  const byDay = followChain(rows, days.order, printed);
  const isNearer = byDay.torn === 0 ? byDay.breaks <= best.breaks : costOf(byDay) < best.breaks;
  return isNearer ? { ...byDay, shuffled: days.shuffled } : best;
};

/**
 * The same, and where it has breaks the order by day with the fewest, so that a single fault is not lost among others; days that
 * all run one way are likelier than days that each run their own.
 */
export const findNearestChain = (rows: readonly ChainRow[], printed: PrintedPoints): Chain => {
  const best = findChain(rows, printed);
  if (best.breaks < 2) return best;
  const sorted = followSorted(rows, printed);
  const byDay = best.days === null ? sorted : followChain(rows, best.days.order, printed);
  const nearest = costOf(byDay) < costOf(sorted) ? byDay : sorted;
  return costOf(nearest) < costOf(best) ? nearest : best;
};
