import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { type ConvertedDays, convertInto, moneyMoved } from "../../exchange-rates/index.ts";
import { placeOfSum } from "../../sums/index.ts";
import { partMonths, type Span } from "../figures/part-months.ts";

/** Money of some days in one sub-category; what is only likely there is a sum of its own. */
export type StretchSum = {
  readonly currency: string;
  readonly sub: string;
  readonly is_likely: boolean;
  readonly money_out: number;
  readonly money_in: number;
};

/** The same of a day. */
export type StretchDay = StretchSum & { readonly day: string };

type Asked = {
  readonly from: string;
  readonly to: string;
  readonly currency: string | { readonly is_not: string };
  readonly bank_account_id: string | undefined;
  readonly count_likely: boolean;
};

const TIME = { category_sums: { name: "month", length: 7 }, day_sums: { name: "day", length: 10 } } as const;

type Of = { readonly table: keyof typeof TIME; readonly by_day?: boolean };

const readSums = async (
  db: Db,
  user_id: string,
  { from, to, currency, bank_account_id, count_likely }: Asked,
  { table, by_day = false }: Of,
): Promise<StretchDay[]> => {
  const { name, length } = TIME[table];
  const time = sql.ref(name);
  const { sub, is_likely } = placeOfSum(count_likely);
  const wanted =
    typeof currency === "string" ? sql`currency = ${currency}` : sql`currency <> ${currency.is_not}`;
  const account = bank_account_id === undefined ? sql`` : sql` and bank_account_id = ${bank_account_id}`;
  const day = by_day ? sql`day` : sql`''`;
  const { rows } = await sql<Omit<StretchDay, "is_likely"> & { is_likely: number }>`
    select ${day} as "day", currency, ${sub} as sub, ${is_likely} as is_likely, sum(money_out) as money_out, sum(money_in) as money_in
    from ${sql.table(table)} where user_id = ${user_id} and ${time} >= ${from.slice(0, length)} and ${time} <= ${to.slice(0, length)} and ${wanted}${account}
    group by 1, 2, 3, 4`.execute(db);
  return rows.map((row) => ({
    ...row,
    is_likely: toNumber(row.is_likely) === 1,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
  }));
};

/** What some days come to by sub-category: from the sums of whole months, and of the days beside them. */
export const sumStretch = async (db: Db, user_id: string, asked: Asked): Promise<StretchSum[]> => {
  const { months, days } = partMonths(asked);
  const read = (table: Of["table"], { from = asked.from, to = asked.to }: Span): Promise<StretchSum[]> =>
    readSums(db, user_id, { ...asked, from, to }, { table });
  const of_months = months === null ? [] : [read("category_sums", months)];
  const of_days = days.map((each) => read("day_sums", each));
  return (await Promise.all([...of_months, ...of_days])).flat();
};

/** The same of all other currencies, converted by the rates of the days. */
export const convertStretch = async (
  db: Db,
  user_id: string,
  { currency, ...days }: Omit<Asked, "currency"> & { readonly currency: string },
): Promise<ConvertedDays<StretchDay>> => {
  const others = { ...days, currency: { is_not: currency } };
  const sums = await readSums(db, user_id, others, { table: "day_sums", by_day: true });
  return convertInto(db, user_id, { to: currency, sums, money: moneyMoved<StretchDay>() });
};
