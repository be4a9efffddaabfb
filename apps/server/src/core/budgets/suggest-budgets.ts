import type { SuggestedBudget } from "@passbook/contract/budgets";
import type { Series } from "@passbook/contract/findings";
import { addMonths, minorDigits } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { listSeries, PER_YEAR } from "../findings/index.ts";
import { countsLikely, findTotalling } from "../users/index.ts";
import { listSubs } from "./list-subs.ts";
import { loadBudgets } from "./repo.ts";
import { type Asked, type Spending, sumSpending } from "./spending.ts";
import { findClaimed, sumAbroad } from "./spending-abroad.ts";

const USUAL_MONTHS = 6;
const MONTHS_A_YEAR = 12;
const TENS = 10;

/** The middle one; of an even number the mean of both in the middle. */
const medianOf = (amounts: readonly number[]): number => {
  const sorted = amounts.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((low + high) / 2);
};

/** What series ask in a month: of those that come at least monthly, and a share of those that come more rarely. */
const askedBy = (series: readonly Series[]): Pick<SuggestedBudget, "steady" | "spread"> => {
  const due = series.filter(
    ({ state, yearly, kind }) => state !== "ended" && yearly < 0 && kind !== "transfer",
  );
  const sum = (some: readonly Series[]) =>
    Math.round(some.reduce((total, { yearly }) => total - yearly, 0) / MONTHS_A_YEAR);
  return {
    steady: sum(due.filter(({ interval }) => PER_YEAR[interval] >= MONTHS_A_YEAR)),
    spread: sum(due.filter(({ interval }) => PER_YEAR[interval] < MONTHS_A_YEAR)),
  };
};

/** Up to whole units of the currency. */
const roundUp = (amount: number, currency: string): number => {
  const unit = TENS ** minorDigits(currency);
  return Math.ceil(amount / unit) * unit;
};

/** What was spent in months; all of it in the home currency where everything is totalled in it, but for days without a rate. */
const sumMonths = async (
  db: Db,
  user_id: string,
  asked: Omit<Asked, "grain" | "except">,
): Promise<readonly Spending[]> => {
  const { home_currency: home, total_in_home } = await findTotalling(db, user_id);
  const some = await sumSpending(db, user_id, { ...asked, grain: "month" });
  if (!total_in_home) return some;
  const { spending, left } = await sumAbroad(db, user_id, { ...asked, home });
  return [
    ...some.filter(({ currency }) => currency === home),
    ...[...spending, ...left].map((each) => ({ ...each, when: each.when.slice(0, 7) })),
  ];
};

/** What categories without a budget of any period usually take in a month, each currency apart, most first. */
export const suggestBudgets = async (db: Db, user_id: string, today: string): Promise<SuggestedBudget[]> => {
  const [categories, budgets, series, count_likely] = await Promise.all([
    listCategoryRows(db, user_id),
    loadBudgets(db, user_id),
    listSeries(db, user_id, { today }),
    countsLikely(db, user_id),
  ]);
  const this_month = today.slice(0, 7);
  const kinds = toFlowKinds(categories);
  const months_before = await sumMonths(db, user_id, {
    from: `${addMonths(this_month, -USUAL_MONTHS)}-01`,
    to: `${addMonths(this_month, -1)}-31`,
    today,
    count_likely,
    kinds,
  });
  const isClaimed = findClaimed(budgets, categories);
  const some = months_before.filter((each) => each.converted === undefined || !isClaimed(each));
  const suggestFor = (category_id: string, currency: string, months: readonly string[]): SuggestedBudget => {
    const subs = listSubs(categories, [category_id]);
    const own = some.filter((each) => each.currency === currency && subs.has(each.sub_category_id));
    const usual = medianOf(months.map((month) => spentIn(own, month)));
    const asked = askedBy(
      series.filter((each) => each.currency === currency && subs.has(each.sub_category_id ?? "")),
    );
    const amount = roundUp(Math.max(usual, asked.steady) + asked.spread, currency);
    return { category_id, currency, usual, months: months.length, ...asked, amount };
  };
  const isBudgeted = (id: string, currency: string): boolean =>
    budgets.some(
      (budget) =>
        budget.currency === currency &&
        categories.some(
          (row) => budget.category_ids.includes(row.id) && (row.id === id || row.parent_id === id),
        ),
    );
  const parents = categories.filter(
    (row) =>
      row.parent_id === "" &&
      categories.some((sub) => sub.parent_id === row.id && kinds.get(sub.id) === "spending"),
  );
  return [...Map.groupBy(some, ({ currency }) => currency)]
    .flatMap(([currency, of]) => {
      // A month without any row at all has no statements yet and says nothing of what is usual.
      const months = [...new Set(of.map(({ when }) => when))];
      return parents
        .filter(({ id }) => !isBudgeted(id, currency))
        .map(({ id }) => suggestFor(id, currency, months));
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);
};

const spentIn = (some: readonly Spending[], month: string): number =>
  some.filter(({ when }) => when === month).reduce((sum, { spent }) => sum + spent, 0);
