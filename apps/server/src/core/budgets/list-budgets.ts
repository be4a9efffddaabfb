import type { Budget, BudgetOverview } from "@passbook/contract/budgets";
import type { Db } from "@passbook/db/dialect";
import { findTotalling } from "../users/index.ts";
import { listAssigned } from "./assign/list-assigned.ts";
import { findSettings } from "./assign/settings.ts";
import { coverOverspent } from "./cover-overspent.ts";
import { loadKnown } from "./known.ts";
import { addUp } from "./add-up.ts";
import { measureBudget, measurePeriods } from "./measure-budget.ts";
import { getStoredBudget, loadBudgets } from "./repo.ts";

const SHOWN_PERIODS = 12;

/** The home currency, where everything is totalled in it; null where each currency stands by itself. */
const findTotalHome = async (db: Db, user_id: string): Promise<string | null> => {
  const { home_currency, total_in_home } = await findTotalling(db, user_id);
  return total_in_home ? home_currency : null;
};

type When = { readonly on: string; readonly today: string };

/** All budgets in the periods that a day lies in, but those that begin later. */
export const listBudgets = async (db: Db, user_id: string, when: When): Promise<BudgetOverview> => {
  const [stored, settings] = await Promise.all([loadBudgets(db, user_id), findSettings(db, user_id)]);
  // Months from before it was chosen are as they were.
  if (settings?.way === "assigned" && settings.starts_in <= when.on.slice(0, 7))
    return listAssigned(db, user_id, { stored, settings, ...when });
  const home = await findTotalHome(db, user_id);
  const known = await loadKnown(db, user_id, { budgets: stored, home, ...when });
  const shown = stored
    .map((budget) => measureBudget(known, budget, when.on))
    .filter(({ state }) => state !== "later");
  const ids = new Set(shown.map(({ id }) => id));
  const begun = stored.filter(({ id }) => ids.has(id));
  return {
    ...when,
    way: settings?.way ?? "limits",
    assigning: [],
    budgets: coverOverspent(shown, known.categories),
    totals: await addUp(db, user_id, { known, begun, shown, on: when.on }),
  };
};

/** One budget in the period that a day lies in; what it takes from is told by the list. */
export const getBudget = async (
  db: Db,
  user_id: string,
  { id, ...when }: When & { readonly id: string },
): Promise<Budget> => {
  const budget = await getStoredBudget(db, user_id, id);
  const home = await findTotalHome(db, user_id);
  const known = await loadKnown(db, user_id, { budgets: [budget], home, ...when });
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
    home: await findTotalHome(db, user_id),
    on: today,
    today,
    earlier: SHOWN_PERIODS - 1,
    with_series: false,
  });
  return measurePeriods(known, budget, SHOWN_PERIODS);
};
