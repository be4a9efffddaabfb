import type { QueryOf } from "@passbook/contract/endpoint";
import type { Forecast, getForecast as endpoint } from "@passbook/contract/forecast";
import { say } from "@passbook/contract/sentences/refusals";
import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import {
  addAccounts,
  type AheadDay,
  type AheadInput,
  findChanceBelow,
  findLowest,
  listAheadDays,
  listPastDays,
  simulate,
  type Sums,
} from "@passbook/enrichment";
import { invalidInput } from "../../platform/problem.ts";
import { findMainCurrency, getBankAccountRow } from "../bank-accounts/index.ts";
import { type Account, type Accounts, loadAccounts } from "./load-accounts.ts";
import { loadInput } from "./load-input.ts";

const LONGEST = "90";
const SHOWN_PAST = 30;
const WHOLE = 100;

type Query = QueryOf<typeof endpoint>;
type Asked = { readonly query: Query; readonly today: string };

/** The currency that is asked for, else that of the account, else the one the person has most in. */
const chooseCurrency = async (
  db: Db,
  user_id: string,
  { query, known }: { readonly query: Query; readonly known: readonly Account[] },
): Promise<string> => {
  const { bank_account_id } = query;
  const own = known.find(({ id }) => id === bank_account_id)?.currency;
  if (own !== undefined) return own;
  if (query.currency !== undefined) return query.currency;
  const main = await findMainCurrency(db, user_id);
  return known.some(({ currency }) => currency === main) ? main : (known[0]?.currency ?? main);
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
  input: AheadInput,
  asked: Asked,
): Pick<Forecast, "past" | "days" | "lowest" | "chance_below" | "spending"> => {
  const { bank_account_id, limit = 0 } = asked.query;
  const courses = simulate(input);
  const shown = [...input.accounts.entries()].flatMap(([at, { id }]) =>
    bank_account_id === undefined || id === bank_account_id ? [at] : [],
  );
  const sums = addAccounts(courses, shown);
  const days = listAheadDays(sums);
  return {
    past: listPastDays(courses, shown, SHOWN_PAST),
    days,
    lowest: findLowest(days, asked.today),
    chance_below: toShare(findChanceBelow(sums, { from: asked.today, limit })),
    spending: answerQuestion({ days, sums, ...asked }),
  };
};

const NOTHING = { past: [], days: [], lowest: null, chance_below: 0, spending: null };

const shownAccounts = (accounts: readonly Account[]): Forecast["accounts"] =>
  accounts.map(({ id, balance, known_through, proved }) => ({
    bank_account_id: id,
    balance,
    known_through,
    proved,
  }));

const listCurrencies = ({ known }: Accounts): string[] =>
  [...new Set(known.map(({ currency }) => currency))].toSorted();

/** Balances of the days to come, of one account or of all of one currency; nothing of days where no balance is known. */
export const getForecast = async (db: Db, user_id: string, asked: Asked): Promise<Forecast> => {
  const { query, today } = asked;
  const { bank_account_id } = query;
  checkQuestion(asked);
  if (bank_account_id !== undefined) await getBankAccountRow(db, user_id, bank_account_id, "bank_account_id");
  const all = await loadAccounts(db, user_id, today);
  const currency = await chooseCurrency(db, user_id, { query, known: all.known });
  const accounts = all.known.filter((account) => account.currency === currency);
  const is_known = bank_account_id === undefined || accounts.some(({ id }) => id === bank_account_id);
  const days = Number(query.days ?? LONGEST);
  const ahead =
    accounts.length === 0 || !is_known
      ? NOTHING
      : lookAhead(await loadInput(db, user_id, { accounts, currency, today, days }), asked);
  return {
    today,
    currency,
    currencies: listCurrencies(all),
    bank_account_id: bank_account_id ?? null,
    accounts: shownAccounts(accounts),
    left_out: all.left_out,
    limit: query.limit ?? 0,
    ...ahead,
  };
};
