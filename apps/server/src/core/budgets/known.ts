import type { Series } from "@passbook/contract/findings";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { type FlowKind, listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { listSeries } from "../findings/index.ts";
import { countsLikely } from "../users/index.ts";
import { type Period, periodBefore, periodOf } from "./periods.ts";
import { listSubs } from "./list-subs.ts";
import { firstDayOf, loadBudgets, type StoredBudget } from "./repo.ts";
import {
  type Abroad,
  findClaimed,
  NOTHING_ABROAD,
  ownCurrency,
  sumAbroad,
  sumTaggedAbroad,
} from "./spending-abroad.ts";
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
  /** All spending of the months that were read, each in its currency. */
  readonly by_month: readonly Spending[];
  /** The home currency, where everything is totalled in it. */
  readonly home: string | null;
  /** What was spent in other currencies in those months, in the home currency. */
  readonly abroad: Abroad;
  readonly isClaimed: (spending: Spending) => boolean;
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
  /** The home currency, where its budgets count what was spent in others. */
  readonly home?: string | null;
  /** Series are of no use for periods that are over. */
  readonly with_series?: boolean;
};

type Tagged = {
  readonly budget: StoredBudget;
  readonly asked: Asked;
  readonly all: readonly StoredBudget[];
  readonly home: string | null;
};

/** What a budget of tags counts; of other currencies what no budget of theirs has by one of these tags. */
const listTagged = async (
  db: Db,
  user_id: string,
  { budget, asked, all, home }: Tagged,
): Promise<Spending[]> => {
  const { tag_ids, currency } = budget;
  const some = await sumTagged(db, user_id, { ...asked, tag_ids });
  const own = some.filter((each) => each.currency === currency);
  if (home !== currency) return own;
  const abroad = await sumTaggedAbroad(db, user_id, { ...asked, tag_ids, home });
  const claimed = new Set(
    all.filter((other) => other.tag_ids.some((id) => tag_ids.includes(id))).map((other) => other.currency),
  );
  return [...own, ...abroad.spending.filter((each) => !claimed.has(ownCurrency(each)))];
};

/** Reads what the figures of these budgets are made of, for the periods that a day lies in. */
export const loadKnown = async (
  db: Db,
  user_id: string,
  { budgets, on, today, earlier = 0, with_series = true, home = null }: Wanted,
): Promise<Known> => {
  const [all, categories, count_likely, series] = await Promise.all([
    home === null ? [] : loadBudgets(db, user_id),
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
    with_series && budgets.length > 0 ? listSeries(db, user_id, { today }) : [],
  ]);
  const kinds = toFlowKinds(categories);
  const ask = (grain: Grain, of: readonly StoredBudget[]): Asked | null => {
    const span = spanOf(of.map((budget) => daysOf(budget, on, earlier)));
    return span === null ? null : { ...span, grain, today, count_likely, kinds };
  };
  const askGrain = (grain: Grain): Asked | null =>
    ask(
      grain,
      budgets.filter((budget) => budget.category_ids.length > 0 && grainOf(budget) === grain),
    );
  const sum = async (grain: Grain): Promise<Spending[]> => {
    const asked = askGrain(grain);
    return asked === null ? [] : sumSpending(db, user_id, asked);
  };
  const [by_month, by_day] = [await sum("month"), await sum("day")];
  const isClaimed = findClaimed(
    all.filter(({ currency }) => currency !== home),
    categories,
  );
  const read = async (grain: Grain): Promise<Abroad> => {
    const asked = askGrain(grain);
    return asked === null || home === null ? NOTHING_ABROAD : sumAbroad(db, user_id, { ...asked, home });
  };
  const [abroad, abroad_by_day] = [await read("month"), await read("day")];
  const countOf = ({ spending }: Abroad) => spending.filter((each) => !isClaimed(each));
  const tagged = new Map<string, Spending[]>();
  for (const budget of budgets.filter(({ tag_ids }) => tag_ids.length > 0)) {
    const asked = ask(grainOf(budget), [budget]);
    if (asked !== null) tagged.set(budget.id, await listTagged(db, user_id, { budget, asked, all, home }));
  }
  const months = bySub([...by_month, ...countOf(abroad)]);
  const days = bySub([...by_day, ...countOf(abroad_by_day)]);
  const listSpending = (budget: StoredBudget): readonly Spending[] =>
    tagged.get(budget.id) ??
    [...listSubs(categories, budget.category_ids)].flatMap(
      (sub) => (budget.period === "pay" ? days : months).get(`${budget.currency} ${sub}`) ?? [],
    );
  const beginsAt = (budget: StoredBudget): string => daysOf(budget, on, earlier).from;
  const reading = { budgets, today, count_likely, kinds, categories, beginsAt, home, isClaimed };
  const spent_before = await sumSpentBefore(db, user_id, reading);
  const places = { today, categories, kinds, count_likely, series, home, isClaimed };
  return { ...places, listSpending, beginsAt, spent_before, by_month, abroad };
};

const bySub = (some: readonly Spending[]): Map<string, Spending[]> =>
  Map.groupBy(some, ({ currency, sub_category_id }) => `${currency} ${sub_category_id}`);
