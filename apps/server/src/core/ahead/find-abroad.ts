import type { Forecast } from "@passbook/contract/forecast";
import { minorDigits } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { convert, findRate, loadRates } from "../exchange-rates/index.ts";
import type { Account } from "./load-accounts.ts";

type Told = Forecast["converted"][number];

/** Accounts of other currencies that a forecast takes in, and those that it cannot since no rate is known. */
export type Abroad = {
  readonly converted: readonly (Told & { readonly accounts: readonly Account[]; readonly factor: number })[];
  readonly without_rate: readonly string[];
};

type Known = { readonly known: readonly Account[]; readonly currency: string; readonly today: string };

/** What one minor unit is in the other currency. */
const toFactor = ({ base, currency, rate }: Told["rate"], from: string): number => {
  const to = from === base ? currency : base;
  const units = from === base ? Number(rate) : 1 / Number(rate);
  return units * 10 ** (minorDigits(to) - minorDigits(from));
};

/** Converts accounts by the newest rate: nobody knows those of days to come. */
export const findAbroad = async (
  db: Db,
  user_id: string,
  { known, currency: to, today }: Known,
): Promise<Abroad> => {
  const others = Map.groupBy(
    known.filter(({ currency }) => currency !== to),
    ({ currency }) => currency,
  );
  const rates = await loadRates(db, user_id, {
    currencies: [to, ...others.keys()],
    from: others.size === 0 ? null : today,
  });
  const converted: Abroad["converted"][number][] = [];
  const without_rate: string[] = [];
  for (const [currency, accounts] of others) {
    const rate = findRate(rates, { from: currency, to, on: today });
    const balance = accounts.reduce((sum, account) => sum + account.balance, 0);
    const into = rate === null ? null : convert(balance, rate, currency);
    if (rate === null || into === null) without_rate.push(currency);
    else converted.push({ currency, balance, into, rate, accounts, factor: toFactor(rate, currency) });
  }
  return { converted, without_rate: without_rate.toSorted() };
};
