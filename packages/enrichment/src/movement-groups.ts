import type { MovementAnswers, MovementRow } from "./movement-types.ts";
import { findReturnedKey } from "./refunds/find-returned-key.ts";
import { foldWords } from "./text/fold.ts";

/**
 * With whom a row was, as far as movements tell: the merchant, else the vendor (of money back: the one it comes from), else the text without
 * its figures.
 */
export const toGroupKey = (row: MovementRow): string => {
  if (row.merchant_id !== null) return `m:${row.merchant_id}`;
  const returned = row.amount > 0 ? findReturnedKey(row) : null;
  if (returned !== null) return `v:${returned}`;
  if (row.vendor_key !== null) return `v:${row.vendor_key}`;
  return `t:${foldWords(row.description.replace(/\d+/g, " "))}`;
};

/** Tells whether a row is of one of some groups, without a key made for each row. */
export const makeGroupTest = (keys: ReadonlySet<string>): ((row: MovementRow) => boolean) => {
  const of = (kind: string): Set<string> =>
    new Set([...keys].filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length)));
  const [merchants, vendors, hasTexts] = [of("m:"), of("v:"), of("t:").size > 0];
  return (row) => {
    if (row.merchant_id !== null) return merchants.has(row.merchant_id);
    if (row.amount > 0) return keys.has(toGroupKey(row));
    if (row.vendor_key !== null) return vendors.has(row.vendor_key);
    return hasTexts && keys.has(toGroupKey(row));
  };
};

/** Sets of row ids that a person's answers tie together, whatever their groups. */
export const listTies = (answers: MovementAnswers): (readonly string[])[] => [
  ...answers.refunds.confirmed.map(({ refund_id, purchase_id }) => [refund_id, purchase_id]),
  ...answers.series.map(({ member_ids }) => member_ids),
];

/** The rows that answers of refunds and series name. */
export const indexNamed = (
  rows: readonly MovementRow[],
  answers: MovementAnswers,
): Map<string, MovementRow> => {
  const named = new Set(listTies(answers).flat());
  return new Map(named.size === 0 ? [] : rows.filter(({ id }) => named.has(id)).map((row) => [row.id, row]));
};

/** For each group that answers tie to others, all groups it must be looked at with. */
export const linkGroups = (
  rows: ReadonlyMap<string, MovementRow>,
  answers: MovementAnswers,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const linked = new Map<string, Set<string>>();
  for (const ids of listTies(answers)) {
    const keys = ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [toGroupKey(row)];
    });
    const all = new Set(keys.flatMap((key) => [key, ...(linked.get(key) ?? [])]));
    if (all.size > 1) for (const key of all) linked.set(key, all);
  }
  return linked;
};

/** The rows of each group in order of day and id; groups that answers tie together are one. */
export const groupRows = (
  rows: readonly MovementRow[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): MovementRow[][] => {
  const toRoot = (row: MovementRow): string => {
    const key = toGroupKey(row);
    return links.get(key)?.values().next().value ?? key;
  };
  return [...Map.groupBy(rows, toRoot).values()].map((group) => group.toSorted(byDayAndId));
};

/** Order of day, then of id. */
export const byDayAndId = (one: MovementRow, other: MovementRow): number =>
  compareText(one.booked_on, other.booked_on) || compareText(one.id, other.id);

/** Order of code units, the same on every machine. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
