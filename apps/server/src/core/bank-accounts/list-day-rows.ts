import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { BookedRow } from "./balance-rows.ts";

/** Rows of one day, account and currency that the same statements print, as one. */
export type DayRow = BookedRow & { readonly bank_account_id: string; readonly currency: string };

type Place = Pick<DayRow, "bank_account_id" | "currency" | "booked_on" | "statement_ids">;
type Counted = Place & { amount: number; row_count: number };

const keyOf = ({ bank_account_id, currency, booked_on, statement_ids }: Place): string =>
  [bank_account_id, currency, booked_on, ...statement_ids].join(" ");

const listOf = (statement_id: string | null): string[] => (statement_id === null ? [] : [statement_id]);

type Sum = {
  statement_id: string | null;
  bank_account_id: string;
  currency: string;
  booked_on: string;
  amount: number;
  row_count: number;
};

/** By the statement that they came from; in the order of the index, which has all that is asked. */
const sumByStatement = async (db: Db, user_id: string): Promise<Map<string, Counted>> => {
  const { rows } = await sql<Sum>`
    select statement_id, bank_account_id, currency, booked_on, sum(amount) as amount, count(*) as row_count
    from transactions where user_id = ${user_id} and status = 'posted'
    group by user_id, statement_id, bank_account_id, currency, booked_on`.execute(db);
  return new Map(
    rows.map(({ statement_id, amount, row_count, ...place }) => {
      const sum = {
        ...place,
        statement_ids: listOf(statement_id),
        amount: toNumber(amount),
        row_count: toNumber(row_count),
      };
      return [keyOf(sum), sum];
    }),
  );
};

type Further = Place & { readonly amount: number; readonly statement_id: string | null };

/** Rows that further statements print, each with all of its statements. */
const listFurther = async (db: Db, user_id: string): Promise<Further[]> => {
  const sightings = await db
    .selectFrom("sightings")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "sightings.transaction_id"),
    )
    .select(["transactions.id", "transactions.bank_account_id", "transactions.currency"])
    .select(["transactions.booked_on", "transactions.amount", "transactions.statement_id"])
    .select("sightings.statement_id as further_id")
    .where("sightings.user_id", "=", user_id)
    .where("transactions.status", "=", "posted")
    .execute();
  return [...Map.groupBy(sightings, ({ id }) => id).values()].flatMap((some) =>
    some.slice(0, 1).map(({ id: _id, further_id: _one, amount, ...row }) => ({
      ...row,
      amount: toNumber(amount),
      statement_ids: [
        ...listOf(row.statement_id),
        ...[...new Set(some.map(({ further_id }) => further_id))].toSorted(),
      ],
    })),
  );
};

const addTo = (counted: Map<string, Counted>, place: Place, amount: number, row_count: 1 | -1): void => {
  const key = keyOf(place);
  const known = counted.get(key);
  if (known === undefined) counted.set(key, { ...place, amount, row_count });
  else {
    known.amount += amount;
    known.row_count += row_count;
  }
};

/** All booked rows of a person by day, those together that the same statements print: what balances are counted from without reading each row. */
export const listDayRows = async (db: Db, user_id: string): Promise<DayRow[]> => {
  const [counted, further] = await Promise.all([sumByStatement(db, user_id), listFurther(db, user_id)]);
  for (const { statement_id, amount, ...place } of further) {
    addTo(counted, { ...place, statement_ids: listOf(statement_id) }, -amount, -1);
    addTo(counted, place, amount, 1);
  }
  return [...counted].flatMap(([id, { row_count, ...row }]) => (row_count === 0 ? [] : [{ id, ...row }]));
};
