import { addDays, daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { BudgetPace } from "@passbook/enrichment";
import { type Known, loadKnown } from "./known.ts";
import { listSubs } from "./list-subs.ts";
import { measureBudget, measurePeriods } from "./measure-budget.ts";
import { type Period, periodOf } from "./periods.ts";
import { amountOf, loadBudgets, type StoredBudget } from "./repo.ts";

/** How a budget of categories is expected to go on, beside what comes again by itself. */
export type Pace = BudgetPace & { readonly subs: ReadonlySet<string> };

const EARLIER = 6;
const YEAR_DAYS = 365;
/** A budget that was not tried yet is believed half. */
const UNTRIED = 0.5;
const ORDER = ["pay", "month", "quarter", "year"] as const;

type When = { readonly currency: string; readonly today: string; readonly to: string };

/** The share of earlier periods in which no more was spent than there was. */
const findTrust = (known: Known, budget: StoredBudget): number => {
  const earlier = measurePeriods(known, budget, EARLIER + 1)
    .slice(0, -1)
    .filter(({ limit }) => limit !== null);
  const kept = earlier.filter(({ limit, carried, spent }) => spent <= (limit ?? 0) + carried);
  return earlier.length === 0 ? UNTRIED : kept.length / earlier.length;
};

/** What recurring payments of a budget take a day. */
const sumSteady = ({ series }: Known, subs: ReadonlySet<string>, currency: string): number =>
  series
    .filter(
      (each) =>
        each.currency === currency &&
        each.state !== "ended" &&
        each.yearly < 0 &&
        subs.has(each.sub_category_id ?? ""),
    )
    .reduce((sum, { yearly }) => sum - yearly / YEAR_DAYS, 0);

const toPaces = (known: Known, budget: StoredBudget, { today, to }: When): BudgetPace["paces"] => {
  const shown = measureBudget(known, budget, today);
  const steady = sumSteady(known, listSubs(known.categories, budget.category_ids), budget.currency);
  // One that is overspent says nothing more of the running period.
  const running =
    shown.limit === null || shown.left <= 0
      ? []
      : [
          {
            from: today,
            to: shown.to,
            per_day: Math.max(0, shown.left - shown.due) / Math.max(1, shown.days_left),
          },
        ];
  const later: Period[] = [];
  for (let first = addDays(shown.to, 1); first <= to; first = addDays(later.at(-1)?.to ?? to, 1))
    later.push(periodOf(budget, first));
  return [
    ...running,
    ...later.flatMap((period) => {
      const limit = amountOf(budget.amounts, period)?.amount;
      if (limit === undefined) return [];
      const days = daysBetween(period.from, period.to) + 1;
      return [{ ...period, per_day: Math.max(0, limit / days - steady) }];
    }),
  ];
};

/** Budgets of categories in one currency, those of the shortest periods first; of two for one category the first counts. */
export const listPaces = async (db: Db, user_id: string, when: When): Promise<Pace[]> => {
  const budgets = (await loadBudgets(db, user_id))
    .filter(({ currency, category_ids }) => currency === when.currency && category_ids.length > 0)
    .toSorted((one, other) => ORDER.indexOf(one.period) - ORDER.indexOf(other.period));
  if (budgets.length === 0) return [];
  const { today } = when;
  const known = await loadKnown(db, user_id, { budgets, on: today, today, earlier: EARLIER });
  return budgets.map((budget) => ({
    subs: listSubs(known.categories, budget.category_ids),
    trust: findTrust(known, budget),
    paces: toPaces(known, budget, when),
  }));
};
