import { toGroupKey } from "../rows/row-groups.ts";
import type { FinderRow } from "../finding-types.ts";
import { type Lefts, makeLefts } from "./lefts.ts";

/** Money that went out, and what of it has not come back. */
export type Purchase = { readonly row: FinderRow; readonly day: number; readonly at: number; left: number };

/** What purchases of one group must have in common with money back to stand on a shelf: their amount, the foreign amount, or nothing. */
export type Likeness = "equal" | "original" | "any";

type Shelf = { readonly purchases: Purchase[]; lefts: Lefts | null };

/** Purchases as money back asks for them, each shelf in order of days. */
export type Shelves = {
  /** The newest within some days (both included) of which at least so much is left and that fits; the same account before others. */
  readonly findNewest: (back: FinderRow, likenesses: readonly Likeness[], search: Search) => Purchase | null;
  readonly take: (purchase: Purchase, amount: number) => void;
};
export type Search = {
  readonly from: number;
  readonly until: number;
  readonly least: (likeness: Likeness) => number;
  readonly fits: (purchase: Purchase) => boolean;
};

const LIKENESSES = ["equal", "original", "any"] as const;

/** The shelf of a row, of its account or of all; null where it stands on none. */
const toName = (row: FinderRow, key: string, likeness: Likeness, account: string): string | null => {
  const { amount, currency, original } = row;
  if (likeness === "original" && original === null) return null;
  const figure =
    likeness === "equal"
      ? String(Math.abs(amount))
      : likeness === "original"
        ? `${String(Math.abs(original?.amount ?? 0))} ${original?.currency ?? ""}`
        : "";
  return [likeness, figure, currency, account, key].join("\n");
};

const listNames = (row: FinderRow): string[] => {
  const key = toGroupKey(row);
  return LIKENESSES.flatMap((likeness) =>
    [row.bank_account_id, ""].flatMap((account) => toName(row, key, likeness, account) ?? []),
  );
};

/** How many of the purchases are not after a day. */
export const countUntil = (purchases: readonly Purchase[], day: number): number => {
  let [low, high] = [0, purchases.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((purchases[middle]?.day ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
};

const findOnShelf = (shelf: Shelf, least: number, { from, until, fits }: Search): Purchase | null => {
  const lefts = (shelf.lefts ??= makeLefts(shelf.purchases.map(({ left }) => left)));
  let at = lefts.findLast(countUntil(shelf.purchases, until), least);
  for (
    let found = shelf.purchases[at];
    found !== undefined && found.day >= from;
    found = shelf.purchases[at]
  ) {
    if (fits(found)) return found;
    at = lefts.findLast(at, least);
  }
  return null;
};

const pickLater = (one: Purchase | null, other: Purchase | null): Purchase | null =>
  other === null || (one !== null && one.at > other.at) ? one : other;

/** Puts purchases (in order of days) on the shelves that some money back asks for. */
export const shelve = (purchases: readonly Purchase[], backs: readonly FinderRow[]): Shelves => {
  const shelves = new Map<string, Shelf>(
    backs.flatMap(listNames).map((name) => [name, { purchases: [], lefts: null }]),
  );
  const standing = new Map<Purchase, { readonly shelf: Shelf; readonly place: number }[]>();
  for (const purchase of purchases) {
    const own = listNames(purchase.row).flatMap((name) => shelves.get(name) ?? []);
    standing.set(
      purchase,
      own.map((shelf) => ({ shelf, place: shelf.purchases.push(purchase) - 1 })),
    );
  }
  return {
    findNewest: (back, likenesses, search) => {
      const key = toGroupKey(back);
      const findIn = (account: string): Purchase | null =>
        likenesses
          .map((likeness) => {
            const shelf = shelves.get(toName(back, key, likeness, account) ?? "");
            return shelf === undefined ? null : findOnShelf(shelf, search.least(likeness), search);
          })
          .reduce(pickLater, null);
      return findIn(back.bank_account_id) ?? findIn("");
    },
    take: (purchase, amount) => {
      purchase.left -= amount;
      for (const { shelf, place } of standing.get(purchase) ?? []) shelf.lefts?.set(place, purchase.left);
    },
  };
};
