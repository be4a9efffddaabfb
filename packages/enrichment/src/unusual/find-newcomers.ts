import { byDayAndId, toGroupKey } from "../movement-groups.ts";
import type { MovementRow, Unusual } from "../movement-types.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { identify, roundTimes, type UnusualScene } from "./unusual-scene.ts";

const YEAR_DAYS = 365;
const LONGEST_MONTH = 31;
const FEWEST_PURCHASES = 50;
const LEAST_TIMES = 4;
const MIDDLE = 0.5;
const LARGE = 0.95;

const addDays = (date: string, days: number): string => fromDayNumber(toDayNumber(date) + days);

/** Those of some rows that are the first charge of their group, by day and id. */
const keepFirst = (candidates: readonly MovementRow[], rows: readonly MovementRow[]): MovementRow[] => {
  const keys = new Set(candidates.map(toKey));
  const first = new Map<string, MovementRow>();
  for (const row of rows) {
    if (row.amount >= 0) continue;
    const key = toKey(row);
    if (!keys.has(key)) continue;
    const known = first.get(key);
    if (known === undefined || byDayAndId(row, known) < 0) first.set(key, row);
  }
  return candidates.filter((row) => first.get(toKey(row)) === row);
};

/** As the key of a group, but without a text made anew for each row: that would cost more than all the rest here. */
export const toKey = (row: MovementRow): string => row.merchant_id ?? row.vendor_key ?? toGroupKey(row);

/** The person's purchases in the twelve months before a month, per currency. */
type Sizes = { readonly usual: number; readonly large: number; readonly count: number };

const makeSizeReading = (rows: readonly MovementRow[], scene: UnusualScene) => {
  const known = new Map<string, Sizes>();
  return (row: MovementRow): Sizes => {
    const until = `${row.booked_on.slice(0, 7)}-01`;
    const key = `${row.currency}${until}`;
    const sizes = known.get(key) ?? readSizes(rows, { until, currency: row.currency }, scene);
    known.set(key, sizes);
    return sizes;
  };
};

const readSizes = (
  rows: readonly MovementRow[],
  { until, currency }: { until: string; currency: string },
  scene: UnusualScene,
): Sizes => {
  const from = addDays(until, -YEAR_DAYS);
  const sizes: number[] = [];
  for (const row of rows) {
    const within = row.booked_on >= from && row.booked_on < until;
    if (within && row.amount < 0 && row.currency === currency && !scene.setAside.has(row.id))
      sizes.push(-row.amount);
  }
  const sorted = Float64Array.from(sizes).toSorted();
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { usual: at(MIDDLE), large: at(LARGE), count: sizes.length };
};

/** Large purchases at counterparties never seen before, against what the person usually spends at once. */
export const findNewcomers = (
  reported: readonly MovementRow[],
  rows: readonly MovementRow[],
  scene: UnusualScene,
): Unusual[] => {
  const from = addDays(scene.since, -YEAR_DAYS - LONGEST_MONTH);
  const readSizesOf = makeSizeReading(
    rows.filter(({ booked_on, amount }) => amount < 0 && booked_on >= from),
    scene,
  );
  return keepFirst(reported, rows).flatMap((row) => {
    const { usual, large, count } = readSizesOf(row);
    const size = -row.amount;
    if (count < FEWEST_PURCHASES || size < large || size < LEAST_TIMES * usual) return [];
    return [
      { ...identify(row), kind: "new_merchant" as const, usual, times: roundTimes(size / usual), count },
    ];
  });
};
