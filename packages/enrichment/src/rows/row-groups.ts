import type { FindingAnswers, FinderRow } from "../finding-types.ts";
import { findReturnedKey } from "./find-returned-key.ts";
import { foldWords } from "../text/fold.ts";

/**
 * With whom a row was, as far as finders tell: the merchant, else the vendor (of money back: the one it comes from), else the text without
 * its figures.
 */
export const toGroupKey = (row: FinderRow): string => {
  if (row.merchant_id !== null) return `m:${row.merchant_id}`;
  const returned = row.amount > 0 ? findReturnedKey(row) : null;
  if (returned !== null) return `v:${returned}`;
  if (row.vendor_key !== null) return `v:${row.vendor_key}`;
  return `t:${foldWords(row.description.replace(/\d+/g, " "))}`;
};

/** Sets of row ids that a person's answers tie together, whatever their groups. */
export const listTies = (answers: FindingAnswers): (readonly string[])[] => [
  ...answers.refunds.confirmed.map(({ refund_id, purchase_id }) => [refund_id, purchase_id]),
  ...answers.series.map(({ member_ids }) => member_ids),
];

/** For each group that answers tie to others, all groups it must be looked at with. */
export const linkGroups = (
  findRow: (id: string) => FinderRow | undefined,
  answers: FindingAnswers,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const linked = new Map<string, Set<string>>();
  for (const ids of listTies(answers)) {
    const keys = ids.flatMap((id) => {
      const row = findRow(id);
      return row === undefined ? [] : [toGroupKey(row)];
    });
    const all = new Set(keys.flatMap((key) => [key, ...(linked.get(key) ?? [])]));
    if (all.size > 1) for (const key of all) linked.set(key, all);
  }
  return linked;
};

/** Order of day, then of id. */
export const byDayAndId = (one: FinderRow, other: FinderRow): number =>
  compareText(one.booked_on, other.booked_on) || compareText(one.id, other.id);

/** Order of code units, the same on every machine. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
