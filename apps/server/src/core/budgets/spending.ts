import { addDays } from "@passbook/contract/values";
import { type Db, toNumber } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { type FlowKind } from "../categories/index.ts";
import type { ConvertedSum } from "../exchange-rates/index.ts";
import { IS_LIKELY, placeOfSum } from "../sums/index.ts";
import { toFlowSums } from "../transactions/index.ts";
import type { Period } from "./periods.ts";

/** How finely what is spent has to be known: periods of the calendar are made of months. */
export type Grain = "month" | "day";
/** What was spent in one sub-category in a month or on a day; `is_ahead`: on days after today, which the running period leaves out. */
export type Spending = {
  readonly when: string;
  readonly currency: string;
  readonly sub_category_id: string;
  readonly is_ahead: boolean;
  readonly spent: number;
  readonly likely_count: number;
  /** Where it was converted: what it was before, and by which rate. */
  readonly converted?: ConvertedSum<Omit<Spending, "converted">>;
};
export type Asked = Period & {
  readonly grain: Grain;
  readonly today: string;
  readonly count_likely: boolean;
  /** All currencies but this one. */
  readonly except?: string;
  readonly kinds: ReadonlyMap<string, FlowKind>;
};

type Row = {
  when: string;
  currency: string;
  sub: string;
  is_likely: number;
  is_ahead: number;
  money_out: number;
  money_in: number;
  row_count: number;
};

const toSpending =
  (kinds: Asked["kinds"]) =>
  (row: Row): Spending => {
    const kind = kinds.get(row.sub) ?? "uncategorised";
    return {
      when: row.when,
      currency: row.currency,
      sub_category_id: row.sub,
      is_ahead: toNumber(row.is_ahead) === 1,
      spent: toFlowSums(kind, toNumber(row.money_out), toNumber(row.money_in)).spent,
      likely_count: toNumber(row.is_likely) === 1 && spends(kind) ? toNumber(row.row_count) : 0,
    };
  };

/** Whether anything filed so is spending. */
export const spends = (kind: FlowKind | undefined): boolean =>
  kind === "spending" || kind === "uncategorised";

const whenOf = (day: RawBuilder<string>, grain: Grain): RawBuilder<string> =>
  grain === "day" ? day : sql<string>`substr(${day}, 1, 7)`;

const isAhead = (day: RawBuilder<string>, today: string): RawBuilder<number> =>
  sql<number>`case when ${day} > ${today} then 1 else 0 end`;

type SumRow = Omit<Row, "is_likely" | "is_ahead"> & { likely_id: string };

/** Grouped by columns as they are stored: much of what this takes is putting them in order. */
const readSums = async (db: Db, user_id: string, { from, to, grain, except }: Asked): Promise<SumRow[]> => {
  if (from > to) return [];
  const others = except === undefined ? sql`` : sql` and currency <> ${except}`;
  const { rows } = await sql<SumRow>`
    select ${whenOf(sql<string>`day`, grain)} as "when", currency, sub_category_id as sub, likely_id,
      sum(money_out) as money_out, sum(money_in) as money_in, sum(row_count) as row_count
    from day_sums where user_id = ${user_id} and day >= ${from} and day <= ${to}${others}
    group by 1, currency, sub_category_id, likely_id`.execute(db);
  return rows;
};

/** What was spent by sub-category, each currency apart, from the sums. */
export const sumSpending = async (db: Db, user_id: string, asked: Asked): Promise<Spending[]> => {
  const { from, to, today, count_likely } = asked;
  const ends = to < today ? to : today;
  const begins = from > today ? from : addDays(today, 1);
  const [past, ahead] = await Promise.all([
    readSums(db, user_id, { ...asked, to: ends }),
    readSums(db, user_id, { ...asked, from: begins }),
  ]);
  const place = (is_ahead: number) => (row: SumRow) => {
    const is_likely = count_likely && row.likely_id !== "";
    return { ...row, sub: is_likely ? row.likely_id : row.sub, is_likely: Number(is_likely), is_ahead };
  };
  return [...past.map(place(0)), ...ahead.map(place(1))].map(toSpending(asked.kinds));
};

