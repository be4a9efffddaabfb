import type { Budget, budgetPeriod } from "@passbook/contract/budgets";
import { addDays, daysBetween } from "@passbook/contract/values";
import type * as z from "zod/mini";
import { countDue } from "../findings/index.ts";
import type { Known } from "./known.ts";
import { listSubs } from "./list-subs.ts";
import { listPeriods, type Period, periodBefore, periodOf } from "./periods.ts";
import { amountOf, firstDayOf, type StoredBudget } from "./repo.ts";
import { addSpending, isIn, spends } from "./spending.ts";
import { tellSpent } from "./spending-abroad.ts";

type ShownPeriod = z.output<typeof budgetPeriod>;
const WHOLE = 100;

/** What was left or is missing since the first period, where that goes on. */
const carryInto = (known: Known, budget: StoredBudget, period: Period): number => {
  const first = firstDayOf(budget);
  if (budget.roll_over === 0 || first === undefined) return 0;
  const earlier = listPeriods(budget, first, period);
  const [oldest] = earlier;
  if (oldest === undefined) return 0;
  const given = earlier.reduce((sum, each) => sum + (amountOf(budget.amounts, each)?.amount ?? 0), 0);
  const begins = known.beginsAt(budget);
  const since = { from: begins > oldest.from ? begins : oldest.from, to: addDays(period.from, -1) };
  const spent = addSpending(known.listSpending(budget), since, known.today).spent;
  return given - spent - (known.spent_before.get(budget.id) ?? 0);
};

/** A budget in one period: what it may take, what came along and what was spent. */
export const measurePeriod = (known: Known, budget: StoredBudget, period: Period): ShownPeriod => ({
  ...period,
  limit: amountOf(budget.amounts, period)?.amount ?? null,
  carried: carryInto(known, budget, period),
  spent: addSpending(known.listSpending(budget), period, known.today).spent,
});

/** Recurring payments of some sub-categories in the currency of a budget that are due from today to a day. */
export const sumDueOf = (
  { series, today }: Known,
  { currency }: StoredBudget,
  { subs, to }: { readonly subs: ReadonlySet<string> | undefined; readonly to: string },
): number =>
  series
    .filter((each) => each.currency === currency && subs?.has(each.sub_category_id ?? "") === true)
    .reduce((sum, each) => sum + Math.max(-(each.next?.amount ?? 0), 0) * countDue(each, today, to), 0);

type Figures = Pick<Budget, "limit" | "carried" | "spent" | "left">;

export const stateOf = (
  known: Known,
  budget: StoredBudget,
  { limit, carried, spent }: Figures,
): Budget["state"] => {
  if (budget.category_ids.length + budget.tag_ids.length === 0) return "gone";
  const subs = [...listSubs(known.categories, budget.category_ids)];
  if (budget.tag_ids.length === 0 && !subs.some((id) => spends(known.kinds.get(id)))) return "idle";
  if (limit === null) return "later";
  const all = limit + carried;
  if (spent > all) return "over";
  return spent > 0 && spent * WHOLE >= all * budget.alert_share ? "near" : "ok";
};

/** A budget as it stands in the period that a day lies in; what covers it is found among all (`cover-overspent.ts`). */
export const measureBudget = (known: Known, budget: StoredBudget, on: string): Budget => {
  const { amounts, roll_over, pay_every, pay_on, category_ids, tag_ids } = budget;
  const { today } = known;
  const period = periodOf(budget, on);
  const { limit, carried, spent } = measurePeriod(known, budget, period);
  const own = known.listSpending(budget);
  const left = (limit ?? 0) + carried - spent;
  const is_running = period.from <= today && today <= period.to;
  const due = is_running
    ? sumDueOf(known, budget, { subs: listSubs(known.categories, budget.category_ids), to: period.to })
    : 0;
  const days_left = is_running ? daysBetween(today, period.to) + 1 : 0;
  return {
    id: budget.id,
    name: budget.name,
    known_as: budget.known_as,
    category_ids: [...category_ids],
    tag_ids: [...tag_ids],
    period: budget.period,
    pay: pay_every === null || pay_on === null ? null : { every: pay_every, on: pay_on },
    currency: budget.currency,
    roll_over: roll_over === 1,
    alert_share: budget.alert_share,
    ...period,
    limit,
    is_only: amountOf(amounts, period)?.is_only ?? false,
    carried,
    spent,
    left,
    converted: tellSpent(own.filter(isIn(period, today))),
    likely_count: addSpending(own, period, today).likely_count,
    due,
    days_left,
    per_day: is_running ? Math.max(0, Math.floor((left - due) / days_left)) : null,
    state: stateOf(known, budget, { limit, carried, spent, left }),
    takes_from: [],
    version: budget.version,
  };
};

/** The last periods of a budget up to the running one, oldest first. */
export const measurePeriods = (known: Known, budget: StoredBudget, count: number): ShownPeriod[] => {
  const periods = [periodOf(budget, known.today)];
  while (periods.length < count)
    periods.unshift(periodBefore(budget, periods[0] ?? periodOf(budget, known.today)));
  return periods.map((period) => measurePeriod(known, budget, period));
};
