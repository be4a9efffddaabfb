import type { AnswerOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/transactions";
import { type Db, toNumber } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { IS_LIKELY } from "../sums/index.ts";
import { keepsPart, keepsUndivided, type Narrowed, type Narrowing, narrowTransactions } from "./narrow.ts";
import { listNewest } from "./repo.ts";
import { PART, wholeOf } from "./search/parts.ts";

type Days = AnswerOf<typeof contract.listTransactionDays>;
type Row = {
  day: string;
  currency: string;
  money_out: number;
  money_in: number;
  row_count: number;
  uncounted: number;
  likely: number;
};

type Asked = { readonly narrowed: Narrowed; readonly day: RawBuilder<unknown> };

const outOf = (amount: RawBuilder<unknown>) => sql`sum(case when ${amount} < 0 then -${amount} else 0 end)`;
const inOf = (amount: RawBuilder<unknown>) => sql`sum(case when ${amount} > 0 then ${amount} else 0 end)`;

/** Undivided transactions: those that count and those that do not apart, so that each row is asked once. */
const sumWhole = async (db: Db, user_id: string, { narrowed, day }: Asked): Promise<Row[]> => {
  const amount = sql.ref("transactions.amount");
  const likely = narrowed.count_likely ? IS_LIKELY : sql<boolean>`1 = 0`;
  const { rows } = await sql<Omit<Row, "uncounted"> & { left_out: number }>`
    select ${day} as day, transactions.currency as currency,
      case when ${narrowed.uncounted(wholeOf(narrowed))} then 1 else 0 end as left_out,
      ${outOf(amount)} as money_out, ${inOf(amount)} as money_in, count(*) as row_count,
      sum(case when ${likely} then 1 else 0 end) as likely
    from transactions where ${keepsUndivided(user_id, narrowed)} group by 1, 2, 3`.execute(db);
  return rows.map(({ left_out, ...row }) => {
    const told = { day: row.day, currency: row.currency, row_count: toNumber(row.row_count) };
    return toNumber(left_out) === 1
      ? { ...told, uncounted: told.row_count, money_out: 0, money_in: 0, likely: 0 }
      : {
          ...told,
          uncounted: 0,
          money_out: toNumber(row.money_out),
          money_in: toNumber(row.money_in),
          likely: toNumber(row.likely),
        };
  });
};

/** Divided ones, by those of their parts that a filter keeps; a part has a category of its own, so that none is likely. */
const sumParts = async (db: Db, user_id: string, { narrowed, day }: Asked): Promise<Row[]> => {
  const uncounted = narrowed.uncounted(PART);
  const amount = sql`(case when ${uncounted} then 0 else splits.amount end)`;
  const { rows } = await sql<Row>`
    select ${day} as day, transactions.currency as currency, ${outOf(amount)} as money_out, ${inOf(amount)} as money_in,
      count(distinct splits.transaction_id) as row_count,
      count(distinct case when ${uncounted} then splits.transaction_id end) as uncounted
    from splits join transactions on transactions.user_id = splits.user_id and transactions.id = splits.transaction_id
    where ${keepsPart(user_id, narrowed)} group by 1, 2`.execute(db);
  return rows.map((row) => ({
    ...row,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
    row_count: toNumber(row.row_count),
    uncounted: toNumber(row.uncounted),
    likely: 0,
  }));
};

const sumNarrowed = async (db: Db, user_id: string, asked: Asked): Promise<Row[]> => [
  ...(await sumWhole(db, user_id, asked)),
  ...(await sumParts(db, user_id, asked)),
];

const add = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Whether something of it is in the sums; a currency of transfers alone has none. */
const isCounted = ({ row_count, uncounted, money_out, money_in }: Row): boolean =>
  row_count > uncounted || money_out !== 0 || money_in !== 0;

const toSummed = (rows: readonly Row[]): contract.Summed => {
  const byCurrency = Map.groupBy(rows.filter(isCounted), (row) => row.currency);
  return {
    count: add(rows, (row) => row.row_count),
    transfers: add(rows, (row) => row.uncounted),
    likely: add(rows, (row) => row.likely),
    totals: [...byCurrency]
      .map(([currency, some]) => {
        const money_out = add(some, (row) => row.money_out);
        const money_in = add(some, (row) => row.money_in);
        return { currency, out: money_out, in: money_in, net: money_in - money_out };
      })
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
};

export const totalTransactions = async (
  db: Db,
  user_id: string,
  filter: Narrowing,
): Promise<contract.Summed> => {
  const narrowed = await narrowTransactions(db, user_id, filter);
  return toSummed(await sumNarrowed(db, user_id, { narrowed, day: sql`''` }));
};

/** The days that hold so many of the newest rows. */
const newestDays = (days: Days["data"], wanted: number): string[] => {
  const named: string[] = [];
  let rows = 0;
  for (const { booked_on, count } of days) {
    if (rows >= wanted) break;
    named.push(booked_on);
    rows += count;
  }
  return named;
};

/**
 * Days, what they come to, and as many of the newest rows as `first` says: told together, since all of it is made of the same rows, and finding these
 * is what takes long. Once their days are known, the newest rows are looked for on these alone.
 */
export const listTransactionDays = async (
  db: Db,
  user_id: string,
  { first = 0, ...filter }: Narrowing & { readonly first?: number | undefined },
): Promise<Days> => {
  const narrowed = await narrowTransactions(db, user_id, filter);
  const rows = await sumNarrowed(db, user_id, { narrowed, day: sql.ref("transactions.booked_on") });
  const days = [...Map.groupBy(rows, (row) => row.day)]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([booked_on, some]) => ({
      booked_on,
      count: add(some, (row) => row.row_count),
      nets: [...Map.groupBy(some.filter(isCounted), (row) => row.currency)].map(([currency, each]) => ({
        currency,
        amount: add(each, (row) => row.money_in - row.money_out),
      })),
    }));
  const on = newestDays(days, first);
  const newest = on.length === 0 ? [] : await listNewest(db, user_id, { narrowed, on, limit: first });
  return { data: days, summed: toSummed(rows), first: newest };
};
