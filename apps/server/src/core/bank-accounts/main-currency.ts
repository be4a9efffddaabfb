import { type Db, toNumber } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { findHomeCurrency } from "../users/index.ts";

/** Currencies of the person's rows, most used first; from the sums. */
export const listUsedCurrencies = async (db: Db, user_id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("day_sums")
    .select((of) => ["currency", of.fn.sum<number>("row_count").as("rows")])
    .where("user_id", "=", user_id)
    .groupBy("currency")
    .execute();
  return rows
    .toSorted(
      (one, other) => toNumber(other.rows) - toNumber(one.rows) || (one.currency < other.currency ? -1 : 1),
    )
    .map((row) => row.currency);
};

/** The home currency, unless nothing was ever booked in it: then the one that most rows are in. */
export const findMainCurrency = async (db: Db, user_id: string): Promise<string> => {
  const home_currency = await findHomeCurrency(db, user_id);
  // Nearly always true and found at the first row, while counting reads every sum.
  const used = await db
    .selectFrom("day_sums")
    .select("day")
    .where("user_id", "=", user_id)
    .where("currency", "=", home_currency)
    .limit(1)
    .executeTakeFirst();
  if (used !== undefined) return home_currency;
  return (await listUsedCurrencies(db, user_id))[0] ?? home_currency;
};

/** A sum's place as one text: a month, the id of an account, a currency. */
const PLACE = {
  all: sql`month || bank_account_id || currency`,
  month: sql`substr(place, 1, 7)`,
  account: sql`substr(place, 8, 36)`,
  currency: sql`substr(place, 44)`,
};

/**
 * Whether anything was booked in another currency. Nearly always nothing was, which reading all sums would tell as well: this goes from one month,
 * account and currency to the next by the key. What comes next is asked for column by column, since SQLite does not find the next of three at once.
 */
export const usesOtherCurrency = async (db: Db, user_id: string, currency: string): Promise<boolean> => {
  const first = (where: RawBuilder<unknown>) =>
    sql`(select ${PLACE.all} from month_sums where user_id = ${user_id}${where} order by month, bank_account_id, currency limit 1)`;
  const of_month = sql` and month = ${PLACE.month}`;
  const { rows } = await sql<{ place: string }>`
    select place from (
      with recursive places (place) as (
        select ${first(sql``)}
        union all
        select coalesce(
          ${first(sql`${of_month} and bank_account_id = ${PLACE.account} and currency > ${PLACE.currency}`)},
          ${first(sql`${of_month} and bank_account_id > ${PLACE.account}`)},
          ${first(sql` and month > ${PLACE.month}`)})
        from places where ${PLACE.currency} = ${currency})
      select place from places) as listed
    where ${PLACE.currency} <> ${currency} limit 1`.execute(db);
  return rows.length > 0;
};
