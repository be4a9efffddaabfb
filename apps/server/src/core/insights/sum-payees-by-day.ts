import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { IS_LIKELY } from "../sums/index.ts";
import type { PayeeSum, Scope } from "./repo.ts";

/** What somebody was paid on a day in one currency. */
export type PayeeDay = PayeeSum & { readonly currency: string; readonly day: string };

type Days = Omit<Scope, "currency"> & {
  readonly except: string;
  readonly from: string;
  readonly to: string;
};

/** Who was paid on which day in any currency but one, from the rows: the kept sums of days do not tell payees apart. */
export const sumPayeesByDay = async (
  db: Db,
  user_id: string,
  { except, bank_account_id, count_likely, from, to }: Days,
): Promise<PayeeDay[]> => {
  const day = sql<string>`coalesce(transactions.counts_on, transactions.booked_on)`;
  const amount = sql<number>`coalesce(splits.amount, transactions.amount)`;
  const is_likely = count_likely
    ? sql<number>`case when splits.id is null and ${IS_LIKELY} then 1 else 0 end`
    : sql<number>`0`;
  const sub = sql<string>`coalesce(splits.sub_category_id, case when ${is_likely} = 1 then transactions.suggested_id else transactions.sub_category_id end)`;
  const is_out = sql<boolean>`(${amount} < 0 or transactions.refund_of is not null)`;
  const account =
    bank_account_id === undefined ? sql`` : sql` and transactions.bank_account_id = ${bank_account_id}`;
  const { rows } = await sql<Omit<PayeeDay, "is_likely"> & { readonly is_likely: number }>`
    select transactions.currency as currency, ${day} as day, coalesce(transactions.merchant_id, '') as merchant_id,
      coalesce(transactions.vendor_id, '') as vendor_id, ${sub} as sub_category_id, ${is_likely} as is_likely,
      sum(case when ${is_out} then -${amount} else 0 end) as money_out,
      sum(case when ${is_out} then 0 else ${amount} end) as money_in, count(*) as row_count,
      sum(case when ${amount} < 0 then 1 else 0 end) as out_count
    from transactions left join splits on splits.user_id = transactions.user_id
      and splits.transaction_id = transactions.id and transactions.has_splits = 1
    where transactions.user_id = ${user_id} and transactions.hidden = 0 and transactions.currency <> ${except}
      and ${day} >= ${from} and ${day} <= ${to}${account}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows.map((row) => ({
    ...row,
    is_likely: toNumber(row.is_likely) === 1,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
    row_count: toNumber(row.row_count),
    out_count: toNumber(row.out_count),
  }));
};
