import type { Assigning, Budget, BudgetOverview } from "@passbook/contract/budgets";
import { addMonths, daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { listBankAccountRows } from "../../bank-accounts/index.ts";
import { loadKnownBalances } from "../../insights/index.ts";
import { coverOverspent } from "../cover-overspent.ts";
import { type Known, loadKnown } from "../known.ts";
import { measureBudget, stateOf, sumDueOf } from "../measure-budget.ts";
import { type Period, periodOf } from "../periods.ts";
import { amountOf, type StoredBudget } from "../repo.ts";
import { addSpending, type Spending, sumSpending } from "../spending.ts";
import { NOTHING_CONVERTED } from "../spending-abroad.ts";
import { assignedIn, type Assignments, loadAssignments } from "./assignments.ts";
import type { BudgetSettings } from "./settings.ts";
import { shareSubs } from "./share-subs.ts";

const MONTH = { period: "month", pay_every: null, pay_on: null } as const;
const MONTHS: Readonly<Record<StoredBudget["period"], number>> = { month: 1, quarter: 3, year: 12, pay: 1 };
/** What lies there has no job to be given: it is gone as far as a month goes, or is owed for years. */
const NOT_SPENT: readonly string[] = ["loan", "investment"];

type When = { readonly on: string; readonly today: string };

/** All that a month of assigned money is made of. */
type Scene = When & {
  readonly known: Known;
  readonly month: Period;
  readonly settings: BudgetSettings;
  readonly assignments: Assignments;
  readonly budgets: readonly StoredBudget[];
  readonly subs: ReadonlyMap<string, ReadonlySet<string>>;
  /** By currency and sub-category, since assigning began. */
  readonly spending: ReadonlyMap<string, readonly Spending[]>;
};

const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
};

const spendingOf = ({ subs, spending }: Scene, { id, currency }: StoredBudget): Spending[] =>
  [...(subs.get(id) ?? [])].flatMap((sub) => spending.get(`${currency} ${sub}`) ?? []);

/**
 * What came along into the shown month: what was left goes on; what was too much does not, for it was taken from what is to be assigned.
 */
const carryInto = (scene: Scene, budget: StoredBudget): number => {
  const { settings, month, assignments, today } = scene;
  const own = spendingOf(scene, budget);
  const byMonth = Map.groupBy(own, ({ when }) => when.slice(0, 7));
  let carried = 0;
  for (const each of monthsBetween(settings.starts_in, addMonths(month.from.slice(0, 7), -1))) {
    const { spent } = addSpending(byMonth.get(each) ?? [], periodOf(MONTH, `${each}-01`), today);
    carried = Math.max(0, carried + assignedIn(assignments.get(budget.id), each) - spent);
  }
  return carried;
};

/** What its limit asks of a month: a share of what is for a quarter or a year. */
const wantedIn = (budget: StoredBudget, on: string): number | null => {
  const limit = amountOf(budget.amounts, periodOf(budget, on))?.amount;
  return limit === undefined ? null : Math.ceil(limit / MONTHS[budget.period]);
};

/** A budget as the money that was assigned to it. */
const toAssigned = (scene: Scene, budget: StoredBudget): Budget => {
  const { known, month, on, today } = scene;
  const shown = measureBudget(known, budget, on);
  const limit = assignedIn(scene.assignments.get(budget.id), month.from.slice(0, 7));
  const carried = carryInto(scene, budget);
  const { spent, likely_count } = addSpending(spendingOf(scene, budget), month, today);
  const left = limit + carried - spent;
  const is_running = month.from <= today && today <= month.to;
  const due = is_running ? sumDueOf(known, budget, { subs: scene.subs.get(budget.id), to: month.to }) : 0;
  const days_left = is_running ? daysBetween(today, month.to) + 1 : 0;
  return {
    ...shown,
    ...month,
    period: "month",
    pay: null,
    limit,
    carried,
    spent,
    left,
    likely_count,
    due,
    days_left,
    per_day: is_running ? Math.max(0, Math.floor((left - due) / days_left)) : null,
    state: stateOf(known, budget, { limit, carried, spent, left }),
    wanted: wantedIn(budget, on),
  };
};

/** What was assigned in months after the shown one, which is not to be assigned again; in a month that is over none of it counts. */
const assignedLater = ({ month, today, assignments, budgets }: Scene, currency: string): number =>
  month.to < today
    ? 0
    : budgets
        .filter((budget) => budget.currency === currency)
        .flatMap(({ id }) => assignments.get(id) ?? [])
        .filter((each) => each.month > month.from.slice(0, 7))
        .reduce((sum, { amount }) => sum + amount, 0);

