import type { CategoryRow } from "@passbook/db/schema";

/** The sub-categories that are meant by categories and sub-categories, each once. */
export const listSubs = (categories: readonly CategoryRow[], ids: readonly string[]): Set<string> =>
  new Set(
    categories
      .filter((row) => row.parent_id !== "" && (ids.includes(row.id) || ids.includes(row.parent_id)))
      .map(({ id }) => id),
  );
