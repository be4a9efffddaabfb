import type { IsoDate } from "@passbook/contract/values";

/** A booked row as the proof sees it; amounts in minor units. */
export type ChainRow = { amount: number; balance: number | null; date: IsoDate };

/** How the printed balances follow one another in one order of the rows. */
export type Chain = {
  /** Indexes of the rows, oldest first. */
  order: readonly number[];
  opening: number | null;
  closing: number | null;
  /** Comparisons of a computed with a printed balance that hold, and that do not. */
  links: number;
  breaks: number;
  /** Rows with a printed balance before or at them, and one after or at them. */
  bound: number;
  firstBreak: { index: number; gap: number } | null;
  /** Steps back in time along the order; an order of balances against the dates proves little. */
  descents: number;
};

const countDescents = (rows: readonly ChainRow[], order: readonly number[]): number => {
  let descents = 0;
  for (let at = 1; at < order.length; at += 1) {
    const before = rows[order[at - 1] ?? 0]?.date ?? "";
    if ((rows[order[at] ?? 0]?.date ?? "") < before) descents += 1;
  }
  return descents;
};

/** Follows the printed balances through the rows in the given order. */
export const followChain = (rows: readonly ChainRow[], order: readonly number[]): Chain => {
  const chain: Chain = {
    order,
    opening: null,
    closing: null,
    links: 0,
    breaks: 0,
    bound: 0,
    firstBreak: null,
    descents: countDescents(rows, order),
  };
  let running = 0;
  let seen = 0;
  let trailing = 0;
  for (const index of order) {
    const row = rows[index];
    if (row === undefined) continue;
    running += row.amount;
    trailing += 1;
    if (row.balance === null) continue;
    if (seen === 0) {
      chain.opening = row.balance - running;
      chain.bound += 1;
    } else {
      chain.bound += trailing;
      if (running === row.balance) chain.links += 1;
      else {
        chain.breaks += 1;
        chain.firstBreak ??= { index, gap: row.balance - running };
      }
    }
    running = row.balance;
    seen += 1;
    trailing = 0;
  }
  chain.closing = seen === 0 || (chain.breaks > 0 && trailing > 0) ? null : running;
  return chain;
};

type Step = { index: number; before: number; after: number };

/** Walks one day's rows from the balance it starts with, each row taken once; null when they do not all connect. */
const walkDay = (steps: readonly Step[], start: number): number[] | null => {
  const leaving = new Map<number, Step[]>();
  for (const step of steps) {
    const list = leaving.get(step.before);
    if (list === undefined) leaving.set(step.before, [step]);
    else list.push(step);
  }
  const stack: (Step | null)[] = [null];
  const path: number[] = [];
  let at = start;
  while (stack.length > 0) {
    const next = leaving.get(at)?.pop();
    if (next !== undefined) {
      stack.push(next);
      at = next.after;
      continue;
    }
    const done = stack.pop();
    if (done === null || done === undefined) break;
    path.push(done.index);
    at = done.before;
  }
  return path.length === steps.length ? path.toReversed() : null;
};

/** The balance at which a day's rows can start: the one left more often than reached; null when they go in a circle. */
const findStart = (steps: readonly Step[]): number | null => {
  const degree = new Map<number, number>();
  for (const step of steps) {
    degree.set(step.before, (degree.get(step.before) ?? 0) + 1);
    degree.set(step.after, (degree.get(step.after) ?? 0) - 1);
  }
  for (const [balance, count] of degree) if (count > 0) return balance;
  return null;
};

/** An order of the rows, days ascending, in which every printed balance follows; null when there is none. */
export const findDayOrder = (rows: readonly ChainRow[]): number[] | null => {
  const days = new Map<IsoDate, Step[]>();
  for (const [index, row] of rows.entries()) {
    if (row.balance === null) return null;
    const step = { index, before: row.balance - row.amount, after: row.balance };
    const list = days.get(row.date);
    if (list === undefined) days.set(row.date, [step]);
    else list.push(step);
  }
  const order: number[] = [];
  let balance: number | null = null;
  for (const day of [...days.keys()].toSorted()) {
    const steps: Step[] = days.get(day) ?? [];
    balance ??= findStart(steps) ?? steps[0]?.before ?? 0;
    const walked = walkDay(steps, balance);
    if (walked === null) return null;
    for (const index of walked) order.push(index);
    const last: number | undefined = walked.at(-1);
    balance = last === undefined ? balance : (rows[last]?.balance ?? balance);
  }
  return order;
};

const isBetter = (a: Chain, b: Chain): boolean =>
  a.breaks === b.breaks ? a.descents < b.descents : a.breaks < b.breaks;

/** Few links in an order against the dates may be chance. */
export const runsWithTime = (chain: Chain): boolean => chain.descents * 4 <= chain.links;

/**
 * The order of the rows in which the printed balances hold best: as they stand, newest first, or by day.
 * Where both directions hold and disagree about the opening (rows that cancel out), opening and closing stay unknown.
 */
export const findChain = (rows: readonly ChainRow[]): Chain => {
  const fileOrder = [...rows.keys()];
  const down = followChain(rows, fileOrder);
  const up = followChain(rows, fileOrder.toReversed());
  const best = isBetter(up, down) ? up : down;
  if (best.breaks === 0 && runsWithTime(best)) return holdBoth(best, best === up ? down : up);
  const dayOrder = findDayOrder(rows);
  if (dayOrder === null) return best;
  const byDay = followChain(rows, dayOrder);
  return byDay.breaks <= best.breaks ? byDay : best;
};

const holdBoth = (best: Chain, other: Chain): Chain => {
  const alike = other.opening === best.opening && other.closing === best.closing;
  const equallyGood = other.breaks === 0 && best.links > 0 && other.descents === best.descents;
  return equallyGood && !alike ? { ...best, opening: null, closing: null } : best;
};
