import type { Balances } from "./load-balances.ts";
import { findEnd } from "./find-end.ts";

/** What an account held at the end of a day. */
export type BalanceOn = {
  /** Minor units. */
  readonly amount: number;
  /** The day of which that is known. */
  readonly as_of: string;
  /** `missing`: rows or statements between that day and the one asked for are not here. */
  readonly state: "proved" | "counted" | "missing";
};

/** The place of the last row up to a day; -1 where there is none. */
const findLastRow = (rows: Balances["rows"], day: string): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.booked_on ?? "") <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

type Known = { readonly amount: number; readonly on: string; readonly state: BalanceOn["state"] };

/** The last balance that is known after a row up to this one. */
const findKnown = (rows: Balances["rows"], at: number): Known | null => {
  for (let index = at; index >= 0; index -= 1) {
    const { balance = null, booked_on = "", state = "unknown" } = rows[index] ?? {};
    if (balance !== null)
      return { amount: balance, on: booked_on, state: state === "unknown" ? "missing" : state };
  }
  return null;
};

/** What the next row begins with. */
const findOpening = (rows: Balances["rows"], at: number, on: string): Known | null => {
  const next = rows[at];
  if (next === undefined || next.balance === null || next.state === "unknown") return null;
  return { amount: next.balance - next.amount, on, state: next.state };
};

type Break = Balances["breaks"][number];

/** The printed balance with which a break ends, where no row came since; else what the next row begins with. */
const findAfterBreak = (
  { rows, printed }: Balances,
  { to, statement_ids }: Break,
  at: number,
): Known | null => {
  const [before, after] = statement_ids;
  const statement = printed.find(({ id }) => id === after);
  const is_closing = before === after || statement?.from !== to;
  const amount = is_closing ? statement?.closing : statement?.opening;
  return amount == null ? findOpening(rows, at, to) : { amount, on: to, state: "counted" };
};

const later = (one: string, other: string): string => (one > other ? one : other);

/** Of a balance that no break stands behind: how far it is known, and whether so long ago that something must be missing. */
const tellAge = ({ printed }: Balances, { amount, on, state }: Known, day: string): BalanceOn => {
  const is_within = printed.some(({ from, to }) => from <= day && day <= to);
  const last = printed.reduce((found, { to }) => (to <= day ? later(found, to) : found), on);
  const as_of = is_within ? day : last;
  const is_old = findEnd(as_of, { today: day, closed: false }) !== null;
  return { amount, as_of, state: is_old ? "missing" : state };
};

/**
 * What an account held at the end of a day, as its register has it; null before anything is known. Through a break, and once nothing more came for
 * half a year, it is the last that was known, and said to be missing; what is closed holds nothing from then on.
 */
export const findBalanceOn = (balances: Balances, day: string): BalanceOn | null => {
  const { account, rows, breaks, printed } = balances;
  const closed_on = account.closed_at?.slice(0, 10);
  if (closed_on !== undefined && closed_on <= day) return null;
  const at = findLastRow(rows, day);
  const row_day = rows[at]?.booked_on ?? "";
  const behind = breaks.findLast(({ to }) => to <= day && to > row_day);
  const begins = at < 0 && printed.some(({ from, to }) => from <= day && day <= to);
  const opening =
    behind === undefined
      ? begins
        ? findOpening(rows, 0, day)
        : null
      : findAfterBreak(balances, behind, at + 1);
  if (opening !== null) return tellAge(balances, opening, day);
  const known = findKnown(rows, at);
  if (known === null) return null;
  const is_broken = rows[at]?.balance === null || breaks.some(({ from, to }) => from < day && day < to);
  if (is_broken) return { amount: known.amount, as_of: known.on, state: "missing" };
  return tellAge(balances, known, day);
};
