import type { QueryOf } from "@passbook/contract/endpoint";
import type { Forecast, getForecast as endpoint } from "@passbook/contract/forecast";
import { say } from "@passbook/contract/sentences/refusals";
import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import {
  addParts,
  type AheadDay,
  type CoursePart,
  findChanceBelow,
  findLowest,
  listAheadDays,
  listPastDays,
  simulate,
  type Sums,
} from "@passbook/enrichment";
import { invalidInput } from "../../platform/problem.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { chooseCounting, type Counting } from "../exchange-rates/index.ts";
import { type Account, type Accounts, loadAccounts } from "./load-accounts.ts";
import { type Abroad, findAbroad } from "./find-abroad.ts";
import { loadInput } from "./load-input.ts";

const LONGEST = "90";
const SHOWN_PAST = 30;
const WHOLE = 100;

type Query = QueryOf<typeof endpoint>;
type Asked = { readonly query: Query; readonly today: string };

/** The currency that is asked for, else that of the account, else the one the person has most in; one account is told in its own. */
const chooseCurrency = async (
  db: Db,
  user_id: string,
  { query, known }: { readonly query: Query; readonly known: readonly Account[] },
): Promise<Counting> => {
  const { bank_account_id } = query;
  const own = known.find(({ id }) => id === bank_account_id)?.currency;
  if (own !== undefined) return { currency: own, is_total: false };
  const chosen = await chooseCounting(db, user_id, query.currency);
  if (chosen.is_total || query.currency !== undefined) return chosen;
  const has_any = known.some(({ currency }) => currency === chosen.currency);
  return has_any ? chosen : { ...chosen, currency: known[0]?.currency ?? chosen.currency };
};

const checkQuestion = ({ query, today }: Asked): void => {
  const { on, days = LONGEST } = query;
  if (on !== undefined && (on < today || on > addDays(today, Number(days))))
    throw invalidInput({ on: say("choose_day_ahead") });
};

const toShare = (chance: number): number => Math.round(chance * WHOLE);

type Seen = { readonly days: readonly AheadDay[]; readonly sums: Sums } & Asked;

/** What the lowest point and the chance become. */
const answerQuestion = ({ days, sums, query, today }: Seen): Forecast["spending"] => {
  const { spend, on = today, limit = 0 } = query;
  if (spend === undefined) return null;
  const spent = { on, amount: spend };
  return {
    ...spent,
    lowest: findLowest(days, today, spent),
    chance_below: toShare(findChanceBelow(sums, { from: today, limit, spent })),
  };
};

const lookAhead = (
  parts: readonly CoursePart[],
  asked: Asked,
): Pick<Forecast, "past" | "days" | "lowest" | "chance_below" | "spending"> => {
  const { limit = 0 } = asked.query;
  const sums = addParts(parts);
  const days = listAheadDays(sums);
  return {
    past: listPastDays(parts, SHOWN_PAST),
    days,
    lowest: findLowest(days, asked.today),
    chance_below: toShare(findChanceBelow(sums, { from: asked.today, limit })),
    spending: answerQuestion({ days, sums, ...asked }),
  };
};

const NOTHING = { past: [], days: [], lowest: null, chance_below: 0, spending: null };

const shownAccounts = (accounts: readonly Account[]): Forecast["accounts"] =>
  accounts.map(({ id, balance, currency, known_through, proved }) => ({
    bank_account_id: id,
    balance,
    currency,
    known_through,
    proved,
  }));

const listCurrencies = ({ known }: Accounts): string[] =>
  [...new Set(known.map(({ currency }) => currency))].toSorted();

type Wanted = {
  readonly parts: readonly Pick<Abroad["converted"][number], "currency" | "accounts" | "factor">[];
  readonly bank_account_id: string | undefined;
  readonly today: string;
  readonly days: number;
};

/** The courses of each currency that has accounts, all from the same randomness, so that the same weeks come in each. */
const loadParts = async (
  db: Db,
  user_id: string,
  { parts, bank_account_id, today, days }: Wanted,
): Promise<CoursePart[]> => {
  const loaded: CoursePart[] = [];
  for (const { currency, accounts, factor } of parts) {
    if (accounts.length === 0) continue;
    const input = await loadInput(db, user_id, { accounts, currency, today, days });
    const shown = [...accounts.entries()].flatMap(([at, { id }]) =>
      bank_account_id === undefined || id === bank_account_id ? [at] : [],
    );
    loaded.push({ courses: simulate(input), accounts: shown, factor });
  }
  return loaded;
};

/** Balances of the days to come, of one account or of all of one currency; nothing of days where no balance is known. */
export const getForecast = async (db: Db, user_id: string, asked: Asked): Promise<Forecast> => {
  const { query, today } = asked;
  const { bank_account_id } = query;
  checkQuestion(asked);
  if (bank_account_id !== undefined) await getBankAccountRow(db, user_id, bank_account_id, "bank_account_id");
  const all = await loadAccounts(db, user_id, today);
  const { currency, is_total } = await chooseCurrency(db, user_id, { query, known: all.known });
  const own = all.known.filter((account) => account.currency === currency);
  const abroad: Abroad = is_total
    ? await findAbroad(db, user_id, { known: all.known, currency, today })
    : { converted: [], without_rate: [] };
  const accounts = [...own, ...abroad.converted.flatMap((each) => each.accounts)];
  const is_known = bank_account_id === undefined || own.some(({ id }) => id === bank_account_id);
  const days = Number(query.days ?? LONGEST);
  const parts = is_known
    ? await loadParts(db, user_id, {
        parts: [{ currency, accounts: own, factor: 1 }, ...abroad.converted],
        bank_account_id,
        today,
        days,
      })
    : [];
  const ahead = parts.length === 0 ? NOTHING : lookAhead(parts, asked);
  return {
    today,
    currency,
    currencies: listCurrencies(all),
    bank_account_id: bank_account_id ?? null,
    accounts: shownAccounts(accounts),
    converted: abroad.converted.map(({ accounts: _accounts, factor: _factor, ...told }) => told),
    without_rate: [...abroad.without_rate],
    left_out: all.left_out,
    limit: query.limit ?? 0,
    ...ahead,
  };
};
