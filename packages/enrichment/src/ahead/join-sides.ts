import type { IsoDate } from "@passbook/contract/values";
import type { AheadSeries } from "./forecast-types.ts";

/** A row of a series; `other_account_id` is where the other side of a movement between own accounts was found. */
export type SeriesRow = {
  readonly account_id: string;
  readonly on: IsoDate;
  readonly amount: number;
  readonly other_account_id: string | null;
};
export type FoundSeries = Pick<AheadSeries, "id" | "interval" | "fixed_amount" | "missed"> & {
  /** Oldest first. */
  readonly rows: readonly SeriesRow[];
};

const RECENT = 6;

/** Where most of the latest rows went to or came from; null where most have no other side here. */
const findOther = (rows: readonly SeriesRow[]): string | null => {
  const recent = rows.slice(-RECENT);
  const others = Map.groupBy(recent, ({ other_account_id }) => other_account_id);
  const [most] = [...others].toSorted(([, one], [, two]) => two.length - one.length);
  return most !== undefined && most[1].length * 2 > recent.length ? most[0] : null;
};

/**
 * Series of known accounts (by id, with the day until which each is known). Money that moves between two of them comes again once, on the account
 * that it leaves, and the other side with it; the series of that other side says nothing more.
 */
export const joinSides = (
  found: readonly FoundSeries[],
  accounts: ReadonlyMap<string, IsoDate>,
): AheadSeries[] =>
  found.flatMap(({ rows, ...series }) => {
    const last = rows.at(-1);
    if (last === undefined || !accounts.has(last.account_id)) return [];
    const other = findOther(rows);
    const other_through = accounts.get(other ?? "");
    if (other_through !== undefined && last.amount > 0) return [];
    const other_account_id = other_through === undefined ? null : other;
    const own = rows.filter(({ account_id }) => account_id === last.account_id);
    return [
      {
        ...series,
        account_id: last.account_id,
        other_account_id,
        members: own.map(({ on, amount, other_account_id: side }) => ({
          on,
          amount,
          // What left already arrives, though the other account does not show it yet.
          has_other: other_through !== undefined && (side === other || on > other_through),
        })),
      },
    ];
  });
