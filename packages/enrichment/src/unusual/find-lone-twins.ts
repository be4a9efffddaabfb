import { byDayAndId } from "../movement-groups.ts";
import type { MovementRow, Unusual } from "../movement-types.ts";
import { findMedian } from "../recurring/statistics.ts";
import { toDayNumber } from "../text/day-number.ts";
import { findPhraseOf } from "../text/phrase-set.ts";
import { EACH_WORDS } from "./each-words.ts";
import { areTwins, countDays, FEWEST_DAYS } from "./find-group-unusual.ts";
import { toKey } from "./find-newcomers.ts";
import { identify, type UnusualScene } from "./unusual-scene.ts";

/** As many purchases tell what the person usually spends at once. */
const FEWEST_PURCHASES = 10;
/** Small things are bought twice; what is worth a look costs as much more than the usual. */
const LEAST_TIMES = 1.5;
/** A third equal charge so near makes it a habit. */
const NEAR_DAYS = 14;

type Twins = { readonly row: MovementRow; readonly twin: MovementRow };

/** Pairs of equal charges of one counterparty, the later one first, by day and id. */
const listTwins = (reported: readonly MovementRow[], scene: UnusualScene): Twins[] => {
  const bySize = Map.groupBy(reported, ({ amount }) => amount);
  return [...bySize.values()].flatMap((equal) => {
    if (equal.length < 2) return [];
    const groups = Map.groupBy(equal, toKey);
    return [...groups.values()].flatMap((group) => {
      const sorted = group.length < 2 ? [] : group.toSorted(byDayAndId);
      return sorted.flatMap((row, at) => {
        const twin = sorted[at - 1];
        return twin !== undefined && areTwins(twin, row) && maySpeakOf(row, twin, scene)
          ? [{ row, twin }]
          : [];
      });
    });
  });
};

/** Cash, payments to people and what everybody buys for himself come in equal amounts; what was paid back is settled. */
const maySpeakOf = (
  row: MovementRow,
  twin: MovementRow,
  { read, seriesOf, paidBack }: UnusualScene,
): boolean => {
  if (paidBack.has(row.id) || paidBack.has(twin.id)) return false;
  if (seriesOf.has(row.id) && seriesOf.has(twin.id)) return false;
  const { cash, transfer, words } = read(row);
  return cash === null && transfer === null && findPhraseOf(EACH_WORDS, words) === null;
};

const makeUsualReading = (reported: readonly MovementRow[]) => {
  const known = new Map<string, number>();
  return (currency: string): number => {
    const sizes = (): number[] =>
      reported.filter((row) => row.currency === currency).map(({ amount }) => -amount);
    const all = known.has(currency) ? [] : sizes();
    const usual = known.get(currency) ?? (all.length < FEWEST_PURCHASES ? Infinity : findMedian(all));
    known.set(currency, usual);
    return usual;
  };
};

/** The finding of twins among all charges of their counterparty, in order of days: none where that repeats itself, before or after. */
const judgeTwins = ({ row, twin }: Twins, charges: readonly MovementRow[]): Unusual[] => {
  const others = charges.filter((each) => each !== row && each !== twin);
  const days = countDays(others.filter(({ booked_on }) => booked_on < twin.booked_on));
  if (days.count >= FEWEST_DAYS) return [];
  const { busy, echoed } = countDays(others);
  if (busy > 0 || echoed > 0) return [];
  const from = toDayNumber(row.booked_on);
  const isNear = ({ booked_on }: MovementRow): boolean =>
    Math.abs(toDayNumber(booked_on) - from) <= NEAR_DAYS;
  if (others.some((each) => each.amount === row.amount && isNear(each))) return [];
  return [{ ...identify(row), kind: "double_charge", other_id: twin.id, count: days.count, doubled: 0 }];
};

/** True for a double charge that was judged against all purchases, since little was known of its merchant. */
export const isLoneTwin = (unusual: Unusual): boolean =>
  unusual.kind === "double_charge" && unusual.count < FEWEST_DAYS;

/** Double charges at counterparties of which too little is known to say how often they charge a day. */
export const findLoneTwins = (
  reported: readonly MovementRow[],
  rows: readonly MovementRow[],
  scene: UnusualScene,
): Unusual[] => {
  const findUsual = makeUsualReading(reported);
  const twins = listTwins(reported, scene).filter(
    ({ row }) => -row.amount >= LEAST_TIMES * findUsual(row.currency),
  );
  if (twins.length === 0) return [];
  const keys = new Set(twins.map(({ row }) => toKey(row)));
  const isCharge = (row: MovementRow): boolean => row.amount < 0 && !scene.setAside.has(row.id);
  const charges = Map.groupBy(
    rows.filter((row) => isCharge(row) && keys.has(toKey(row))),
    toKey,
  );
  return twins.flatMap((each) => judgeTwins(each, charges.get(toKey(each.row)) ?? []));
};
