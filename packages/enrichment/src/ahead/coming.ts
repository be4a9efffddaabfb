import { type CalendarDay, findInterval, toCalendarDay } from "../recurring/intervals.ts";
import { findSlot } from "../recurring/calendar-slots.ts";
import type { AheadInput, AheadSeries } from "./forecast-types.ts";
import { closingBefore, findSettlingDay } from "./find-settling-day.ts";
import type { History } from "./history.ts";
import { judgeNext, listSlotDays } from "./list-slots.ts";

const RECENT = 6;
const DAYS_SEEN = 6;
const FEWEST_BEFORE = 2;
/** What is overdue comes still, or does not: by whether it is later than is usual. */
const COMES_IF_ACTIVE = 0.85;
const COMES_IF_LATE = 0.3;
const GOES_ON_IF_LATE = 0.6;
/** After so many rows without an end the next is the last one with a chance of about a third of a row. */
const ENDS = 0.3;
const MISSES = 0.1;

/** A series as paths are dealt from it; places are indexes of accounts, or -1 for those that are not known. */
export type Coming = {
  readonly account: number;
  readonly other: number;
  readonly slots: readonly number[];
  readonly overdue: "none" | "active" | "late";
  readonly slack: number;
  readonly strays: readonly number[];
  readonly amounts: readonly number[];
  readonly ends: number;
  readonly misses: number;
  /** The day of the month on which a card counts what this pays; null for all else. */
  readonly settles_on: number | null;
};

/** By how many days the latest rows were off the day that those before them told. */
const listStrays = (days: readonly CalendarDay[], name: AheadSeries["interval"]): number[] => {
  const interval = findInterval(name);
  const strays: number[] = [];
  for (let at = Math.max(FEWEST_BEFORE, days.length - DAYS_SEEN); at < days.length; at += 1) {
    const stray = (days[at]?.day ?? 0) - findSlot(days.slice(0, at), interval, 1);
    if (Math.abs(stray) <= interval.slack) strays.push(Math.round(stray));
  }
  return strays.length === 0 ? [0] : strays;
};

const isOwed = ({ members }: AheadSeries): boolean => (members.at(-1)?.amount ?? 0) < 0;

const findSettling = (series: AheadSeries, history: History, other: number): number | null => {
  if (other < 0 || !isOwed(series)) return null;
  return findSettlingDay(series.members, (day) => {
    const balance = history.balanceOn(other, day);
    return balance === null ? null : -balance;
  });
};

/** What of the series comes until a day. */
export const listComing = (input: AheadInput, history: History, last: number): Coming[] =>
  input.series.flatMap((series): Coming[] => {
    const account = input.accounts.findIndex(({ id }) => id === series.account_id);
    const other = input.accounts.findIndex(({ id }) => id === series.other_account_id);
    const known_through = history.known_through[account];
    if (known_through === undefined || series.members.length === 0) return [];
    const days = series.members.map(({ on }) => toCalendarDay(on));
    const { overdue, state } = judgeNext(days, series.interval, known_through);
    if (state === "ended") return [];
    const count = days.length;
    const recent = series.members.slice(-RECENT).map(({ amount }) => amount);
    return [
      {
        account,
        other,
        slots: listSlotDays(days, series.interval, { from: known_through + 1, to: last }),
        overdue: overdue < 0 ? "none" : state,
        slack: Math.ceil(findInterval(series.interval).slack),
        strays: listStrays(days, series.interval),
        amounts: series.fixed_amount ? recent.slice(-1) : recent,
        ends: ENDS / (count + 1),
        misses: (series.missed + MISSES) / (count + series.missed + 1),
        settles_on: findSettling(series, history, other),
      },
    ];
  });

/** One payment of a path: day, by index after the last known one, and amount; null where a card says how much. */
export type Payment = { readonly coming: Coming; readonly at: number; readonly amount: number | null };

type Dealing = { readonly through: number; readonly day_count: number; readonly random: () => number };

const pick = <T>(some: readonly T[], random: () => number): T | undefined =>
  some[Math.floor(random() * some.length)];

const toPayment = (coming: Coming, day: number, { through, day_count, random }: Dealing): Payment[] => {
  const at = day - through - 1;
  if (at >= day_count) return [];
  const amount = coming.settles_on === null ? (pick(coming.amounts, random) ?? 0) : null;
  return [{ coming, at, amount }];
};

/** Deals out one course of a series: which of its days come true, a little early or late, and how much each takes. */
export const dealComing = (coming: Coming, known_through: number, dealing: Dealing): Payment[] => {
  const { random } = dealing;
  const payments: Payment[] = [];
  if (coming.overdue !== "none") {
    const late = coming.overdue === "late";
    if (late && random() >= GOES_ON_IF_LATE) return payments;
    if (random() < (late ? COMES_IF_LATE : COMES_IF_ACTIVE))
      payments.push(...toPayment(coming, known_through + 1 + Math.floor(random() * coming.slack), dealing));
  }
  for (const slot of coming.slots) {
    if (random() < coming.ends) break;
    if (random() < coming.misses) continue;
    const stray = pick(coming.strays, random) ?? 0;
    payments.push(...toPayment(coming, Math.max(slot + stray, known_through + 1), dealing));
  }
  return payments;
};

/** The day, by index after the last known one, on which a card counted what a payment of a day pays (negative: before it). */
export const countedAt = ({ coming, at }: Payment, through: number): number =>
  closingBefore(through + 1 + at, coming.settles_on ?? 1) - through - 1;
