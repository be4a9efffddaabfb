import type { AnswerOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/transactions";
import { type Db, toNumber } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { IS_LIKELY } from "../sums/index.ts";
import {
  keepsPart,
  keepsTransaction,
  keepsUndivided,
  type Narrowed,
  type Narrowing,
  narrowTransactions,
} from "./narrow.ts";
import { listNewest } from "./repo.ts";

type Days = AnswerOf<typeof contract.listTransactionDays>;
type Row = {
  day: string;
  currency: string;
  money_out: number;
  money_in: number;
  row_count: number;
  likely: number;
};

const FROM_WHOLE = sql`transactions`;
const FROM_PARTS = sql`splits join transactions on transactions.user_id = splits.user_id and transactions.id = splits.transaction_id`;

type Source = {
  amount: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  keeps: RawBuilder<boolean>;
  rows: RawBuilder<unknown>;
  likely: RawBuilder<unknown>;
};

const sumUp = async (
  db: Db,
  day: RawBuilder<unknown>,
  { amount, from, keeps, rows, likely }: Source,
): Promise<Row[]> => {
  const { rows: found } = await sql<Row>`
    select ${day} as day, transactions.currency as currency,
      sum(case when ${amount} < 0 then -${amount} else 0 end) as money_out,
      sum(case when ${amount} > 0 then ${amount} else 0 end) as money_in,
      ${rows} as row_count, ${likely} as likely
    from ${from} where ${keeps} group by 1, 2`.execute(db);
  return found.map((row) => ({
    ...row,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
    row_count: toNumber(row.row_count),
    likely: toNumber(row.likely),
  }));
};

/** A divided transaction has categories of its own. */
const LIKELY_ROWS = sql`sum(case when ${IS_LIKELY} and transactions.has_splits = 0 then 1 else 0 end)`;
const NO_ROWS = sql`0`;

/** Where a filter is about categories, a divided transaction counts with the parts that match; elsewhere it counts whole. */
const sumNarrowed = async (
  db: Db,
  user_id: string,
  { narrowed, day }: { narrowed: Narrowed; day: RawBuilder<unknown> },
): Promise<Row[]> => {
  const whole = {
    amount: sql.ref("transactions.amount"),
    from: FROM_WHOLE,
    rows: sql`count(*)`,
    likely: narrowed.count_likely ? LIKELY_ROWS : NO_ROWS,
  };
  if (narrowed.part.length === 0)
    return sumUp(db, day, { ...whole, keeps: keepsTransaction(user_id, narrowed) });
  const undivided = await sumUp(db, day, { ...whole, keeps: keepsUndivided(user_id, narrowed) });
  const parts = await sumUp(db, day, {
    amount: sql.ref("splits.amount"),
    from: FROM_PARTS,
    rows: sql`count(distinct splits.transaction_id)`,
    likely: NO_ROWS,
    keeps: keepsPart(user_id, narrowed),
  });
  return [...undivided, ...parts];
};

const add = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const toSummed = (rows: readonly Row[]): contract.Summed => {
  const byCurrency = Map.groupBy(rows, (row) => row.currency);
  return {
    count: add(rows, (row) => row.row_count),
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
      nets: [...Map.groupBy(some, (row) => row.currency)].map(([currency, each]) => ({
        currency,
        amount: add(each, (row) => row.money_in - row.money_out),
      })),
    }));
  const on = newestDays(days, first);
  const newest = on.length === 0 ? [] : await listNewest(db, user_id, { narrowed, on, limit: first });
  return { data: days, summed: toSummed(rows), first: newest };
};
