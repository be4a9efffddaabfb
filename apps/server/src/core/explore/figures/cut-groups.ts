import type { Dimension, Measure } from "@passbook/contract/explore";
import { addGroups, orderOf } from "./add-up.ts";
import { type Group, REST } from "./read-groups.ts";

type Side = "row" | "column";

/** The keys of a side that have most, at most so many, and how many others there are. */
export const listLargest = (
  groups: readonly Group[],
  side: Side,
  {
    dimension,
    measure,
    most,
  }: { readonly dimension: Dimension | null; readonly measure: Measure; readonly most: number },
): { readonly keys: readonly string[]; readonly others: number } => {
  const added = addGroups(groups, measure);
  const lines = side === "row" ? added.rows : added.columns;
  const known = lines.filter(({ key, value, base }) => key !== REST && (value !== 0 || base !== 0));
  const keys = known
    .toSorted(orderOf(dimension, measure))
    .slice(0, most)
    .map(({ key }) => key);
  return { keys, others: known.length - keys.length };
};

/** The same groups with all but some keys of a side as one. */
export const keepKeys = (groups: readonly Group[], side: Side, keys: readonly string[]): Group[] => {
  const kept = new Set(keys);
  return groups.map((group) => (kept.has(group[side]) ? group : { ...group, [side]: REST }));
};
