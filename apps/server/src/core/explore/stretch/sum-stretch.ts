import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { placeOfSum } from "../../sums/index.ts";

/** Money of some days in one sub-category; what is only likely there is a sum of its own. */
export type StretchSum = {
  readonly currency: string;
  readonly sub: string;
  readonly is_likely: boolean;
  readonly money_out: number;
  readonly money_in: number;
};

type Asked = {
  readonly from: string;
  readonly to: string;
  readonly currency: string | { readonly is_not: string };
  readonly bank_account_id: string | undefined;
  readonly count_likely: boolean;
};

/** What some days come to by sub-category, from the sums by day. */
export const sumStretch = async (
  db: Db,
  user_id: string,
  { from, to, currency, bank_account_id, count_likely }: Asked,
): Promise<StretchSum[]> => {
  const { sub, is_likely } = placeOfSum(count_likely);
  const wanted =
    typeof currency === "string" ? sql`currency = ${currency}` : sql`currency <> ${currency.is_not}`;
  const account = bank_account_id === undefined ? sql`` : sql` and bank_account_id = ${bank_account_id}`;
  const { rows } = await sql<Omit<StretchSum, "is_likely"> & { is_likely: number }>`
    select currency, ${sub} as sub, ${is_likely} as is_likely, sum(money_out) as money_out, sum(money_in) as money_in
    from day_sums where user_id = ${user_id} and day >= ${from} and day <= ${to} and ${wanted}${account}
    group by 1, 2, 3`.execute(db);
  return rows.map((row) => ({
    ...row,
    is_likely: toNumber(row.is_likely) === 1,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
  }));
};
