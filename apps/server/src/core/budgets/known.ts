import type { Series } from "@passbook/contract/findings";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { type FlowKind, listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { listSeries } from "../findings/index.ts";
import { countsLikely } from "../users/index.ts";
import { type Period, periodBefore, periodOf } from "./periods.ts";
import { listSubs } from "./list-subs.ts";
import { firstDayOf, type StoredBudget } from "./repo.ts";
import { sumSpentBefore } from "./spent-before.ts";
import { type Asked, type Grain, type Spending, sumSpending, sumTagged } from "./spending.ts";

/** All that figures of budgets are made of. */
export type Known = {
  readonly today: string;
  readonly categories: readonly CategoryRow[];
  readonly kinds: ReadonlyMap<string, FlowKind>;
  readonly count_likely: boolean;
  readonly series: readonly Series[];
  readonly listSpending: (budget: StoredBudget) => readonly Spending[];
  /** From which day on that is; what was spent before, where it is carried on, is one sum. */
  readonly beginsAt: (budget: StoredBudget) => string;
  readonly spent_before: ReadonlyMap<string, number>;
  /** All spending of the months that were read. */
  readonly by_month: readonly Spending[];
};

const grainOf = ({ period }: StoredBudget): Grain => (period === "pay" ? "day" : "month");

/** The days of a budget that are read one by one: those of one period, with `earlier` ones; of tags all since the first that is carried on. */
const daysOf = (budget: StoredBudget, on: string, earlier: number): Period => {
  const period = periodOf(budget, on);
  let first = period;
  for (let count = 0; count < earlier; count += 1) first = periodBefore(budget, first);
  const carries = budget.roll_over === 1 && budget.tag_ids.length > 0;
  const begins = carries ? periodOf(budget, firstDayOf(budget) ?? on).from : first.from;
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
  const beginsAt = (budget: StoredBudget): string => daysOf(budget, on, earlier).from;
  const reading = { budgets, today, count_likely, kinds, categories, beginsAt };
  const spent_before = await sumSpentBefore(db, user_id, reading);
  return { today, categories, kinds, count_likely, series, listSpending, beginsAt, spent_before, by_month };
};

const bySub = (some: readonly Spending[]): Map<string, Spending[]> =>
  Map.groupBy(some, ({ currency, sub_category_id }) => `${currency} ${sub_category_id}`);
