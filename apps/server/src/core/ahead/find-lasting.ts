import { addDays, daysBetween } from "@passbook/contract/values";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { Account } from "./load-accounts.ts";

const YEAR = 365;
const WEEK = 7;

/** What left each account in its dearest week of the last year, in minor units. */
const loadDearestWeeks = async (
  db: Db,
  user_id: string,
  { account_ids, from }: { readonly account_ids: readonly string[]; readonly from: string },
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("day_sums")
    // money back on another day takes nothing off what had left by then
    .select([
      "bank_account_id",
      "day",
      sql<number>`sum(case when money_out > 0 then money_out else 0 end)`.as("left"),
    ])
    .where("user_id", "=", user_id)
    .where("day", ">=", from)
    .where("bank_account_id", "in", idsIn(db, account_ids))
    .groupBy(["bank_account_id", "day"])
    .orderBy("day")
    .execute();
  const dearest = new Map<string, number>();
  for (const [id, days] of Map.groupBy(rows, ({ bank_account_id }) => bank_account_id)) {
    let [sum, first] = [0, 0];
    for (const { day, left } of days) {
      sum += toNumber(left);
      while (daysBetween(days[first]?.day ?? day, day) >= WEEK) {
        sum -= toNumber(days[first]?.left ?? 0);
        first += 1;
      }
      dearest.set(id, Math.max(dearest.get(id) ?? 0, sum));
    }
  }
  return dearest;
};

/**
 * Accounts of one currency that stay above their limits even if each week until then is as dear as the dearest of the last year, and all that other accounts owe
 * is paid at once: nobody has to look ahead for them.
 */
export const findLasting = async (
  db: Db,
  user_id: string,
  {
    accounts,
    limits,
    until,
  }: {
    readonly accounts: readonly Account[];
    readonly limits: ReadonlyMap<string, number>;
    readonly until: string;
  },
): Promise<ReadonlySet<string>> => {
  const oldest = accounts.reduce((day, each) => (each.known_through < day ? each.known_through : day), until);
  const dearest = await loadDearestWeeks(db, user_id, {
    account_ids: accounts.map(({ id }) => id),
    from: addDays(oldest, -YEAR),
  });
  const owed = accounts.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0);
  const lasts = ({ id, balance, known_through }: Account): boolean => {
    const weeks = Math.ceil(daysBetween(known_through, until) / WEEK) + 1;
    return balance - owed - weeks * (dearest.get(id) ?? 0) > (limits.get(id) ?? 0);
  };
  return new Set(accounts.filter(lasts).map(({ id }) => id));
};
