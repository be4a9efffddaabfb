import { toDayNumber } from "../text/day-number.ts";
import { type Coming, countedAt, dealComing, listComing, type Payment } from "./coming.ts";
import { openEveryday } from "./everyday.ts";
import type { AheadInput } from "./forecast-types.ts";
import { type History, readHistory } from "./history.ts";

const PATHS = 300;

/** What may come, as many courses of it: the balance of each account at the end of each day, day after day, path after path. */
export type Courses = {
  readonly path_count: number;
  readonly day_count: number;
  /** Day number of the first day: the one after the last on which all accounts are known. */
  readonly first: number;
  readonly balances: readonly Float64Array[];
  readonly history: History;
};

const addTo = (days: Float64Array | undefined, at: number, amount: number): void => {
  if (days !== undefined && at >= 0 && at < days.length) days[at] = (days[at] ?? 0) + amount;
};

/** What a card owed at the end of a day of this path. */
const owedAt = (days: Float64Array | undefined, at: number, history: History, account: number): number => {
  if (at < 0) return -(history.balanceOn(account, history.through + 1 + at) ?? 0);
  let balance = history.balanceOn(account, history.through) ?? 0;
  for (let day = 0; day <= at; day += 1) balance += days?.[day] ?? 0;
  return -balance;
};

/** Payments of cards come last and in their order, since what each takes is what the path has spent until then. */
const payAll = (flows: readonly Float64Array[], payments: readonly Payment[], history: History): void => {
  const pay = ({ coming, at }: Payment, amount: number): void => {
    addTo(flows[coming.account], at, amount);
    addTo(flows[coming.other], at, -amount);
  };
  for (const payment of payments) if (payment.amount !== null) pay(payment, payment.amount);
  const settling = payments.filter(({ amount }) => amount === null).toSorted((one, two) => one.at - two.at);
  for (const payment of settling) {
    const { other } = payment.coming;
    const owed = owedAt(flows[other], countedAt(payment, history.through), history, other);
    pay(payment, -Math.max(0, Math.round(owed)));
  }
};

const startFlows = (flows: readonly Float64Array[], history: History): void => {
  for (const [account, days] of flows.entries()) {
    days.fill(0);
    for (const [day, amount] of history.known[account] ?? []) addTo(days, day - history.through - 1, amount);
  }
};

const dealAll = (coming: readonly Coming[], courses: Omit<Courses, "balances">, random: () => number) =>
  coming.flatMap((each) =>
    dealComing(each, courses.history.known_through[each.account] ?? courses.first, {
      through: courses.first - 1,
      day_count: courses.day_count,
      random,
    }),
  );

/** Balances at the ends of days, from what moved on them. */
const keepBalances = (
  days: Float64Array,
  kept: Float64Array | undefined,
  { from, start }: { readonly from: number; readonly start: number },
): void => {
  let balance = start;
  for (const [day, moved] of days.entries()) {
    balance += moved;
    if (kept !== undefined) kept[from + day] = balance;
  }
};

/** Lets the days ahead pass many times: what comes again, the everyday, and what cards ask for it. */
export const simulate = (input: AheadInput): Courses => {
  const history = readHistory(input);
  const last = toDayNumber(input.today) + input.days;
  const day_count = Math.max(0, last - history.through);
  const courses = { path_count: PATHS, day_count, first: history.through + 1, history };
  const coming = listComing(input, history, last);
  const addEveryday = openEveryday(input, history, day_count);
  const flows = input.accounts.map(() => new Float64Array(day_count));
  const balances = input.accounts.map(() => new Float64Array(PATHS * day_count));
  for (let path = 0; path < PATHS; path += 1) {
    startFlows(flows, history);
    addEveryday(flows);
    payAll(flows, dealAll(coming, courses, input.random), history);
    for (const [account, days] of flows.entries())
      keepBalances(days, balances[account], {
        from: path * day_count,
        start: history.balanceOn(account, history.through) ?? 0,
      });
  }
  return { ...courses, balances };
};
