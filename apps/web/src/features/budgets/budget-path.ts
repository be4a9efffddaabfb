import type { Budget } from "../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { countedPeriod, transactionsPath } from "../../lib/addresses/transaction-filter.ts";

/** The rows behind what was spent of a budget. */
export const budgetPath = (budget: Budget, { findCategory }: Reference, today: string): string => {
  const { from, to, category_ids, tag_ids, converted } = budget;
  // what is converted is in the figure too
  const currency = converted.length > 0 ? undefined : budget.currency;
  const through = from <= today && today < to ? today : to;
  const counted = { ...countedPeriod({ from, to: through }), currency, flow: "spent" as const };
  if (tag_ids.length > 0) return transactionsPath({ ...counted, tag_id: tag_ids.join(",") });
  const [only] = category_ids;
  if (category_ids.length === 1 && findCategory(only) !== undefined)
    return transactionsPath({ ...counted, category_id: only });
  const subs = category_ids.flatMap((id) => findCategory(id)?.sub_categories.map((sub) => sub.id) ?? [id]);
  return transactionsPath({ ...counted, sub_category_id: [...new Set(subs)].join(",") });
};
