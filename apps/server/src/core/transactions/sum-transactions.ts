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

const FROM_WHOLE = sql`transactions`;
const FROM_PARTS = sql`splits join transactions on transactions.user_id = splits.user_id and transactions.id = splits.transaction_id`;

type Source = {
  readonly amount: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly keeps: RawBuilder<boolean>;
  /** How many transactions there are for which something holds. */
  readonly count: (holds: RawBuilder<boolean>) => RawBuilder<unknown>;
  readonly uncounted: RawBuilder<boolean>;
  readonly likely: RawBuilder<boolean>;
};

const ALL = sql<boolean>`1 = 1`;
const NONE = sql<boolean>`1 = 0`;

const sumUp = async (
  db: Db,
  day: RawBuilder<unknown>,
  { amount, from, keeps, count, uncounted, likely }: Source,
): Promise<Row[]> => {
  const { rows: found } = await sql<Row>`
    select ${day} as day, transactions.currency as currency,
      sum(case when ${amount} < 0 and not ${uncounted} then -${amount} else 0 end) as money_out,
      sum(case when ${amount} > 0 and not ${uncounted} then ${amount} else 0 end) as money_in,
      ${count(ALL)} as row_count, ${count(uncounted)} as uncounted, ${count(sql<boolean>`(${likely} and not ${uncounted})`)} as likely
    from ${from} where ${keeps} group by 1, 2`.execute(db);
  return found.map((row) => ({
    ...row,
    money_out: toNumber(row.money_out),
    money_in: toNumber(row.money_in),
    row_count: toNumber(row.row_count),
    uncounted: toNumber(row.uncounted),
    likely: toNumber(row.likely),
  }));
};

/** A divided transaction counts with its parts, of which a filter about categories keeps some. */
const sumNarrowed = async (
  db: Db,
  user_id: string,
  { narrowed, day }: { narrowed: Narrowed; day: RawBuilder<unknown> },
): Promise<Row[]> => {
  const undivided = await sumUp(db, day, {
    amount: sql.ref("transactions.amount"),
    from: FROM_WHOLE,
    count: (holds) => sql`sum(case when ${holds} then 1 else 0 end)`,
    uncounted: narrowed.uncounted(wholeOf(narrowed)),
    likely: narrowed.count_likely ? IS_LIKELY : NONE,
    keeps: keepsUndivided(user_id, narrowed),
  });
  const parts = await sumUp(db, day, {
    amount: sql.ref("splits.amount"),
    from: FROM_PARTS,
    count: (holds) => sql`count(distinct case when ${holds} then splits.transaction_id end)`,
    uncounted: narrowed.uncounted(PART),
    // a part has a category of its own
    likely: NONE,
    keeps: keepsPart(user_id, narrowed),
  });
  return [...undivided, ...parts];
};

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
