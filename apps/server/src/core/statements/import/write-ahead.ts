import { canWriteAhead, type Db, insertRows, storedAs, writeUnreferenced } from "@passbook/db/dialect";
import type { StatementRow, TransactionRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { PreparedImport } from "./prepare-import.ts";

/** Fewer are written at once, which is a fifth quicker: others wait for less than a second. */
const WORTH_ROWS = 12_000;
/** What others wait for at most, about a tenth of a second. */
const ROWS_PER_SLICE = 5000;
const DROPPED_PER_SLICE = 2500;

/**
 * Writes the transactions of a large import before its own transaction, a slice in each turn to write, so that others take theirs between.
 * Nobody sees them, since their statements are named as arriving; what they refer to comes with the import. Answers whether they are written.
 */
export const writeAhead = async (
  db: Db,
  row: StatementRow,
  { new_transactions: rows }: PreparedImport,
): Promise<boolean> => {
  if (rows.length < WORTH_ROWS || !canWriteAhead(db)) return false;
  const ids = new Set(rows.map(({ statement_id }) => statement_id ?? ""));
  const arriving = [...ids].map((statement_id) => ({ user_id: row.user_id, statement_id }));
  const by_day = rows.toSorted((one, other) => compareDays(one.booked_on, other.booked_on));
  await writeUnreferenced(db, async () => {
    await db.transaction().execute((trx) => insertRows(trx, "arriving", arriving));
    for (let start = 0; start < by_day.length; start += ROWS_PER_SLICE)
      await writeSlice(db, row, by_day.slice(start, start + ROWS_PER_SLICE));
  });
  return true;
};

/** Rows of one slice stand together in the largest indexes, so that it changes few of their pages: each one that it changes goes into the log whole. */
const compareDays = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Whoever lost the lease, or whose person has left, writes nothing more. */
const writeSlice = (db: Db, row: StatementRow, rows: readonly TransactionRow[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom("statements")
      .select("id")
      .where("user_id", "=", row.user_id)
      .where("id", "=", row.id)
      .where("lease_owner", "=", row.lease_owner)
      .executeTakeFirst();
    if (own === undefined) throw new LeaseLost();
    await insertRows(trx, "transactions", rows);
  });

/** Lets everybody see what was written ahead for a person, from the end of the transaction on. */
export const showArrived = async (trx: Db, user_id: string): Promise<void> => {
  await trx.deleteFrom("arriving").where("user_id", "=", user_id).execute();
};

/** Takes away what an import that came to nothing had written ahead; one file of a person is imported at a time. */
export const dropArrived = async (db: Db, user_id: string): Promise<void> => {
  const arriving = await db
    .selectFrom("arriving")
    .select("statement_id")
    .where("user_id", "=", user_id)
    .execute();
  for (const { statement_id } of arriving) while (await dropSlice(db, user_id, statement_id));
  if (arriving.length > 0) await showArrived(db, user_id);
};

/** Answers whether there may be more. */
const dropSlice = async (db: Db, user_id: string, statement_id: string): Promise<boolean> => {
  const stored = sql.table(storedAs("transactions"));
  const { numAffectedRows = 0n } = await sql`delete from ${stored} where user_id = ${user_id} and id in
    (select id from ${stored} where user_id = ${user_id} and statement_id = ${statement_id} limit ${sql.lit(DROPPED_PER_SLICE)})`.execute(
    db,
  );
  return numAffectedRows > 0n;
};
