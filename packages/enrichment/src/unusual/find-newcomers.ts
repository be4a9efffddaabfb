import { toGroupKey } from "../movement-groups.ts";
import type { MovementRow, Unusual } from "../movement-types.ts";
import { findQuantile } from "../recurring/statistics.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { identify, isReported, roundTimes, type UnusualScene } from "./unusual-scene.ts";

const YEAR_DAYS = 365;
const LONGEST_MONTH = 31;
const FEWEST_PURCHASES = 50;
const LEAST_TIMES = 4;
const LARGE = 0.95;

const addDays = (date: string, days: number): string => fromDayNumber(toDayNumber(date) + days);

/** The first charge of each group, by day and id. */
const listFirst = (rows: readonly MovementRow[]): MovementRow[] => {
  // A map for each kind of key: making one text of both costs more than all the rest here.
  const [merchants, others] = [new Map<string, MovementRow>(), new Map<string, MovementRow>()];
  for (const row of rows) {
    if (row.amount >= 0) continue;
    const first = row.merchant_id === null ? others : merchants;
    const key = row.merchant_id ?? row.vendor_key ?? toGroupKey(row);
    const known = first.get(key);
    const isEarlier =
      known === undefined ||
      row.booked_on < known.booked_on ||
      (row.booked_on === known.booked_on && row.id < known.id);
    if (isEarlier) first.set(key, row);
  }
  return [...merchants.values(), ...others.values()];
};

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
  return {
    usual: Math.round(findQuantile(sizes, 0.5)),
    large: findQuantile(sizes, LARGE),
    count: sizes.length,
  };
};

/** Large purchases at counterparties never seen before, against what the person usually spends at once. */
export const findNewcomers = (rows: readonly MovementRow[], scene: UnusualScene): Unusual[] => {
  const from = addDays(scene.since, -YEAR_DAYS - LONGEST_MONTH);
  const readSizesOf = makeSizeReading(
    rows.filter(({ booked_on, amount }) => amount < 0 && booked_on >= from),
    scene,
  );
  return listFirst(rows)
    .filter((row) => isReported(row, scene))
    .flatMap((row) => {
      const { usual, large, count } = readSizesOf(row);
      const size = -row.amount;
      if (count < FEWEST_PURCHASES || size < large || size < LEAST_TIMES * usual) return [];
      return [
        { ...identify(row), kind: "new_merchant" as const, usual, times: roundTimes(size / usual), count },
      ];
    });
};
