import type { CategoryRow } from "@passbook/db/schema";
import { listSubs } from "../list-subs.ts";
import type { StoredBudget } from "../repo.ts";

/**
 * Which sub-categories each budget pays for, each in one budget of a currency alone, since money is spent once: in one that names it before one that
 * names its category, of these in the one made first.
 */
export const shareSubs = (
  budgets: readonly StoredBudget[],
  categories: readonly CategoryRow[],
): Map<string, Set<string>> => {
  const taken = new Set<string>();
  const shared = new Map(budgets.map(({ id }) => [id, new Set<string>()]));
  const take = (budget: StoredBudget, subs: Iterable<string>): void => {
    for (const sub of subs) {
      const place = `${budget.currency} ${sub}`;
      if (taken.has(place)) continue;
      taken.add(place);
      shared.get(budget.id)?.add(sub);
    }
  };
  const is_sub = new Set(categories.filter(({ parent_id }) => parent_id !== "").map(({ id }) => id));
  for (const budget of budgets)
    take(
      budget,
      budget.category_ids.filter((id) => is_sub.has(id)),
    );
  for (const budget of budgets) take(budget, listSubs(categories, budget.category_ids));
  return shared;
};
