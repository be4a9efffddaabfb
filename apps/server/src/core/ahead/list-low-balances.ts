import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { addAccounts, listAheadDays, simulate } from "@passbook/enrichment";
import { findLasting } from "./find-lasting.ts";
import { type Account, loadAccounts } from "./load-accounts.ts";
import { loadInput } from "./load-input.ts";

/** An account whose balance is below its limit, or is expected to be (the middle of what may be); of that the first such day. */
export type LowBalance = {
  readonly bank_account_id: string;
  readonly on: string;
  readonly amount: number;
  readonly limit: number;
  readonly currency: string;
  readonly is_now: boolean;
};

/** What is known of the limits of accounts, by their ids; accounts without one are not watched. */
type Watched = {
  readonly today: string;
  readonly days: number;
  readonly limits: ReadonlyMap<string, number>;
};

const toNow = (account: Account, limit: number): LowBalance => ({
  bank_account_id: account.id,
  on: account.known_through,
  amount: account.balance,
  limit,
  currency: account.currency,
  is_now: true,
});

/** The accounts of one currency that are not low yet, in one look ahead at all of them, since money moves between them. */
const lookAhead = async (
  db: Db,
  user_id: string,
  { accounts, today, days, limits }: Watched & { readonly accounts: readonly Account[] },
): Promise<LowBalance[]> => {
  const watched = [...accounts.entries()].flatMap(([at, account]) => {
    const limit = limits.get(account.id);
    return limit === undefined || account.balance < limit ? [] : [{ at, account, limit }];
  });
  const currency = accounts[0]?.currency;
  if (watched.length === 0 || currency === undefined) return [];
  const lasting = await findLasting(db, user_id, { accounts, limits, until: addDays(today, days) });
  const waiting = watched.filter(({ account }) => !lasting.has(account.id));
  if (waiting.length === 0) return [];
  const courses = simulate(await loadInput(db, user_id, { accounts, currency, today, days }));
  return waiting.flatMap(({ at, account, limit }) => {
    const low = listAheadDays(addAccounts(courses, [at])).find(
      ({ on, expected }) => on > today && on <= addDays(today, days) && expected < limit,
    );
    return low === undefined
      ? []
      : [{ ...toNow(account, limit), on: low.on, amount: low.expected, is_now: false }];
  });
};

/** Accounts that are low or will be within some days. */
export const listLowBalances = async (db: Db, user_id: string, watched: Watched): Promise<LowBalance[]> => {
  const { known } = await loadAccounts(db, user_id, watched.today);
  const now = known.flatMap((account) => {
    const limit = watched.limits.get(account.id);
    return limit !== undefined && account.balance < limit ? [toNow(account, limit)] : [];
  });
  const ahead: LowBalance[] = [];
  for (const accounts of Map.groupBy(known, ({ currency }) => currency).values())
    ahead.push(...(await lookAhead(db, user_id, { ...watched, accounts })));
  return [...now, ...ahead];
};
