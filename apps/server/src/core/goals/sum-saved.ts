import { addDays, daysBetween } from "@passbook/contract/values";
import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import {
  type Balances,
  findWorthOn,
  type HeldList,
  listIn,
  loadBalances,
  loadHoldings,
} from "../bank-accounts/index.ts";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { placeOfSum } from "../sums/index.ts";
import { toFlowSums } from "../transactions/index.ts";
import { countsLikely } from "../users/index.ts";
import type { StoredGoal } from "./repo.ts";

/** What is saved, through which day that is known, and what was added a day. */
export type Saved = {
  readonly saved: number;
  readonly as_of: string | null;
  /** Minor units a day; null where too little is known. */
  readonly pace: number | null;
};
/** The same with the accounts or sub-categories that are counted. */
export type Counted = Saved & { readonly counted: ReadonlySet<string> };

const PACE_DAYS = 182;
/** Less than four weeks tell no pace. */
const FEWEST_DAYS = 28;

/** What an account holds in cash, and in securities by lists, oldest first. */
type Account = { readonly balances: Balances; readonly lists: readonly HeldList[] };

/** Both together, as net worth has them. */
const findHeldOn = ({ balances, lists }: Account, day: string) => findWorthOn(balances, lists, day);

const loadAccounts = async (db: Db, user_id: string): Promise<Account[]> => {
  const [balances, lists] = await Promise.all([loadBalances(db, user_id), loadHoldings(db, user_id, null)]);
  const listsOf = Map.groupBy(lists, ({ bank_account_id }) => bank_account_id);
  return balances.map((each) => ({
    balances: each,
    lists: listIn(listsOf.get(each.account.id) ?? [], each.currency),
  }));
};

/** The first day on which it is known what an account holds, from one day on. */
const findFirstKnown = (account: Account, from: string, to: string): string | null => {
  if (findHeldOn(account, from) !== null) return from;
  const { balances, lists } = account;
  const days = [
    ...balances.rows.map(({ booked_on }) => booked_on),
    ...balances.printed.flatMap((printed) => [printed.from, printed.to]),
    ...lists.map(({ on }) => on),
  ].filter((day) => day > from && day <= to);
  return days.toSorted().find((day) => findHeldOn(account, day) !== null) ?? null;
};

/** What accounts hold, and how that grew; an account counts from the day on which it is known. */
const sumAccounts = (accounts: readonly Account[], today: string): Saved => {
  let saved = 0;
  let pace: number | null = null;
  const days_known: string[] = [];
  for (const account of accounts) {
    const now = findHeldOn(account, today);
    if (now === null) continue;
    saved += now.amount;
    days_known.push(now.as_of);
    const first = findFirstKnown(account, addDays(today, -PACE_DAYS), today);
    const days = first === null ? 0 : daysBetween(first, now.as_of);
    const before = first === null ? null : findHeldOn(account, first);
    if (before !== null && days >= FEWEST_DAYS) pace = (pace ?? 0) + (now.amount - before.amount) / days;
  }
  return { saved, as_of: days_known.toSorted()[0] ?? null, pace };
};

/** What went into sub-categories, by currency and day. */
type Flow = { readonly currency: string; readonly sub: string; readonly day: string; readonly put: number };

const listFlows = async (
  db: Db,
  user_id: string,
  {
    subs,
    from,
    today,
  }: { readonly subs: ReadonlySet<string>; readonly from: string; readonly today: string },
): Promise<Flow[]> => {
  if (subs.size === 0) return [];
  const [categories, count_likely] = await Promise.all([
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
  ]);
  const kinds = toFlowKinds(categories);
  const { sub } = placeOfSum(count_likely);
  const { rows } = await sql<{
    currency: string;
    sub: string;
    day: string;
    money_out: number;
    money_in: number;
  }>`select currency, ${sub} as sub, day, sum(money_out) as money_out, sum(money_in) as money_in from day_sums
    where user_id = ${user_id} and day >= ${from} and day <= ${today} and ${sub} in (${sql.join([...subs])})
    group by 1, 2, 3`.execute(db);
  return rows.map((row) => {
    const kind = kinds.get(row.sub) ?? "uncategorised";
    const { spent, invested } = toFlowSums(kind, toNumber(row.money_out), toNumber(row.money_in));
    return { currency: row.currency, sub: row.sub, day: row.day, put: spent + invested };
  });
};

const sumPut = (flows: readonly Flow[], { starts_on }: StoredGoal, today: string): Saved => {
  const from = addDays(today, -PACE_DAYS);
  const recent = flows.filter(({ day }) => day >= from);
  const first = flows.reduce((day, flow) => (flow.day < day ? flow.day : day), today);
  const days = daysBetween(first < from ? from : first, today);
  const sum = (some: readonly Flow[]) => some.reduce((total, { put }) => total + put, 0);
  return {
    saved: sum(flows.filter(({ day }) => day >= starts_on)),
    as_of: today,
    pace: days < FEWEST_DAYS ? null : sum(recent) / days,
  };
};

/** What is saved for each goal, by its id; those that are saved in nothing that is there are left out. */
export const sumSaved = async (
  db: Db,
  user_id: string,
  { goals, today }: { readonly goals: readonly StoredGoal[]; readonly today: string },
): Promise<Map<string, Counted>> => {
  const of_accounts = goals.filter(({ account_ids }) => account_ids.length > 0);
  const of_categories = goals.filter(({ category_ids }) => category_ids.length > 0);
  const accounts = of_accounts.length === 0 ? [] : await loadAccounts(db, user_id);
  const categories = of_categories.length === 0 ? [] : await listCategoryRows(db, user_id);
  const subsOf = ({ category_ids }: StoredGoal): Set<string> =>
    new Set(
      categories
        .filter((row) => row.parent_id !== "")
        .filter(({ id, parent_id }) => category_ids.includes(id) || category_ids.includes(parent_id))
        .map(({ id }) => id),
    );
  const from = of_categories.reduce(
    (day, { starts_on }) => (starts_on < day ? starts_on : day),
    addDays(today, -PACE_DAYS),
  );
  const subs = new Set(of_categories.flatMap((goal) => [...subsOf(goal)]));
  const flows = await listFlows(db, user_id, { subs, from, today });
  const saved = new Map<string, Counted>();
  for (const goal of of_accounts) {
    const own = accounts.filter(
      ({ balances: { account, currency } }) =>
        goal.account_ids.includes(account.id) && currency === goal.currency,
    );
    const counted = new Set(own.map(({ balances: { account } }) => account.id));
    if (own.length > 0) saved.set(goal.id, { ...sumAccounts(own, today), counted });
  }
  for (const goal of of_categories) {
    const own = subsOf(goal);
    if (own.size === 0) continue;
    const put = flows.filter(({ sub, currency }) => own.has(sub) && currency === goal.currency);
    saved.set(goal.id, { ...sumPut(put, goal, today), counted: own });
  }
  return saved;
};
