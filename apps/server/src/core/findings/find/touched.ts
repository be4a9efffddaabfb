import type { Db } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import type { Author } from "../../changes/index.ts";

/** Where a touched transaction stands, or stood before. */
export type TouchedRow = Pick<
  TransactionRow,
  "id" | "bank_account_id" | "booked_on" | "amount" | "currency" | "vendor_id" | "merchant_id"
>;
/** What must be looked at again; a change of much of it is a change of everything. */
export type Touched = { readonly everything: true } | { readonly rows: readonly TouchedRow[] };
/** What an open change has touched so far. */
export type Touching = { everything: boolean; readonly rows: Map<string, TouchedRow> };

/** The table of the work that touches leave, and what tells its rows. */
export const WORK_ROWS = { table: "movement_work", key: ["user_id"] } as const;

export const MOST_ROWS = 500;
const EVERYTHING: Touched = { everything: true };

export const touchesNothing = (): Touching => ({ everything: false, rows: new Map() });

export const touchEverything = (touching: Touching): void => {
  touching.everything = true;
  touching.rows.clear();
};

/** Notes transactions as they are or were. */
export const touchRows = (touching: Touching, rows: readonly object[]): void => {
  if (touching.everything) return;
  if (touching.rows.size + rows.length > MOST_ROWS) return touchEverything(touching);
  for (const row of rows) {
    // Rows of the table, whoever read them.
    const { id, bank_account_id, booked_on, amount, currency, vendor_id, merchant_id } = row as TouchedRow;
    const place = { id, bank_account_id, booked_on, amount, currency, vendor_id, merchant_id };
    touching.rows.set(JSON.stringify(place), place);
  }
};

/** What `movement_work.touched` holds: what was touched, and the stamp that tells it from any other. */
export const readTouched = (text: string): Touched & { readonly stamp: string } =>
  // Written below alone, up to 500 rows at a time.
  JSON.parse(text) as Touched & { readonly stamp: string };

const join = (before: Touched, touching: Touching): Touched => {
  if (touching.everything || "everything" in before) return EVERYTHING;
  const all: Touching = { everything: false, rows: new Map(touching.rows) };
  touchRows(all, before.rows);
  return all.everything ? EVERYTHING : { rows: [...all.rows.values()] };
};

/** What waits to be found again for a person (null when nothing does), and up to where they were found. */
export const findTouched = async (
  db: Db,
  user_id: string,
): Promise<{ touched: string | null; found_stamp: string | null }> => {
  const row = await db
    .selectFrom("movement_work")
    .select(["touched", "found_stamp"])
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  return row ?? { touched: null, found_stamp: null };
};

/** Leaves work for whoever finds again, besides what waits already. */
export const noteTouched = async (
  trx: Db,
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  touching: Touching,
): Promise<void> => {
  if (!touching.everything && touching.rows.size === 0) return;
  const waiting = await findTouched(trx, user_id);
  const before: Touched = waiting.touched === null ? { rows: [] } : readTouched(waiting.touched);
  // The stamp tells this change from any other that touches the same.
  const touched = JSON.stringify({ ...join(before, touching), stamp: clock.newId() });
  const work = { user_id, touched, created_at: clock.now(), attempts: 0 };
  await trx
    .insertInto("movement_work")
    .values(work)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ touched, attempts: 0 }))
    .execute();
};

/** Leaves some transactions of a person, as they are or were, to be found again. */
export const noteRows = async (
  trx: Db,
  author: Pick<Author, "user_id" | "clock">,
  rows: readonly TouchedRow[],
): Promise<void> => {
  const touching = touchesNothing();
  touchRows(touching, rows);
  await noteTouched(trx, author, touching);
};
