import { toDayNumber } from "../text/day-number.ts";
import type { AheadInput, KnownAccount } from "./forecast-types.ts";

const WEEK = 7;
/** Weeks of which the everyday is told: a year, so that what comes once in it has its turn. */
const MOST_WEEKS = 52;
const YEAR_DAYS = 371;

/** What is known of the past of all accounts, by day numbers. */
export type History = {
  /** The last day on which all balances are known; everything is counted from it. */
  readonly through: number;
  /** The balance of an account at the end of a day up to that of its last known row, not long before; null elsewhere. */
  readonly balanceOn: (account: number, day: number) => number | null;
  /** Known money of the days after `through`, by account: what was booked already, and what is known to come. */
  readonly known: readonly ReadonlyMap<number, number>[];
  /** Day numbers until which accounts are known. */
  readonly known_through: readonly number[];
  /** How many whole weeks before `through` are known of each account. */
  readonly weeks: readonly number[];
};

const sumByDay = (input: AheadInput, { id }: KnownAccount): Map<number, number> => {
  const sums = new Map<number, number>();
  const add = (on: string, amount: number): void => {
    const day = toDayNumber(on);
    sums.set(day, (sums.get(day) ?? 0) + amount);
  };
  for (const some of [input.everyday, input.settled])
    for (const { account_id, on, amount } of some) if (account_id === id) add(on, amount);
  for (const { account_id, other_account_id, members } of input.series) {
    if (account_id === id) for (const { on, amount } of members) add(on, amount);
    if (other_account_id !== id) continue;
    for (const { on, amount, has_other } of members) if (has_other) add(on, -amount);
  }
  return sums;
};

/** Balances at the ends of days, from the last known one back. */
const listBalances = (account: KnownAccount, sums: ReadonlyMap<number, number>): Float64Array => {
  const through = toDayNumber(account.known_through);
  const balances = new Float64Array(YEAR_DAYS);
  let balance = account.balance;
  for (let back = 0; back < YEAR_DAYS; back += 1) {
    balances[back] = balance;
    balance -= sums.get(through - back) ?? 0;
  }
  return balances;
};

/** What of the past a forecast starts from. */
export const readHistory = (input: AheadInput): History => {
  const { accounts } = input;
  const known_through = accounts.map((account) => toDayNumber(account.known_through));
  const through = Math.min(...known_through);
  const sums = accounts.map((account) => sumByDay(input, account));
  const balances = accounts.map((account, at) => listBalances(account, sums[at] ?? new Map()));
  const known = accounts.map(({ id }, at) => {
    const later = new Map<number, number>();
    const limit = known_through[at] ?? through;
    for (const [day, amount] of sums[at] ?? []) if (day > through) later.set(day, amount);
    for (const { account_id, on, amount } of input.ahead) {
      const day = Math.max(toDayNumber(on), limit + 1);
      if (account_id === id) later.set(day, (later.get(day) ?? 0) + amount);
    }
    return later;
  });
  return {
    through,
    known,
    known_through,
    balanceOn: (account, day) => balances[account]?.[(known_through[account] ?? day) - day] ?? null,
    weeks: accounts.map(({ known_from }) =>
      Math.max(0, Math.min(MOST_WEEKS, Math.floor((through - toDayNumber(known_from) + 1) / WEEK))),
    ),
  };
};
