import type { Series } from "@passbook/contract/findings";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { type FlowKind, listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { listSeries } from "../findings/index.ts";
import { countsLikely } from "../users/index.ts";
import { type Period, periodBefore, periodOf } from "./periods.ts";
import { firstDayOf, type StoredBudget } from "./repo.ts";
import { type Asked, type Grain, type Spending, sumSpending, sumTagged } from "./spending.ts";

/** All that figures of budgets are made of. */
export type Known = {
  readonly today: string;
  readonly categories: readonly CategoryRow[];
  readonly kinds: ReadonlyMap<string, FlowKind>;
  readonly series: readonly Series[];
  readonly listSpending: (budget: StoredBudget) => readonly Spending[];
  /** All spending of the months that were read. */
  readonly by_month: readonly Spending[];
};

/** The sub-categories that are meant by categories and sub-categories, each once. */
export const listSubs = (categories: readonly CategoryRow[], ids: readonly string[]): Set<string> =>
  new Set(
    categories
      .filter((row) => row.parent_id !== "" && (ids.includes(row.id) || ids.includes(row.parent_id)))
      .map(({ id }) => id),
  );

const grainOf = ({ period }: StoredBudget): Grain => (period === "pay" ? "day" : "month");

/** The days that the figures of a budget in one period need, with `earlier` periods; what it carries reaches back to its first. */
const daysOf = (budget: StoredBudget, on: string, earlier: number): Period => {
  const period = periodOf(budget, on);
  let first = period;
  for (let count = 0; count < earlier; count += 1) first = periodBefore(budget, first);
  const begins = budget.roll_over === 1 ? periodOf(budget, firstDayOf(budget) ?? on).from : period.from;
  return { from: begins < first.from ? begins : first.from, to: period.to };
};

const spanOf = (periods: readonly Period[]): Period | null => {
  const [from] = periods.map((each) => each.from).toSorted();
  const to = periods
    .map((each) => each.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
};

type Wanted = {
  readonly budgets: readonly StoredBudget[];
  readonly on: string;
  readonly today: string;
  readonly earlier?: number;
  /** Series are of no use for periods that are over. */
  readonly with_series?: boolean;
};

/** Reads what the figures of these budgets are made of, for the periods that a day lies in. */
export const loadKnown = async (
  db: Db,
  user_id: string,
  { budgets, on, today, earlier = 0, with_series = true }: Wanted,
): Promise<Known> => {
  const [categories, count_likely, series] = await Promise.all([
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
    with_series && budgets.length > 0 ? listSeries(db, user_id, { today }) : [],
  ]);
  const kinds = toFlowKinds(categories);
  const ask = (grain: Grain, of: readonly StoredBudget[]): Asked | null => {
    const span = spanOf(of.map((budget) => daysOf(budget, on, earlier)));
    return span === null ? null : { ...span, grain, today, count_likely, kinds };
  };
  const sum = async (grain: Grain): Promise<Spending[]> => {
    const asked = ask(
      grain,
      budgets.filter((budget) => budget.category_ids.length > 0 && grainOf(budget) === grain),
    );
    return asked === null ? [] : sumSpending(db, user_id, asked);
  };
  const [by_month, by_day] = [await sum("month"), await sum("day")];
  const tagged = new Map<string, Spending[]>();
  for (const budget of budgets.filter(({ tag_ids }) => tag_ids.length > 0)) {
    const asked = ask(grainOf(budget), [budget]);
    if (asked === null) continue;
    const some = await sumTagged(db, user_id, { ...asked, tag_ids: budget.tag_ids });
    tagged.set(
      budget.id,
      some.filter(({ currency }) => currency === budget.currency),
    );
  }
  const months = bySub(by_month);
  const days = bySub(by_day);
  const listSpending = (budget: StoredBudget): readonly Spending[] =>
    tagged.get(budget.id) ??
    [...listSubs(categories, budget.category_ids)].flatMap(
      (sub) => (budget.period === "pay" ? days : months).get(`${budget.currency} ${sub}`) ?? [],
    );
  return { today, categories, kinds, series, listSpending, by_month };
};

const bySub = (some: readonly Spending[]): Map<string, Spending[]> =>
  Map.groupBy(some, ({ currency, sub_category_id }) => `${currency} ${sub_category_id}`);
