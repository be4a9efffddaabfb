import type { Budget, BudgetOverview } from "@passbook/contract/budgets";
import type { Db } from "@passbook/db/dialect";
import { listAssigned } from "./assign/list-assigned.ts";
import { findSettings } from "./assign/settings.ts";
import { coverOverspent } from "./cover-overspent.ts";
import { type Known, loadKnown } from "./known.ts";
import { listSubs } from "./list-subs.ts";
import { measureBudget, measurePeriods } from "./measure-budget.ts";
import { periodOf } from "./periods.ts";
import { getStoredBudget, loadBudgets, type StoredBudget } from "./repo.ts";
import { addSpending } from "./spending.ts";

const SHOWN_PERIODS = 12;
const MONTH = { period: "month", pay_every: null, pay_on: null } as const;

type When = { readonly on: string; readonly today: string };

/** All budgets in the periods that a day lies in, but those that begin later. */
export const listBudgets = async (db: Db, user_id: string, when: When): Promise<BudgetOverview> => {
  const [stored, settings] = await Promise.all([loadBudgets(db, user_id), findSettings(db, user_id)]);
  // Months from before it was chosen are as they were.
  if (settings?.way === "assigned" && settings.starts_in <= when.on.slice(0, 7))
    return listAssigned(db, user_id, { stored, settings, ...when });
  const known = await loadKnown(db, user_id, { budgets: stored, ...when });
  const shown = stored
    .map((budget) => measureBudget(known, budget, when.on))
    .filter(({ state }) => state !== "later");
  const begun = stored.filter(({ id }) => shown.some((budget) => budget.id === id));
  return {
    ...when,
    way: settings?.way ?? "limits",
    assigning: [],
    budgets: coverOverspent(shown, known.categories),
    totals: addUp(known, { begun, shown, on: when.on }),
  };
};

type Begun = {
  readonly begun: readonly StoredBudget[];
  readonly shown: readonly Budget[];
  readonly on: string;
};

/** Budgets of a month together, each currency apart; what is under several of them is spent once. */
const addUp = (known: Known, { begun, shown, on }: Begun): BudgetOverview["totals"] => {
  const month = periodOf(MONTH, on);
  const monthly = begun.filter(({ period, category_ids }) => period === "month" && category_ids.length > 0);
  return [...Map.groupBy(monthly, ({ currency }) => currency)].map(([currency, some]) => {
    const subs = listSubs(
      known.categories,
      some.flatMap(({ category_ids }) => category_ids),
    );
    const all = known.by_month.filter((each) => each.currency === currency);
    const spent = addSpending(
      all.filter(({ sub_category_id }) => subs.has(sub_category_id)),
      month,
      known.today,
    ).spent;
    const limit = shown
      .filter(({ id }) => some.some((budget) => budget.id === id))
      .reduce((sum, budget) => sum + (budget.limit ?? 0) + budget.carried, 0);
    return {
      currency,
      limit,
      spent,
      left: limit - spent,
      elsewhere: addSpending(all, month, known.today).spent - spent,
    };
  });
};

/** One budget in the period that a day lies in; what it takes from is told by the list. */
export const getBudget = async (
  db: Db,
  user_id: string,
  { id, ...when }: When & { readonly id: string },
): Promise<Budget> => {
  const budget = await getStoredBudget(db, user_id, id);
  const known = await loadKnown(db, user_id, { budgets: [budget], ...when });
  return measureBudget(known, budget, when.on);
};

/** The last twelve periods of a budget. */
export const listBudgetPeriods = async (
  db: Db,
  user_id: string,
  { id, today }: { readonly id: string; readonly today: string },
) => {
  const budget = await getStoredBudget(db, user_id, id);
  const known = await loadKnown(db, user_id, {
    budgets: [budget],
    on: today,
    today,
    earlier: SHOWN_PERIODS - 1,
    with_series: false,
  });
  return measurePeriods(known, budget, SHOWN_PERIODS);
};
