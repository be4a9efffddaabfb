import { byDayAndId, toGroupKey } from "../movement-groups.ts";
import type { MovementRow, Unusual } from "../movement-types.ts";
import { pickOrdered } from "../recurring/statistics.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { identify, REPORTED_DAYS, roundTimes, type UnusualScene } from "./unusual-scene.ts";

const YEAR_DAYS = 365;
const LONGEST_MONTH = 31;
const FEWEST_PURCHASES = 50;
const LEAST_TIMES = 4;
const MIDDLE = 0.5;
const LARGE = 0.95;

const addDays = (date: string, days: number): string => fromDayNumber(toDayNumber(date) + days);

/** Those of some rows that are the first charge of their group, by day and id. */
const keepFirst = (candidates: readonly MovementRow[], rows: readonly MovementRow[]): MovementRow[] => {
  const first = new Map<string, MovementRow>();
  const note = (key: string, row: MovementRow): void => {
    const known = first.get(key);
    if (known === undefined || byDayAndId(row, known) < 0) first.set(key, row);
  };
  for (const row of candidates) note(toKey(row), row);
  if (first.size === 0) return [];
  for (const row of rows) {
    if (row.amount >= 0) continue;
    const known = first.get(toKey(row));
    if (known !== undefined && row.booked_on <= known.booked_on) note(toKey(row), row);
  }
  return candidates.filter((row) => first.get(toKey(row)) === row);
};

/** As the key of a group, but without a text made anew for each row: that would cost more than all the rest here. */
export const toKey = (row: MovementRow): string => row.merchant_id ?? row.vendor_key ?? toGroupKey(row);

/** The person's purchases in the twelve months before a month, in one currency. */
type Sizes = { readonly usual: number; readonly large: number; readonly count: number };

/** Charges of one currency: their days as numbers to compare, and their sizes. */
type Charges = { readonly days: Int32Array; readonly sizes: Float64Array };

const ZERO = 48;

/** "2026-10-02" as 20261002. */
const toNumber = (day: string): number => {
  let number = 0;
  for (const at of PLACES) number = number * 10 + day.charCodeAt(at) - ZERO;
  return number;
};
/** Where the figures of an ISO day stand. */
const PLACES = [0, 1, 2, 3, 5, 6, 8, 9] as const;

const listCharges = (recent: readonly MovementRow[], currency: string, scene: UnusualScene): Charges => {
  const spent = recent.filter(
    (row) => row.amount < 0 && row.currency === currency && !scene.setAside.has(row.id),
  );
  return {
    days: Int32Array.from(spent, ({ booked_on }) => toNumber(booked_on)),
    sizes: Float64Array.from(spent, ({ amount }) => -amount),
  };
};

const makeSizeReading = (recent: readonly MovementRow[], scene: UnusualScene) => {
  const charges = new Map<string, Charges>();
  const known = new Map<string, Sizes>();
  return ({ booked_on, currency }: MovementRow): Sizes => {
    const month = booked_on.slice(0, 7);
    const key = `${currency}${month}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const all = charges.get(currency) ?? listCharges(recent, currency, scene);
    charges.set(currency, all);
    const sizes = readSizes(all, `${month}-01`);
    known.set(key, sizes);
    return sizes;
  };
};

const readSizes = ({ days, sizes }: Charges, until: string): Sizes => {
  const [from, to] = [toNumber(addDays(until, -YEAR_DAYS)), toNumber(until)];
  const isWithin = (_: number, at: number): boolean => (days[at] ?? 0) >= from && (days[at] ?? 0) < to;
  const within = sizes.filter(isWithin);
  const at = (share: number): number => pickOrdered(within, Math.round(share * (within.length - 1)));
  return { usual: at(MIDDLE), large: at(LARGE), count: within.length };
};

/** The first day whose rows tell anything of newcomers that are reported by a day. */
export const findRecentDay = (today: string): string =>
  addDays(today, -REPORTED_DAYS - YEAR_DAYS - LONGEST_MONTH);

type Searched = {
  readonly rows: readonly MovementRow[];
  /** Those since the recent day. */
  readonly recent: readonly MovementRow[];
  readonly reported: readonly MovementRow[];
};

/** Large purchases at counterparties never seen before, against what the person usually spends at once. */
export const findNewcomers = ({ rows, recent, reported }: Searched, scene: UnusualScene): Unusual[] => {
  const readSizesOf = makeSizeReading(recent, scene);
  const isLarge = (row: MovementRow): boolean => {
    const { usual, large, count } = readSizesOf(row);
    return count >= FEWEST_PURCHASES && -row.amount >= Math.max(large, LEAST_TIMES * usual);
  };
  return keepFirst(reported.filter(isLarge), rows).map((row) => {
    const { usual, count } = readSizesOf(row);
    const times = roundTimes(-row.amount / usual);
    return { ...identify(row), kind: "new_merchant" as const, usual, times, count };
  });
};
