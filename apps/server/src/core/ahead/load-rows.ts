import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { IS_LIKELY } from "../sums/index.ts";

/** Which rows are read: of these accounts, in one currency, from a day on. */
export type Wanted = {
  readonly account_ids: readonly string[];
  readonly currency: string;
  readonly from: string;
};
/** Money of a day on an account, by category where that is asked for. */
export type DaySum = {
  readonly account_id: string;
  readonly on: string;
  readonly sub: string;
  readonly amount: number;
};
/** A row that belongs to a series or to a movement between own accounts. */
export type LinkedRow = {
  readonly id: string;
  readonly account_id: string;
  readonly on: string;
  readonly amount: number;
  readonly series_id: string | null;
  readonly transfer_id: string | null;
};

/** What belongs to nothing else, day by day: of all sub-categories together, or each apart (likely ones as they count). */
export const sumAlone = async (
  db: Db,
  user_id: string,
  { account_ids, currency, from, by_sub, count_likely }: Wanted & { by_sub: boolean; count_likely: boolean },
): Promise<DaySum[]> => {
  const likely = sql<string>`case when ${IS_LIKELY} then transactions.suggested_id else transactions.sub_category_id end`;
  const filed = sql<string>`transactions.sub_category_id`;
  const sub = by_sub ? (count_likely ? likely : filed) : sql<string>`''`;
  const { rows } = await sql<DaySum>`
    select bank_account_id as account_id, booked_on as "on", ${sub} as sub, sum(amount) as amount
    from transactions
    where user_id = ${user_id} and booked_on >= ${from} and series_id is null and transfer_id is null
      and currency = ${currency} and bank_account_id in ${idsIn(db, account_ids)}
    group by 1, 2, 3 order by 2, 1, 3`.execute(db);
  return rows.map((row) => ({ ...row, amount: toNumber(row.amount) }));
};

/** Rows of series and movements, oldest first. */
export const listLinked = async (
  db: Db,
  user_id: string,
  { account_ids, currency, from, series_from }: Wanted & { series_from: string },
): Promise<LinkedRow[]> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "bank_account_id as account_id", "booked_on as on", "amount", "series_id", "transfer_id"])
    .where("user_id", "=", user_id)
    .where("booked_on", ">=", series_from)
    .where((of) =>
      of.or([
        of("series_id", "is not", null),
        of.and([of("transfer_id", "is not", null), of("booked_on", ">=", from)]),
      ]),
    )
    .where("currency", "=", currency)
    .where("bank_account_id", "in", idsIn(db, account_ids))
    .orderBy("booked_on")
    .orderBy("id")
    .execute();
  return rows;
};
