import { daysBetween } from "@passbook/contract/values";
import type { Span } from "./gap-spans.ts";
import type { LedgerRow } from "./ledger-row.ts";
import { compareTexts } from "./likeness.ts";
import type { OpenRow } from "./merge-rows.ts";

/** A day apart weighs as much as this share of the words. */
const DAY_WEIGHT = 0.2;

type Pair = { readonly open: OpenRow; readonly row: LedgerRow; readonly score: number };

/**
 * Finds the printed row behind one that a person added, and the other way round: of equal amount, on a day on which the added one may
 * have been. What both statements print was found before, so what is left over on both sides is one movement, and as many as can are
 * paired; among several the nearest day and the likest text decide. Two statements may lack the same row, too.
 */
export const matchAdded = (open: readonly OpenRow[], free: readonly LedgerRow[]): Map<number, LedgerRow> => {
  const byAmount = Map.groupBy(free, toAmountKey);
  const pairs = open.flatMap((each) =>
    (byAmount.get(toAmountKey(each)) ?? []).flatMap((row) =>
      isPossible(each, row) ? [{ open: each, row, score: scorePair(each, row) }] : [],
    ),
  );
  const printed = pairMost(pairs.filter((pair) => pair.open.added === null || pair.row.added === null));
  const taken = new Set([...printed.values()].map(({ id }) => id));
  const both = pairs.filter((pair) => pair.open.added !== null && pair.row.added !== null);
  return new Map([
    ...printed,
    ...pairMost(both.filter((pair) => !printed.has(pair.open.index) && !taken.has(pair.row.id))),
  ]);
};

const toAmountKey = ({ amount, currency }: Pick<LedgerRow, "amount" | "currency">): string =>
  `${String(amount)} ${currency}`;

const isPossible = (open: OpenRow, row: LedgerRow): boolean => {
  if (open.added !== null && row.added !== null) return meet(open.added, row.added);
  const span = open.added ?? row.added;
  const { booked_on } = open.added === null ? open : row;
  return span !== null && span.from <= booked_on && booked_on <= span.to;
};

const meet = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;

const scorePair = (open: OpenRow, row: LedgerRow): number =>
  compareTexts(open.description, row.description) -
  DAY_WEIGHT * Math.abs(daysBetween(open.booked_on, row.booked_on));

/** As many pairs as there can be, each row in one at most: one that is taken moves on where another has no other choice. */
const pairMost = (pairs: readonly Pair[]): Map<number, LedgerRow> => {
  const byOpen = Map.groupBy(
    pairs.toSorted((a, b) => b.score - a.score),
    ({ open }) => open.index,
  );
  const holders = new Map<string, Pair>();
  const place = (index: number, asked: Set<string>): boolean => {
    const choices = byOpen.get(index) ?? [];
    const free = choices.find(({ row }) => !holders.has(row.id));
    if (free !== undefined) {
      holders.set(free.row.id, free);
      return true;
    }
    return choices.some((pair) => {
      const holder = holders.get(pair.row.id);
      if (holder === undefined || asked.has(pair.row.id)) return false;
      asked.add(pair.row.id);
      if (!place(holder.open.index, asked)) return false;
      holders.set(pair.row.id, pair);
      return true;
    });
  };
  for (const index of byOpen.keys()) place(index, new Set());
  return new Map([...holders.values()].map(({ open, row }) => [open.index, row]));
};
