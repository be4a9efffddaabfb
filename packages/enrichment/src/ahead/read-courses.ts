import type { IsoDate } from "@passbook/contract/values";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import type { AheadDay } from "./forecast-types.ts";
import type { Courses } from "./simulate.ts";

/** Accounts of one currency, by their indexes, and what one of its minor units is in the currency that they are added up in. */
export type CoursePart = {
  readonly courses: Courses;
  readonly accounts: readonly number[];
  readonly factor: number;
};

/** Paths of some accounts together, day after day. */
export type Sums = Pick<Courses, "path_count" | "day_count" | "first"> & { readonly sums: Float64Array };

/** Adds up accounts, by their indexes, within each path: nothing is lost between them. */
export const addAccounts = (courses: Courses, accounts: readonly number[]): Sums => {
  const { path_count, day_count, first, balances } = courses;
  const sums = new Float64Array(path_count * day_count);
  for (const account of accounts) {
    const own = balances[account];
    if (own === undefined) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (own[at] ?? 0);
  }
  return { path_count, day_count, first, sums };
};

/** What the accounts of a part held at the end of a day that is known, in the currency of all. */
const heldOn = ({ courses: { history }, accounts, factor }: CoursePart, day: number): number =>
  Math.round(factor * accounts.reduce((sum, account) => sum + (history.balanceOn(account, day) ?? 0), 0));

/**
 * Adds up accounts of several currencies, path by path, from the first day on which any is not known. Each currency's are rounded once, so that what
 * is shown are whole minor units.
 */
export const addParts = (parts: readonly CoursePart[]): Sums => {
  const [{ courses } = { courses: null }] = parts;
  if (courses === null) return { path_count: 0, day_count: 0, first: 0, sums: new Float64Array() };
  const first = Math.min(...parts.map((part) => part.courses.first));
  const day_count = courses.first + courses.day_count - first;
  const { path_count } = courses;
  const sums = new Float64Array(path_count * day_count);
  for (const part of parts) {
    const own = addAccounts(part.courses, part.accounts);
    const known = own.first - first;
    const held = Array.from({ length: known }, (_, day) => heldOn(part, first + day));
    for (let at = 0; at < sums.length; at += 1) {
      const [path, day] = [Math.floor(at / day_count), at % day_count];
      const amount =
        day < known
          ? (held[day] ?? 0)
          : Math.round(part.factor * (own.sums[path * own.day_count + day - known] ?? 0));
      sums[at] = (sums[at] ?? 0) + amount;
    }
  }
  return { path_count, day_count, first, sums };
};

/** What accounts held together at the ends of the last days on which all of them are known, oldest first. */
export const listPastDays = (
  parts: readonly CoursePart[],
  count: number,
): { readonly on: IsoDate; readonly amount: number }[] => {
  const through = Math.min(...parts.map(({ courses }) => courses.history.through));
  return Array.from({ length: count }, (_, index) => through - count + 1 + index).map((day) => ({
    on: fromDayNumber(day),
    amount: parts.reduce((sum, part) => sum + heldOn(part, day), 0),
  }));
};

/** The value at a share of sorted ones. */
const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** The middle of what may be on each day, with its bands. */
export const listAheadDays = ({ path_count, day_count, first, sums }: Sums): AheadDay[] => {
  const own = new Float64Array(path_count);
  return Array.from({ length: day_count }, (_, day) => {
    for (let path = 0; path < path_count; path += 1) own[path] = sums[path * day_count + day] ?? 0;
    own.sort();
    return {
      on: fromDayNumber(first + day),
      expected: at(own, 0.5),
      low_50: at(own, 0.25),
      high_50: at(own, 0.75),
      low_90: at(own, 0.05),
      high_90: at(own, 0.95),
    };
  });
};

/** The lowest point of the middle line from a day on, where `less` is taken from all days from another on; the first of equal ones. */
export const findLowest = (
  days: readonly AheadDay[],
  from: IsoDate,
  spent: { readonly on: IsoDate; readonly amount: number } = { on: from, amount: 0 },
): { readonly on: IsoDate; readonly amount: number } | null => {
  let lowest: { on: IsoDate; amount: number } | null = null;
  for (const { on, expected } of days) {
    if (on < from) continue;
    const amount = expected - (on >= spent.on ? spent.amount : 0);
    if (lowest === null || amount < lowest.amount) lowest = { on, amount };
  }
  return lowest;
};

type Question = {
  readonly from: IsoDate;
  readonly limit: number;
  readonly spent?: { readonly on: IsoDate; readonly amount: number };
};

/** The share of paths (0 to 1) that are below a limit at the end of any day from one on, with something spent meanwhile. */
export const findChanceBelow = (
  { path_count, day_count, first, sums }: Sums,
  { from, limit, spent }: Question,
): number => {
  const begins = Math.max(0, toDayNumber(from) - first);
  const spent_at = spent === undefined ? day_count : toDayNumber(spent.on) - first;
  let below = 0;
  for (let path = 0; path < path_count; path += 1) {
    for (let day = begins; day < day_count; day += 1) {
      const less = day >= spent_at ? (spent?.amount ?? 0) : 0;
      if ((sums[path * day_count + day] ?? 0) - less >= limit) continue;
      below += 1;
      break;
    }
  }
  return path_count === 0 ? 0 : below / path_count;
};
