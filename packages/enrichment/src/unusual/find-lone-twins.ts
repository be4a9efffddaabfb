import type { CurrencyCode } from "@passbook/contract/values";
import { toGroupKey } from "../rows/row-groups.ts";
import type { FinderRow, Unusual } from "../finding-types.ts";
import { findMedian } from "../recurring/statistics.ts";
import { listBetween, listOfGroup, type RowIndex } from "../rows/row-index.ts";
import { toDayNumber } from "../text/day-number.ts";
import { findPhraseOf, makePhraseSet } from "../text/phrase-set.ts";
import { EACH_WORDS } from "../words/payments.ts";
import { areTwins, countDays, FEWEST_DAYS } from "./find-group-unusual.ts";
import { identify, isReported, REPORTED_DAYS, type UnusualScene } from "./unusual-scene.ts";

/** As many purchases tell what the person usually spends at once. */
const FEWEST_PURCHASES = 10;
/** Small things are bought twice; on one day less so than on two, where what is worth a look costs more than the usual. */
const LEAST_TIMES_SAME_DAY = 0.5;
const LEAST_TIMES = 1.5;
/** A third equal charge so near makes it a habit. */
const NEAR_DAYS = 14;

/** Two equal charges, the later one and the one before. */
export type Twins = { readonly row: FinderRow; readonly twin: FinderRow };

/** Pairs of equal charges of one group (in order of days), the later one first. */
export const findGroupTwins = (rows: readonly FinderRow[], scene: UnusualScene): Twins[] => {
  const reported = rows.filter((row) => isReported(row, scene));
  const bySize = Map.groupBy(reported.length < 2 ? [] : reported, ({ amount }) => amount);
  return [...bySize.values()].flatMap((equal) =>
    equal.flatMap((row, at) => {
      const twin = equal[at - 1];
      return twin !== undefined && areTwins(twin, row) && maySpeakOf(row, twin, scene) ? [{ row, twin }] : [];
    }),
  );
};

/** A purchase with a card, however it is worded: "CARD PAYMENT TO" is sent to nobody. */
const CARD_PURCHASE = makePhraseSet([
  "card payment, card purchase, pos, pos purchase, pos debit, checkcard, check card purchase, debit card purchase, kartenzahlung, paiement par carte, paiement cb, pago con tarjeta, compra tarjeta, pagamento carta, betaalautomaat, kortkop",
]);

/** Cash, payments to people and what everybody buys for himself come in equal amounts. */
const maySpeakOf = (row: FinderRow, twin: FinderRow, { read, seriesOf }: UnusualScene): boolean => {
  if (seriesOf.has(row.id) && seriesOf.has(twin.id)) return false;
  const { cash, transfer, words } = read(row);
  const isSent = transfer !== null && findPhraseOf(CARD_PURCHASE, words) === null;
  return cash === null && !isSent && findPhraseOf(EACH_WORDS, words) === null;
};

/** The middle purchase of those that are reported in each currency. */
const readUsual = (index: RowIndex, scene: UnusualScene): Map<CurrencyCode, number> => {
  const today = toDayNumber(scene.until);
  const reported = listBetween(index, today - REPORTED_DAYS + 1, today);
  const byCurrency = Map.groupBy(
    reported.filter((row) => isReported(row, scene)),
    ({ currency }) => currency,
  );
  return new Map(
    [...byCurrency].flatMap(([currency, rows]): [CurrencyCode, number][] =>
      rows.length < FEWEST_PURCHASES ? [] : [[currency, findMedian(rows.map(({ amount }) => -amount))]],
    ),
  );
};

/** True where enough days had charges before one, which the first few of many charges tell. */
const hasHistory = (charges: readonly FinderRow[], before: string): boolean => {
  const days = new Set<string>();
  for (const { booked_on } of charges) {
    if (booked_on >= before || days.size >= FEWEST_DAYS) break;
    days.add(booked_on);
  }
  return days.size >= FEWEST_DAYS;
};

/** The finding of twins among all charges of their counterparty, in order of days: none where that repeats itself, before or after. */
const judgeTwins = ({ row, twin }: Twins, charges: readonly FinderRow[]): Unusual[] => {
  if (hasHistory(charges, twin.booked_on)) return [];
  const others = charges.filter((each) => each !== row && each !== twin);
  const days = countDays(others.filter(({ booked_on }) => booked_on < twin.booked_on));
  const { busy, echoed } = countDays(others);
  if (busy > 0 || echoed > 0) return [];
  const from = toDayNumber(row.booked_on);
  const isNear = ({ booked_on }: FinderRow): boolean => Math.abs(toDayNumber(booked_on) - from) <= NEAR_DAYS;
  if (others.some((each) => each.amount === row.amount && isNear(each))) return [];
  return [{ ...identify(row), kind: "double_charge", other_id: twin.id, count: days.count, doubled: 0 }];
};

const isLarge = ({ row, twin }: Twins, usual: ReadonlyMap<CurrencyCode, number>): boolean => {
  const times = row.booked_on === twin.booked_on ? LEAST_TIMES_SAME_DAY : LEAST_TIMES;
  return -row.amount >= times * (usual.get(row.currency) ?? Infinity);
};

/** Double charges at counterparties of which too little is known to say how often they charge a day. */
export const judgeLoneTwins = (twins: readonly Twins[], index: RowIndex, scene: UnusualScene): Unusual[] => {
  const isOpen = ({ id }: FinderRow): boolean => !scene.setAside.has(id) && !scene.paidBack.has(id);
  const open = twins.filter(({ row, twin }) => isOpen(row) && isOpen(twin));
  const usual = open.length === 0 ? new Map<CurrencyCode, number>() : readUsual(index, scene);
  const isCharge = (row: FinderRow): boolean => row.amount < 0 && !scene.setAside.has(row.id);
  const large = open.filter((each) => isLarge(each, usual));
  const keys = new Set(large.map(({ row }) => toGroupKey(row)));
  const charges = new Map([...keys].map((key) => [key, listOfGroup(index, key).filter(isCharge)]));
  return large.flatMap((each) => judgeTwins(each, charges.get(toGroupKey(each.row)) ?? []));
};
