import { toGroupKey } from "../rows/row-groups.ts";
import type { IsoDate } from "@passbook/contract/values";
import type { PriceChange, Series } from "../finding-types.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { findPhraseOf, type FoundPhrase } from "../text/phrase-set.ts";
import type { SignReading, TextSigns } from "../transfers/read-signs.ts";
import { BILL_WORDS, FEE_WORDS, LOAN_WORDS } from "../words/payments.ts";
import { findSlot, findUsualDay } from "./calendar-slots.ts";
import type { Chain } from "./chains.ts";
import { judgeLateness, toPrice, type Entry } from "./intervals.ts";
import { hasFixedAmount, rateChain } from "./judge-chain.ts";
import { findMedian, findQuantile } from "./statistics.ts";

/** What a chain is described with. */
export type SeriesScene = {
  readonly today: IsoDate;
  /** Ids of rows that are halves of transfers or transfers by their own words. */
  readonly transferIds: ReadonlySet<string>;
  readonly read: SignReading;
  /** Words of the person's own accounts and banks. */
  readonly ownWords: ReadonlySet<string>;
};

const OWED_WORDS = [BILL_WORDS, LOAN_WORDS];
const RECENT = 12;
const MOST_MISSED = 24;
const LOW = 0.1;
const HIGH = 0.9;

const findState = ({ entries, interval }: Chain, today: number): Series["state"] =>
  judgeLateness(interval, today - findSlot(entries, interval, 1));

/** A new price counts when it stays, or when it is the latest. */
const listPriceChanges = (entries: readonly Entry[]): PriceChange[] =>
  entries.flatMap((entry, at) => {
    const [before, next] = [entries[at - 1], entries[at + 1]];
    if (before === undefined || toPrice(before) === toPrice(entry)) return [];
    const stays = next === undefined || toPrice(next) === toPrice(entry);
    const stood = at < 2 || toPrice(entries[at - 2] ?? before) === toPrice(before);
    return stays && stood ? [{ on: entry.row.booked_on, from: before.row.amount, to: entry.row.amount }] : [];
  });

/** Days on which something was due and nothing came: between members, and since the last one while the series lives. */
const listMissed = (chain: Chain, state: Series["state"], today: number): IsoDate[] => {
  const { entries, interval } = chain;
  const missed: number[] = [];
  for (const [at, entry] of entries.entries()) {
    const next = entries[at + 1];
    if (next === undefined) break;
    const steps = Math.round((next.day - entry.day) / interval.days);
    for (let step = 1; step < steps; step += 1)
      missed.push(findSlot(entries.slice(0, at + 1), interval, step));
  }
  if (state === "late") missed.push(findSlot(entries, interval, 1));
  return missed
    .filter((day) => day < today)
    .slice(-MOST_MISSED)
    .map(fromDayNumber);
};

const findExpected = (chain: Chain, fixed: boolean): Series["expected"] => {
  const amounts = chain.entries.slice(-RECENT).map(({ row }) => row.amount);
  const last = amounts.at(-1) ?? 0;
  const on = fromDayNumber(findSlot(chain.entries, chain.interval, 1));
  if (fixed) return { on, amount: last, low: last, high: last };
  const low = findQuantile(amounts, LOW);
  return { on, amount: Math.round(findMedian(amounts)), low, high: findQuantile(amounts, HIGH) };
};

const findKind = (chain: Chain, fixed: boolean, scene: SeriesScene): Series["kind"] => {
  const { entries } = chain;
  const moved = entries.filter(({ row }) => scene.transferIds.has(row.id)).length;
  if (moved * 2 >= entries.length) return "transfer";
  const last = entries.at(-1)?.row;
  if (last === undefined || last.amount > 0) return "income";
  const signs = scene.read(last);
  const fee = findPhraseOf(FEE_WORDS, signs.words);
  if (fee !== null && isOfBank(signs, fee, scene)) return "fee";
  // From the account into the purse: owed to nobody.
  if (signs.cash !== null) return "transfer";
  const isOwed = fee !== null || OWED_WORDS.some((phrases) => findPhraseOf(phrases, signs.words) !== null);
  return !fixed || isOwed ? "bill" : "subscription";
};

/** A bank that charges for itself names nobody else; clubs and schools name themselves. */
const isOfBank = ({ names, words }: TextSigns, fee: FoundPhrase, { ownWords }: SeriesScene): boolean => {
  const said = words.slice(fee.at, fee.at + fee.length);
  return names.every((name) => said.includes(name) || ownWords.has(name));
};

/** Cash is drawn in round sums when it is needed: a habit of the person, owed to nobody. */
const isCash = ({ entries }: Chain, { read }: SeriesScene): boolean => {
  const last = entries.at(-1)?.row;
  return last !== undefined && last.amount < 0 && read(last).cash !== null;
};

/** A chain as the person sees it. */
export const describeSeries = (chain: Chain, answer: Series["answer"], scene: SeriesScene): Series | null => {
  const { entries, interval } = chain;
  const [first, last] = [entries[0]?.row, entries.at(-1)?.row];
  if (first === undefined || last === undefined) return null;
  if (answer === null && isCash(chain, scene)) return null;
  const today = toDayNumber(scene.today);
  const direction = first.amount > 0 ? "in" : "out";
  const state = findState(chain, today);
  const fixed = hasFixedAmount(chain);
  return {
    id: [toGroupKey(first), first.currency, direction, interval.name, first.id].join("|"),
    merchant_id: last.merchant_id,
    vendor_key: last.vendor_key,
    currency: first.currency,
    direction,
    interval: interval.name,
    member_ids: entries.map(({ row }) => row.id),
    first_on: first.booked_on,
    last_on: last.booked_on,
    usual_day: findUsualDay(entries, interval),
    expected: state === "ended" ? null : findExpected(chain, fixed),
    fixed_amount: fixed,
    price_changes: fixed ? listPriceChanges(entries) : [],
    missed: listMissed(chain, state, today),
    state,
    kind: findKind(chain, fixed, scene),
    confidence: answer === null ? rateChain(chain) : 1,
    answer,
  };
};
