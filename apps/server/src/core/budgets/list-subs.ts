import type { CategoryRow } from "@passbook/db/schema";

type Index = ReadonlyMap<string, readonly string[]>;

/** Sub-categories by themselves and by what they stand under. */
const makeIndex = (categories: readonly CategoryRow[]): Index => {
  const index = new Map<string, string[]>();
  for (const { id, parent_id } of categories.filter((row) => row.parent_id !== ""))
    for (const key of [id, parent_id]) index.set(key, [...(index.get(key) ?? []), id]);
  return index;
};

/** Hundreds of budgets ask the same categories, several times each. */
const indexes = new WeakMap<readonly CategoryRow[], Index>();

const indexOf = (categories: readonly CategoryRow[]): Index => {
  const known = indexes.get(categories) ?? makeIndex(categories);
  indexes.set(categories, known);
  return known;
};

/** The sub-categories that are meant by categories and sub-categories, each once. */
export const listSubs = (categories: readonly CategoryRow[], ids: readonly string[]): Set<string> => {
  const index = indexOf(categories);
  return new Set(ids.flatMap((id) => index.get(id) ?? []));
};
