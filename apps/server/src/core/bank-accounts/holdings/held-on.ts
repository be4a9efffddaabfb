import { findEnd } from "../find-end.ts";
import { type BalanceOn, findBalanceOn } from "../find-balance-on.ts";
import type { Balances } from "../load-balances.ts";
import type { HeldList } from "./load-holdings.ts";

/** What was held in a currency on a day by the last list up to then: cash of the list only where it is in no balance. Null before the first list. */
const findHeld = (
  lists: readonly HeldList[],
  day: string,
  { currency, with_cash }: { readonly currency: string; readonly with_cash: boolean },
): { readonly amount: number; readonly on: string } | null => {
  const list = lists.findLast(({ on }) => on <= day);
  if (list === undefined) return null;
  const amount = list.rows
    .filter((row) => row.currency === currency && (with_cash || row.quantity !== null))
    .reduce((sum, { value }) => sum + value, 0);
  return { amount, on: list.on };
};

/** The lists from the first that holds something in a currency on. */
export const listIn = (lists: readonly HeldList[], currency: string): HeldList[] => {
  const first = lists.findIndex(({ rows }) => rows.some((row) => row.currency === currency));
  return first < 0 ? [] : lists.slice(first);
};

const addHeld = (
  cash: BalanceOn | null,
  lists: readonly HeldList[],
  { day, currency }: { readonly day: string; readonly currency: string },
): BalanceOn | null => {
  const held = findHeld(lists, day, { currency, with_cash: cash === null });
  if (held === null) return cash;
  const is_old = findEnd(held.on, { today: day, closed: false }) !== null;
  const state = is_old || cash?.state === "missing" ? "missing" : "counted";
  if (cash === null) return { amount: held.amount, as_of: held.on, state };
  return {
    amount: cash.amount + held.amount,
    as_of: cash.as_of < held.on ? cash.as_of : held.on,
    state,
  };
};

/**
 * The cash of an account in one of its currencies and what it holds there by lists (`listIn`), at the end of a day. Known as far as the older of both;
 * once no list came for half a year it is the last that was known, and said to be missing. Null before anything is known, and once it is closed.
 */
export const findWorthOn = (
  balances: Balances,
  lists: readonly HeldList[],
  day: string,
): BalanceOn | null => {
  const { account, currency } = balances;
  const closed_on = account.closed_at?.slice(0, 10);
  if (closed_on !== undefined && closed_on <= day) return null;
  return addHeld(findBalanceOn(balances, day), lists, { day, currency });
};
