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

/** Charges of one currency by their month, counted from year 0: the day of the month and the size of each. */
type Charges = ReadonlyMap<number, { readonly days: number[]; readonly sizes: number[] }>;

const MONTHS = 12;
const ZERO = 48;

/** The number that two figures of an ISO day make. */
const readTwo = (day: string, at: number): number =>
  (day.charCodeAt(at) - ZERO) * 10 + day.charCodeAt(at + 1) - ZERO;
const toMonth = (day: string): number => (readTwo(day, 0) * 100 + readTwo(day, 2)) * MONTHS + readTwo(day, 5);

const listCharges = (recent: readonly MovementRow[], currency: string, scene: UnusualScene): Charges => {
  const months = new Map<number, { days: number[]; sizes: number[] }>();
  for (const row of recent) {
    if (row.amount >= 0 || row.currency !== currency || scene.setAside.has(row.id)) continue;
    const number = toMonth(row.booked_on);
    let month = months.get(number);
    if (month === undefined) months.set(number, (month = { days: [], sizes: [] }));
    month.days.push(readTwo(row.booked_on, 8));
    month.sizes.push(-row.amount);
  }
  return months;
};

const makeSizeReading = (recent: readonly MovementRow[], scene: UnusualScene) => {
  const charges = new Map<string, Charges>();
  const known = new Map<string, Map<number, Sizes>>();
  return ({ booked_on, currency }: MovementRow): Sizes => {
    const month = toMonth(booked_on);
    const before = known.get(currency)?.get(month);
    if (before !== undefined) return before;
    const all = charges.get(currency) ?? listCharges(recent, currency, scene);
    charges.set(currency, all);
    const sizes = readSizes(all, `${booked_on.slice(0, 7)}-01`);
    known.set(currency, (known.get(currency) ?? new Map<number, Sizes>()).set(month, sizes));
    return sizes;
  };
};

const readSizes = (charges: Charges, until: string): Sizes => {
  // A year before the first of a month lies in the same month, on its second day where a leap day is between.
  const [from, to] = [addDays(until, -YEAR_DAYS), toMonth(until)];
  const [first, first_day] = [toMonth(from), readTwo(from, 8)];
  const within: number[] = [];
  for (let at = first; at < to; at += 1) {
    const month = charges.get(at);
    if (month === undefined) continue;
    for (const [place, size] of month.sizes.entries())
      if (at > first || (month.days[place] ?? 0) >= first_day) within.push(size);
  }
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
