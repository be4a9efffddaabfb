import type { QueryOf } from "@passbook/contract/endpoint";
import type { getNetWorth as endpoint, Holding, NetWorth } from "@passbook/contract/net-worth";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { findNewestRateDay } from "../../common/index.ts";
import { invalidInput } from "../../platform/problem.ts";
import { type Balances, type HeldList, listIn, loadBalances, loadHoldings } from "../bank-accounts/index.ts";
import { findHomeCurrency } from "../users/index.ts";
import { loadAssets } from "./assets.ts";
import { findRate, loadRates, type Rates } from "../exchange-rates/index.ts";
import { listDays, monthsBefore } from "./list-days.ts";
import { type Part, toAccountPart, toAssetPart } from "./parts.ts";
import { changeSince, countPart, toTotal, type Wanted } from "./sum-parts.ts";

/** What accounts hold in currencies of which they have no balance. */
const listAbroad = (
  balances: readonly Balances[],
  lists: ReadonlyMap<string, readonly HeldList[]>,
): Part[] => {
  const known = Map.groupBy(balances, ({ account }) => account.id);
  return [...known].flatMap(([id, some]) => {
    const own = lists.get(id) ?? [];
    const held = new Set(own.flatMap(({ rows }) => rows.map(({ currency }) => currency)));
    const [{ account } = { account: null }] = some;
    const others = [...held].filter((currency) => some.every((each) => each.currency !== currency));
    return account === null
      ? []
      : others.map((currency) =>
          toAccountPart({ account, currency, rows: [], breaks: [], printed: [] }, listIn(own, currency)),
        );
  });
};

/** Everything of which a balance or a value may be known; of an account its further currencies only once there is one. */
const loadParts = async (db: Db, user_id: string): Promise<Part[]> => {
  const [balances, assets, held] = await Promise.all([
    loadBalances(db, user_id),
    loadAssets(db, user_id),
    loadHoldings(db, user_id, null),
  ]);
  const lists = Map.groupBy(held, ({ bank_account_id }) => bank_account_id);
  const accounts = balances.map((each) =>
    toAccountPart(each, listIn(lists.get(each.account.id) ?? [], each.currency)),
  );
  return [...accounts, ...listAbroad(balances, lists), ...assets.map(toAssetPart)];
};

const NO_RATES: Rates = { own: [], published: new Map() };

type Shown = { readonly on: string; readonly home: string; readonly rates: Rates };

const toHolding = (part: Part, { on, home, rates }: Shown): Holding => {
  const own = { currency: part.currency, rates: NO_RATES };
  const value = part.valueOn(on);
  const counted = part.currency === home ? null : countPart(part, on, { currency: home, rates });
  const is_converted = counted !== null && counted !== "no_rate" && counted.rate !== null;
  const { id, source, kind, name, currency, group } = part;
  return {
    id,
    source,
    kind,
    name,
    currency,
    group: (value?.amount ?? 0) < 0 ? "debts" : group,
    amount: value?.amount ?? null,
    as_of: value?.as_of ?? null,
    state: value?.state ?? "missing",
    month_change: changeSince(part, { on, before: monthsBefore(on, 1) }, own),
    year_change: changeSince(part, { on, before: monthsBefore(on, 12) }, own),
    converted: is_converted && counted.rate !== null ? { amount: counted.amount, rate: counted.rate } : null,
  };
};

/** What is listed on a day: what is worth something then, and open accounts and assets of which nothing was ever known. */
const isListed = (part: Part, on: string): boolean =>
  part.first_day === null ? !part.is_closed : part.valueOn(on) !== null;

const earliest = (parts: readonly Part[]): string | null =>
  parts.reduce<string | null>(
    (first, { first_day }) =>
      first_day !== null && (first === null || first_day < first) ? first_day : first,
    null,
  );

/** What everything is worth on a day and was before: the home currency with what a rate converts to it, every other currency by itself. */
export const getNetWorth = async (
  db: Db,
  user_id: string,
  { query, today }: { readonly query: QueryOf<typeof endpoint>; readonly today: string },
): Promise<NetWorth> => {
  const { on = today, span = "all" } = query;
  if (on > today) throw invalidInput({ on: say("choose_day_gone") });
  const [parts, home, published_until] = await Promise.all([
    loadParts(db, user_id),
    findHomeCurrency(db, user_id),
    findNewestRateDay(db),
  ]);
  const others = parts.map(({ currency }) => currency).filter((code) => code !== home);
  const rates = await loadRates(db, user_id, {
    currencies: [home, ...others],
    from: others.length === 0 ? null : (earliest(parts) ?? on),
  });
  const known = parts.filter(({ first_day }) => first_day !== null && first_day <= on);
  const isHome = ({ currency }: Part): boolean =>
    currency === home || findRate(rates, { from: currency, to: home, on }) !== null;
  const [at_home, abroad] = [known.filter(isHome), known.filter((part) => !isHome(part))];
  const without_rate = [...new Set(abroad.map(({ currency }) => currency))].toSorted();
  const totalOf = (some: readonly Part[], wanted: Wanted) =>
    toTotal(some, listDays(on, span, earliest(some)), wanted);
  const totals = [
    ...(at_home.length === 0 ? [] : [totalOf(at_home, { currency: home, rates })]),
    ...without_rate.map((currency) =>
      totalOf(
        abroad.filter((part) => part.currency === currency),
        { currency, rates: NO_RATES },
      ),
    ),
  ];
  const holdings = parts
    .filter((part) => isListed(part, on))
    .map((part) => toHolding(part, { on, home, rates }))
    .toSorted((one, other) => Number(one.amount === null) - Number(other.amount === null));
  return { on, home_currency: home, totals, without_rate, published_until, holdings };
};
