import type { Db } from "@passbook/db/dialect";
import { idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import type { Clock } from "../../platform/clock.ts";
import type { Values } from "./edits.ts";

/** What movements are found by: whoever changes one of these columns of a transaction has touched it. */
const FOUND_BY = [
  "bank_account_id",
  "booked_on",
  "value_on",
  "amount",
  "currency",
  "original_amount",
  "original_currency",
  "description",
  "counterparty",
  "reference",
  "vendor_id",
  "merchant_id",
  "sub_category_id",
  "why",
  "status",
  "has_splits",
  "edited",
  "hidden",
] as const;

/** Where a touched transaction stands, or stood before. */
export type TouchedRow = Pick<
  TransactionRow,
  "id" | "bank_account_id" | "booked_on" | "amount" | "currency" | "vendor_id" | "merchant_id"
>;
/** What must be looked at again; a change of much of it is a change of everything. */
export type Touched = { readonly everything: true } | { readonly rows: readonly TouchedRow[] };
/** What an open change has touched so far. */
export type Touching = { everything: boolean; readonly rows: Map<string, TouchedRow> };

const MOST_ROWS = 500;
const EVERYTHING: Touched = { everything: true };

/** Rung when a change has touched something, so that movements are found again at once. */
export const TOUCHED = "movements";
/** Rung when movements were written, so that whoever watches is told. */
export const FOUND = "movements_found";

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

const ACCOUNT_COLUMNS: ReadonlySet<string> = new Set([
  "account_type",
  "last_4_digits",
  "bank_name",
  "label",
  "currency",
]);
/** What says whether money under a category is spent or moved. */
const CATEGORY_COLUMNS: ReadonlySet<string> = new Set(["parent_id", "is_investment"]);
const COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["transactions", new Set<string>(FOUND_BY)],
  ["bank_accounts", ACCOUNT_COLUMNS],
  ["categories", CATEGORY_COLUMNS],
]);

/** Notes rows of a table that got other values; `after` says which of a row. */
export const touchUpdated = (
  touching: Touching,
  table: string,
  rows: readonly { readonly before: Values; readonly after: Values }[],
): void => {
  const columns = COLUMNS.get(table);
  if (columns === undefined || touching.everything) return;
  const touched = rows.filter(({ before, after }) =>
    Object.keys(after).some((name) => columns.has(name) && before[name] !== after[name]),
  );
  if (touched.length === 0) return;
  if (table !== "transactions" || touched.length > MOST_ROWS) return touchEverything(touching);
  touchRows(
    touching,
    touched.flatMap(({ before, after }) => [before, { ...before, ...after }]),
  );
};

/** The transactions that decisions name. */
export const listDecided = (rows: readonly Values[]): string[] =>
  rows.flatMap((row) => {
    if (typeof row["details"] !== "string") return [];
    const details: unknown = JSON.parse(row["details"]);
    return typeof details === "object" && details !== null && "transaction_ids" in details
      ? (details.transaction_ids as string[])
      : [];
  });

/** Notes the transactions of a decision; one that is gone may have come back under another id. */
export const touchDecided = async (
  trx: Db,
  user_id: string,
  { touching, decisions }: { touching: Touching; decisions: readonly Values[] },
): Promise<void> => {
  await touchNamed(trx, user_id, { touching, ids: listDecided(decisions) });
};

/** Notes the transactions of parts: where one is divided otherwise, what is filed as it is may change. */
export const touchDivided = (
  trx: Db,
  user_id: string,
  { touching, parts }: { touching: Touching; parts: readonly Values[] },
): Promise<void> =>
  touchNamed(trx, user_id, { touching, ids: parts.map((part) => String(part["transaction_id"])) });

const touchNamed = async (
  trx: Db,
  user_id: string,
  named: { touching: Touching; ids: readonly string[] },
): Promise<void> => {
  const { touching } = named;
  const ids = [...new Set(named.ids)];
  if (ids.length === 0 || touching.everything) return;
  const rows = await trx
    .selectFrom("transactions")
    .select(["id", "bank_account_id", "booked_on", "amount", "currency", "vendor_id", "merchant_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, ids))
    .execute();
  if (rows.length < ids.length) return touchEverything(touching);
  touchRows(touching, rows);
};

/** What a row of work says was touched, and the stamp that tells it from any other. */
export const readTouched = (text: string): Touched & { readonly stamp: string } =>
  JSON.parse(text) as Touched & { readonly stamp: string };

const join = (before: Touched, touching: Touching): Touched => {
  if (touching.everything || "everything" in before) return EVERYTHING;
  const all: Touching = { everything: false, rows: new Map(touching.rows) };
  touchRows(all, before.rows);
  return all.everything ? EVERYTHING : { rows: [...all.rows.values()] };
};

/** What waits for a person's movements to be found again (null when nothing does), and up to where they were found. */
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

/** Leaves work for whoever finds movements, besides what waits already. */
export const noteTouched = async (
  trx: Db,
  { user_id, clock }: { user_id: string; clock: Clock },
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
  author: { user_id: string; clock: Clock },
  rows: readonly TouchedRow[],
): Promise<void> => {
  const touching = touchesNothing();
  touchRows(touching, rows);
  await noteTouched(trx, author, touching);
};

/** Leaves everything of a person to be found again. */
export const noteEverything = async (trx: Db, author: { user_id: string; clock: Clock }): Promise<void> => {
  const touching = touchesNothing();
  touchEverything(touching);
  await noteTouched(trx, author, touching);
};
