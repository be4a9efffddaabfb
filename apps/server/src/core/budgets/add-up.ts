import type { Budget, BudgetOverview } from "@passbook/contract/budgets";
import type { Db } from "@passbook/db/dialect";
import { convert, findRate, loadRates } from "../exchange-rates/index.ts";
import type { Known } from "./known.ts";
import { listSubs } from "./list-subs.ts";
import { type Period, periodOf } from "./periods.ts";
import type { StoredBudget } from "./repo.ts";
import { addSpending, isIn, type Spending } from "./spending.ts";
import { NOTHING_CONVERTED, ownCurrency, tellSpent } from "./spending-abroad.ts";

const MONTH = { period: "month", pay_every: null, pay_on: null } as const;

type Totals = BudgetOverview["totals"][number];
type ConvertedLimit = Totals["converted_limits"][number];

type Begun = {
  readonly known: Known;
  readonly begun: readonly StoredBudget[];
  readonly shown: readonly Budget[];
  readonly on: string;
};

const isMonthly = ({ period, category_ids }: StoredBudget): boolean =>
  period === "month" && category_ids.length > 0;

const add = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Budgets of a month in one currency of which another has all that they are for; of two for the same the one that was made first counts. */
const listWithin = ({ begun, known }: Begun, currency: string): string[] => {
  const monthly = begun
    .filter((budget) => isMonthly(budget) && budget.currency === currency)
    .map(({ id, category_ids }, place) => ({ id, place, subs: listSubs(known.categories, category_ids) }));
  // whoever has all of a budget has the first of it
  const having = new Map<string | undefined, typeof monthly>();
  for (const budget of monthly)
    for (const sub of budget.subs) having.set(sub, [...(having.get(sub) ?? []), budget]);
  return monthly
    .filter(({ place, subs }) =>
      (subs.size === 0 ? monthly : (having.get([...subs][0]) ?? [])).some(
        (other) =>
          other.place !== place &&
          [...subs].every((sub) => other.subs.has(sub)) &&
          (other.subs.size > subs.size || other.place < place),
      ),
    )
    .map(({ id }) => id);
};

/** What the budgets of a month in one currency may take, with what came along; one within another takes nothing more. */
const addLimits = (scene: Begun, currency: string): number => {
  const within = new Set(listWithin(scene, currency));
  const counted = new Set(
    scene.begun
      .filter((budget) => isMonthly(budget) && budget.currency === currency && !within.has(budget.id))
      .map(({ id }) => id),
  );
  const some = scene.shown.filter(({ id }) => counted.has(id));
  return add(some.map(({ limit, carried }) => (limit ?? 0) + carried));
};

/** Sub-categories that budgets of a month have, by currency. */
const listBudgeted = ({ begun, known }: Begun): Map<string, ReadonlySet<string>> =>
  new Map(
    [...Map.groupBy(begun.filter(isMonthly), ({ currency }) => currency)].map(([currency, some]) => [
      currency,
      listSubs(
        known.categories,
        some.flatMap(({ category_ids }) => category_ids),
      ),
    ]),
  );

const addOne = (
  scene: Begun,
  {
    currency,
    month,
    subs,
  }: { readonly currency: string; readonly month: Period; readonly subs: ReadonlySet<string> },
): Totals => {
  const { today, by_month } = scene.known;
  const all = by_month.filter((each) => each.currency === currency);
  const own = all.filter(({ sub_category_id }) => subs.has(sub_category_id));
  const { spent } = addSpending(own, month, today);
  const limit = addLimits(scene, currency);
  const elsewhere = addSpending(all, month, today).spent - spent;
  const within = listWithin(scene, currency);
  return { currency, limit, spent, left: limit - spent, elsewhere, within, ...NOTHING_CONVERTED };
};

/** Limits of other currencies by the rate of a day; null for one that has none. */
const convertLimits = async (
  db: Db,
  user_id: string,
  { scene, home, on }: { readonly scene: Begun; readonly home: string; readonly on: string },
): Promise<Map<string, ConvertedLimit | null>> => {
  const currencies = [...listBudgeted(scene).keys()].filter((currency) => currency !== home);
  const from = currencies.length === 0 ? null : on;
  const rates = await loadRates(db, user_id, { currencies: [home, ...currencies], from });
  return new Map(
    currencies.map((currency) => {
      const own = addLimits(scene, currency);
      const rate = findRate(rates, { from: currency, to: home, on });
      const into = rate === null ? null : convert(own, rate, currency);
      return [currency, rate === null || into === null ? null : { currency, own, into, rate }];
    }),
  );
};

/** All budgets of a month in the home currency, with those of other currencies; a row that a budget of its own currency has is in that alone. */
const addHome = (
  scene: Begun,
  {
    home,
    month,
    limits,
  }: { readonly home: string; readonly month: Period; readonly limits: readonly ConvertedLimit[] },
): Totals => {
  const { today, abroad, isClaimed } = scene.known;
  const budgeted = listBudgeted(scene);
  const one = addOne(scene, { currency: home, month, subs: budgeted.get(home) ?? new Set() });
  const counts = isIn(month, today);
  const foreign = abroad.spending.filter(counts);
  const isBudgeted = (each: Spending): boolean =>
    budgeted.get(isClaimed(each) ? ownCurrency(each) : home)?.has(each.sub_category_id) === true;
  const spent = one.spent + add(foreign.filter(isBudgeted).map((each) => each.spent));
  const limit = one.limit + add(limits.map(({ into }) => into));
  return {
    ...one,
    limit,
    spent,
    left: limit - spent,
    elsewhere: one.elsewhere + add(foreign.filter((each) => !isBudgeted(each)).map((each) => each.spent)),
    converted: tellSpent(foreign),
    converted_limits: [...limits],
    without_rate: [...new Set(abroad.left.filter(counts).map(({ currency }) => currency))].toSorted(),
  };
};

/**
 * Budgets of a month together; what is under several of them is spent once. Each currency apart, or all in the home currency but those of which no
 * rate is known.
 */
export const addUp = async (db: Db, user_id: string, scene: Begun): Promise<BudgetOverview["totals"]> => {
  const { home, today } = scene.known;
  const month = periodOf(MONTH, scene.on);
  const budgeted = [...listBudgeted(scene)];
  if (home === null || budgeted.length === 0)
    return budgeted.map(([currency, subs]) => addOne(scene, { currency, month, subs }));
  const on = month.to < today ? month.to : today;
  const limits = await convertLimits(db, user_id, { scene, home, on });
  const known_limits = [...limits.values()].filter((each) => each !== null);
  const apart = budgeted.filter(([currency]) => limits.get(currency) === null);
  return [
    addHome(scene, { home, month, limits: known_limits }),
    ...apart.map(([currency, subs]) => addOne(scene, { currency, month, subs })),
  ];
};
