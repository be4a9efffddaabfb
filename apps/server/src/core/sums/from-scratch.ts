import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { IS_LIKELY } from "./likely.ts";

/** Transactions as they are counted: undivided ones whole, divided ones by their parts. */
const COUNTED = sql`
  select user_id, coalesce(counts_on, booked_on) as day, bank_account_id, currency, sub_category_id, case when ${IS_LIKELY} then suggested_id else '' end as likely_id,
    coalesce(merchant_id, '') as merchant_id, coalesce(vendor_id, '') as vendor_id, amount, refund_of
  from transactions where has_splits = 0 and hidden = 0
  union all
  select t.user_id, coalesce(t.counts_on, t.booked_on), t.bank_account_id, t.currency, s.sub_category_id, '', coalesce(t.merchant_id, ''),
    coalesce(t.vendor_id, ''), s.amount, t.refund_of
  from splits as s join transactions as t on t.user_id = s.user_id and t.id = s.transaction_id
  where t.has_splits = 1 and t.hidden = 0`;

const SUMMED = sql`sum(case when amount < 0 or refund_of is not null then -amount else 0 end),
  sum(case when amount > 0 and refund_of is null then amount else 0 end), count(*),
  sum(case when amount < 0 then 1 else 0 end)`;

/** The sums of all people by month, from scratch. */
export const MONTHS = sql`select user_id, substr(day, 1, 7), bank_account_id, currency, sub_category_id, likely_id, merchant_id, vendor_id, ${SUMMED}
  from (${COUNTED}) as counted group by 1, 2, 3, 4, 5, 6, 7, 8`;
/** The same whoever was paid. */
export const CATEGORIES = sql`select user_id, currency, substr(day, 1, 7), sub_category_id, likely_id, bank_account_id, ${SUMMED}
  from (${COUNTED}) as counted group by 1, 2, 3, 4, 5, 6`;
/** The same by day. */
export const DAYS = sql`select user_id, day, bank_account_id, currency, sub_category_id, likely_id, ${SUMMED}
  from (${COUNTED}) as counted group by 1, 2, 3, 4, 5, 6`;

/** Writes the sums of a person who has none yet, from all of their rows. */
export const countAll = async (trx: Db, user_id: string): Promise<void> => {
  await sql`insert into month_sums (user_id, month, bank_account_id, currency, sub_category_id, likely_id, merchant_id, vendor_id, money_out, money_in, row_count, out_count)
    select * from (${MONTHS}) as sums where user_id = ${user_id}`.execute(trx);
  await sql`insert into category_sums (user_id, currency, month, sub_category_id, likely_id, bank_account_id, money_out, money_in, row_count, out_count)
    select * from (${CATEGORIES}) as sums where user_id = ${user_id}`.execute(trx);
  await sql`insert into day_sums (user_id, day, bank_account_id, currency, sub_category_id, likely_id, money_out, money_in, row_count, out_count)
    select * from (${DAYS}) as sums where user_id = ${user_id}`.execute(trx);
};