/**
 * What was spent in each sub-category over many periods, in one currency. Grouped by one column alone: of years of sums, putting them in order
 * is most of what it takes.
 */
export const sumRange = async (
  db: Db,
  user_id: string,
  { from, to, currency, count_likely, kinds }: Omit<Asked, "grain" | "today"> & { readonly currency: string },
): Promise<Map<string, number>> => {
  const { sub } = placeOfSum(count_likely);
  const { rows } = await sql<Pick<Row, "sub" | "money_out" | "money_in">>`
    select ${sub} as sub, sum(money_out) as money_out, sum(money_in) as money_in
    from day_sums where user_id = ${user_id} and day >= ${from} and day <= ${to} and currency = ${currency}
    group by 1`.execute(db);
  return new Map(
    rows.map((row) => {
      const kind = kinds.get(row.sub) ?? "uncategorised";
      return [row.sub, toFlowSums(kind, toNumber(row.money_out), toNumber(row.money_in)).spent];
    }),
  );
};

/** What was spent on rows with any of these tags: of a divided one each part by its own category, as the list shows it. */
export const sumTagged = async (
  db: Db,
  user_id: string,
  { tag_ids, ...asked }: Asked & { readonly tag_ids: readonly string[] },
): Promise<Spending[]> => {
  if (tag_ids.length === 0) return [];
  const day = sql<string>`coalesce(transactions.counts_on, transactions.booked_on)`;
  const amount = sql<number>`coalesce(splits.amount, transactions.amount)`;
  const is_likely = asked.count_likely
    ? sql<number>`case when splits.id is null and ${IS_LIKELY} then 1 else 0 end`
    : sql<number>`0`;
  const sub = sql<string>`coalesce(splits.sub_category_id, case when ${is_likely} = 1 then transactions.suggested_id else transactions.sub_category_id end)`;
  const is_out = sql<boolean>`(${amount} < 0 or transactions.refund_of is not null)`;
  const { rows } = await sql<Row>`
    select ${whenOf(day, asked.grain)} as "when", transactions.currency as currency, ${sub} as sub,
      ${is_likely} as is_likely, ${isAhead(day, asked.today)} as is_ahead,
      sum(case when ${is_out} then -${amount} else 0 end) as money_out,
      sum(case when ${is_out} then 0 else ${amount} end) as money_in, count(*) as row_count
    from transactions left join splits on splits.user_id = transactions.user_id
      and splits.transaction_id = transactions.id and transactions.has_splits = 1
    where transactions.user_id = ${user_id} and transactions.hidden = 0
      and ${day} >= ${asked.from} and ${day} <= ${asked.to}
      and transactions.id in (select transaction_id from transaction_tags
        where user_id = ${user_id} and tag_id in (${sql.join(tag_ids)}))
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows.map(toSpending(asked.kinds));
};

export type Spent = { readonly spent: number; readonly likely_count: number };

/** Whether something lies in a period; in the running one nothing of days that are still to come. */
export const isIn = ({ from, to }: Period, today: string): ((spending: Spending) => boolean) => {
  const is_running = from <= today && today <= to;
  return ({ when, is_ahead }) => {
    const { length } = when;
    return when >= from.slice(0, length) && when <= to.slice(0, length) && !(is_running && is_ahead);
  };
};

/** What lies in a period. */
export const addSpending = (some: readonly Spending[], period: Period, today: string): Spent => {
  const counts = isIn(period, today);
  let [spent, likely_count] = [0, 0];
  for (const each of some) {
    if (!counts(each)) continue;
    spent += each.spent;
    likely_count += each.likely_count;
  }
  return { spent, likely_count };
};
