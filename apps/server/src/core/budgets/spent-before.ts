import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { listSubs } from "./list-subs.ts";
import { periodOf } from "./periods.ts";
import { firstDayOf, type StoredBudget } from "./repo.ts";
import { type Asked, type Spending, sumRange } from "./spending.ts";
import { sumAbroad } from "./spending-abroad.ts";

/** A budget that carries over, with the days from its first period up to those that are read one by one. */
type Carried = { readonly budget: StoredBudget; readonly from: string; readonly to: string };
type Reading = Pick<Asked, "today" | "count_likely" | "kinds"> & {
  readonly categories: readonly CategoryRow[];
  readonly beginsAt: (budget: StoredBudget) => string;
  /** The home currency, where its budgets count what was spent in others and no budget of these has. */
  readonly home: string | null;
  readonly isClaimed: (spending: Spending) => boolean;
};

const listCarried = (budgets: readonly StoredBudget[], { today, beginsAt }: Reading): Carried[] =>
  budgets.flatMap((budget) => {
    const first = firstDayOf(budget);
    if (budget.roll_over === 0 || budget.category_ids.length === 0 || first === undefined) return [];
    const until = addDays(beginsAt(budget), -1);
    const { from } = periodOf(budget, first);
    const to = from <= today && today < until ? today : until;
    return from > to ? [] : [{ budget, from, to }];
  });

/** Stretches between all beginnings and ends, so that each day is read once for all budgets of a currency. */
const listStretches = (some: readonly Carried[]): { from: string; to: string }[] => {
  const bounds = [...new Set(some.flatMap(({ from, to }) => [from, addDays(to, 1)]))].toSorted();
  return bounds.slice(1).flatMap((end, index) => {
    const from = bounds[index] ?? end;
    return [{ from, to: addDays(end, -1) }];
  });
};

/** What budgets that carry over spent before the days that are read one by one, by their ids. */
export const sumSpentBefore = async (
  db: Db,
  user_id: string,
  { budgets, ...reading }: Reading & { readonly budgets: readonly StoredBudget[] },
): Promise<Map<string, number>> => {
  const carried = listCarried(budgets, reading);
  const spent = new Map<string, number>();
  for (const [currency, some] of Map.groupBy(carried, ({ budget }) => budget.currency))
    for (const stretch of listStretches(some)) {
      const sums = await sumRange(db, user_id, { ...reading, ...stretch, currency });
      const abroad =
        currency === reading.home
          ? (await sumAbroad(db, user_id, { ...reading, ...stretch, home: currency })).spending
          : [];
      for (const each of abroad.filter((some_of) => !reading.isClaimed(some_of)))
        sums.set(each.sub_category_id, (sums.get(each.sub_category_id) ?? 0) + each.spent);
      const within = some.filter(({ from, to }) => from <= stretch.from && stretch.to <= to);
      for (const { budget } of within) {
        const subs = [...listSubs(reading.categories, budget.category_ids)];
        const own = subs.reduce((sum, sub) => sum + (sums.get(sub) ?? 0), 0);
        spent.set(budget.id, (spent.get(budget.id) ?? 0) + own);
      }
    }
  return spent;
};