/** What the accounts hold of each currency at the end of the month, or today. */
const sumHeld = async (db: Db, user_id: string, { month, today }: Scene) => {
  const open = (await listBankAccountRows(db, user_id)).filter(
    ({ closed_at, account_type }) => closed_at === null && !NOT_SPENT.includes(account_type),
  );
  const known = await loadKnownBalances(db, user_id, {
    account_ids: open.map(({ id }) => id),
    today: month.to < today ? month.to : today,
  });
  const held = new Map<string, number>();
  for (const { balance, currency } of known.values()) held.set(currency, (held.get(currency) ?? 0) + balance);
  const unknown = open.filter(({ id }) => !known.has(id));
  return { held, unknown };
};

/**
 * For each currency what is to be assigned: what the accounts hold beside what budgets hold already. So it counts all that moves, filed or not, and a
 * budget that is overspent takes from it until somebody covers it from elsewhere.
 */
const listAssigning = async (
  db: Db,
  user_id: string,
  { scene, shown }: { readonly scene: Scene; readonly shown: readonly Budget[] },
): Promise<Assigning[]> => {
  const { held, unknown } = await sumHeld(db, user_id, scene);
  const currencies = [...new Set(shown.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = shown.filter((budget) => budget.currency === currency);
    const kept = own.reduce((sum, { left }) => sum + Math.max(0, left), 0);
    const assigned_later = assignedLater(scene, currency);
    return {
      currency,
      held: held.get(currency) ?? 0,
      to_assign: (held.get(currency) ?? 0) - kept - assigned_later,
      assigned_later,
      unknown_account_ids: unknown.filter((row) => row.currency === currency).map(({ id }) => id),
    };
  });
};

const loadScene = async (
  db: Db,
  user_id: string,
  {
    stored,
    settings,
    ...when
  }: When & {
    readonly stored: readonly StoredBudget[];
    readonly settings: BudgetSettings;
  },
): Promise<Scene> => {
  const month = periodOf(MONTH, when.on);
  // What limits carry over is of no use here.
  const anew = stored.map((budget) =>
    budget.category_ids.length > 0 ? { ...budget, roll_over: 0 } : budget,
  );
  const known = await loadKnown(db, user_id, { budgets: anew, ...when });
  const budgets = stored.filter(({ category_ids }) => category_ids.length > 0);
  const some = await sumSpending(db, user_id, {
    from: `${settings.starts_in}-01`,
    to: month.to,
    grain: "month",
    today: when.today,
    count_likely: known.count_likely,
    kinds: known.kinds,
  });
  return {
    ...when,
    known,
    month,
    settings,
    budgets,
    assignments: await loadAssignments(db, user_id),
    subs: shareSubs(budgets, known.categories),
    spending: Map.groupBy(some, ({ currency, sub_category_id }) => `${currency} ${sub_category_id}`),
  };
};

/** A month in which every unit has a job: budgets of categories hold what was assigned to them; those of tags stay limits. */
export const listAssigned = async (
  db: Db,
  user_id: string,
  given: When & { readonly stored: readonly StoredBudget[]; readonly settings: BudgetSettings },
): Promise<BudgetOverview> => {
  const scene = await loadScene(db, user_id, given);
  const { known, budgets, month, today } = scene;
  const shown = budgets.map((budget) => toAssigned(scene, budget));
  const limits = given.stored
    .filter(({ category_ids }) => category_ids.length === 0)
    .map((budget) => measureBudget(known, budget, given.on))
    .filter(({ state }) => state !== "later");
  return {
    on: given.on,
    today,
    way: "assigned",
    budgets: [...coverOverspent(shown, known.categories, { of_all: true }), ...limits],
    assigning: await listAssigning(db, user_id, { scene, shown }),
    totals: [...Map.groupBy(shown, ({ currency }) => currency)].map(([currency, own]) => {
      const sum = (figure: (budget: Budget) => number) =>
        own.reduce((total, budget) => total + figure(budget), 0);
      const spent = sum((budget) => budget.spent);
      const of_month = [...scene.spending.values()].flat().filter((each) => each.currency === currency);
      return {
        currency,
        limit: sum(({ limit, carried }) => (limit ?? 0) + carried),
        spent,
        left: sum(({ left }) => left),
        elsewhere: addSpending(of_month, month, today).spent - spent,
        within: [],
        ...NOTHING_CONVERTED,
      };
    }),
  };
};
