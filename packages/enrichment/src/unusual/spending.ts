import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { FinderRow } from "../finding-types.ts";
import { listBetween, type RowIndex } from "../rows/row-index.ts";
import { addMonthsTo, fromDayNumber, toDayNumber } from "../text/day-number.ts";
import type { UnusualScene } from "./unusual-scene.ts";

/** Sizes of what was bought in a month, in order, by currency. */
type MonthSpending = ReadonlyMap<CurrencyCode, readonly number[]>;

/** What the person bought, by month (`2026-03`), as far back as anything reported is judged by it. */
export type Spending = ReadonlyMap<string, MonthSpending>;

/** What is reported lies in the month of its day or the twelve before; each is judged by the twelve before it. */
const MONTHS_READ = 24;
const MONTHS_JUDGED_BY = 12;
const MIDDLE = 0.5;
const LARGE = 0.95;

export const toMonth = (day: IsoDate): string => day.slice(0, 7);

/** The day number of the first of a month, so many months from that of a day. */
const findFirst = (day: IsoDate, months: number): number =>
  addMonthsTo(toDayNumber(`${toMonth(day)}-01`), months, 1);

const readMonth = (index: RowIndex, first: number, setAside: UnusualScene["setAside"]): MonthSpending => {
  const sizes = new Map<CurrencyCode, number[]>();
  const rows = listBetween(index, first, addMonthsTo(first, 1, 1) - 1);
  for (const { id, amount, currency } of rows) {
    if (amount >= 0 || setAside.has(id)) continue;
    const known = sizes.get(currency);
    if (known === undefined) sizes.set(currency, [-amount]);
    else known.push(-amount);
  }
  for (const known of sizes.values()) known.sort((a, b) => a - b);
  return sizes;
};

/** The person's spending; months that are known already are not read again. */
export const readSpending = (
  index: RowIndex,
  { until, setAside }: Pick<UnusualScene, "until" | "setAside">,
  known: Spending,
): Spending => {
  const spending = new Map<string, MonthSpending>();
  for (let back = 1; back <= MONTHS_READ; back += 1) {
    const first = findFirst(until, -back);
    const month = toMonth(fromDayNumber(first));
    spending.set(month, known.get(month) ?? readMonth(index, first, setAside));
  }
  return spending;
};

/** How many of some values in order are at most one. */
const countUntil = (values: readonly number[], most: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The value that would stand at a place (from 0), were whole numbers of several lists in one order. */
const pickAmong = (lists: readonly (readonly number[])[], place: number): number => {
  let [low, high] = [0, Math.max(0, ...lists.map((list) => list.at(-1) ?? 0))];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const count = lists.reduce((sum, list) => sum + countUntil(list, middle), 0);
    if (count > place) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The person's purchases in the twelve months before that of a row, in its currency. */
export type Sizes = { readonly usual: number; readonly large: number; readonly count: number };

export const readSizes = (
  spending: Spending,
  { booked_on, currency }: Pick<FinderRow, "booked_on" | "currency">,
): Sizes => {
  const lists: (readonly number[])[] = [];
  for (let back = 1; back <= MONTHS_JUDGED_BY; back += 1) {
    const sizes = spending.get(toMonth(fromDayNumber(findFirst(booked_on, -back))))?.get(currency);
    if (sizes !== undefined) lists.push(sizes);
  }
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const at = (share: number): number => (count === 0 ? 0 : pickAmong(lists, Math.round(share * (count - 1))));
  return { usual: at(MIDDLE), large: at(LARGE), count };
};
