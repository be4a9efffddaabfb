import type { FinderRow, Unusual } from "../finding-types.ts";
import { findMedian, findSpread } from "../recurring/statistics.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { findFees } from "./find-fees.ts";
import { identify, isReported, roundTimes, type UnusualScene } from "./unusual-scene.ts";

/** Charges before this one that make the usual; more would tell of a life long past. */
const MOST_HISTORY = 60;
const HISTORY_DAYS = 730;
const FEWEST_HISTORY = 5;
const LEAST_TIMES = 2;
/** A normal spread is 1.4826 times the median distance; beyond six of them chance is no explanation. */
const SPREADS = 6 * 1.4826;
const LEAST_SPREAD = 0.05;
const LEAST_OVER_LARGEST = 1.5;
const MANY = 10;
/** Days of charges before that tell whether two a day are the rule there. */
export const FEWEST_DAYS = 3;
const MOST_DOUBLED = 0.05;

/** The largest charge; of many the second, that one oddity does not hide the next. */
const findLargest = (sizes: readonly number[]): number => {
  let [first, second] = [0, 0];
  for (const size of sizes) {
    if (size > first) [first, second] = [size, first];
    else if (size > second) second = size;
  }
  return sizes.length < MANY ? first : second;
};

const judgeAmount = (row: FinderRow, earlier: readonly FinderRow[]): Unusual[] => {
  const from = fromDayNumber(toDayNumber(row.booked_on) - HISTORY_DAYS);
  const sizes = earlier.filter(({ booked_on }) => booked_on >= from).map(({ amount }) => -amount);
  const size = -row.amount;
  // Most charges are no larger than others: told before the middle is looked for.
  if (sizes.length < FEWEST_HISTORY || size < LEAST_OVER_LARGEST * findLargest(sizes)) return [];
  const usual = findMedian(sizes);
  const spread = Math.max(findSpread(sizes, usual), LEAST_SPREAD * usual);
  if (size < LEAST_TIMES * usual || size < usual + SPREADS * spread) return [];
  const figures = { usual: Math.round(usual), times: roundTimes(size / usual), count: sizes.length };
  return [{ ...identify(row), kind: "above_usual", ...figures }];
};

/** Equal charges of one account, on one day or two that follow each other. */
export const areTwins = (one: FinderRow, other: FinderRow): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.bank_account_id === other.bank_account_id &&
  toDayNumber(other.booked_on) - toDayNumber(one.booked_on) <= 1;

/** Days with a charge; how many of them had two, two equal ones, or one equal to a charge of that day or the day before. */
type Days = {
  readonly count: number;
  readonly busy: number;
  readonly doubled: number;
  readonly echoed: number;
};

export const countDays = (rows: readonly FinderRow[]): Days => {
  const days = Map.groupBy(rows, ({ booked_on }) => toDayNumber(booked_on));
  const amountsOn = (day: number): Set<number> => new Set(days.get(day)?.map(({ amount }) => amount));
  const all = [...days].map(([day, charges]) => {
    const [amounts, before] = [amountsOn(day), amountsOn(day - 1)];
    const isDoubled = amounts.size < charges.length;
    return {
      isBusy: charges.length > 1,
      isDoubled,
      isEchoed: isDoubled || [...amounts].some((amount) => before.has(amount)),
    };
  });
  return {
    count: all.length,
    busy: all.filter(({ isBusy }) => isBusy).length,
    doubled: all.filter(({ isDoubled }) => isDoubled).length,
    echoed: all.filter(({ isEchoed }) => isEchoed).length,
  };
};

const judgeTwin = (
  row: FinderRow,
  at: number,
  rows: readonly FinderRow[],
  scene: UnusualScene,
): Unusual[] => {
  let before = at - 1;
  while (before >= 0 && !areTwins(rows[before] ?? row, row)) {
    if (toDayNumber(row.booked_on) - toDayNumber(rows[before]?.booked_on ?? "") > 1) return [];
    before -= 1;
  }
  const twin = rows[before];
  // Cash is drawn in round sums, as often as it is needed.
  if (twin === undefined || scene.setAside.has(twin.id) || scene.read(row).cash !== null) return [];
  if (scene.paidBack.has(row.id) || scene.paidBack.has(twin.id)) return [];
  const [one, other] = [scene.seriesOf.get(row.id), scene.seriesOf.get(twin.id)];
  if (one !== undefined && other !== undefined) return [];
  const earlier = rows
    .slice(Math.max(0, before - MOST_HISTORY), before)
    .filter(({ booked_on }) => booked_on < twin.booked_on);
  const { count, busy, doubled, echoed } = countDays(earlier);
  const usual = row.booked_on === twin.booked_on ? busy : Math.max(busy, echoed);
  if (count < FEWEST_DAYS || usual > count * MOST_DOUBLED) return [];
  return [{ ...identify(row), kind: "double_charge", other_id: twin.id, count, doubled }];
};

/** Charges of one group (in order of their days) that stand out against the others of it. */
export const findGroupUnusual = (rows: readonly FinderRow[], scene: UnusualScene): Unusual[] => {
  const charges = rows.filter(({ amount, id }) => amount < 0 && !scene.setAside.has(id));
  const standing = charges.flatMap((row, at) => {
    if (!isReported(row, scene)) return [];
    const earlier = charges
      .slice(Math.max(0, at - MOST_HISTORY), at)
      .filter(({ currency }) => currency === row.currency);
    const above = scene.priced.has(row.id) ? [] : judgeAmount(row, earlier);
    return [...above, ...judgeTwin(row, at, charges, scene)];
  });
  return [...standing, ...findFees(charges, scene)];
};
