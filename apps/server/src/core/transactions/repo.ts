import type { Transaction } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { SplitRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { sayField } from "@passbook/contract/sentences/fields";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { keepsTransaction, type Narrowed, type Narrowing, narrowTransactions } from "./narrow.ts";
import { type Attached, type NamedRow, toTransaction } from "./to-transaction.ts";

const CURSOR = /^(\d{4}-\d{2}-\d{2})_([0-9a-f-]{36})$/;

/** Where a page ends: the day and the id, in the order of the list. */
export type Place = { readonly booked_on: string; readonly id: string };

export const readCursor = (after: string): Place => {
  const [, booked_on, id] = CURSOR.exec(after) ?? [];
  if (booked_on === undefined || id === undefined) throw invalidInput({ after: sayField("use_next") });
  return { booked_on, id };
};

export const toCursor = ({ booked_on, id }: Place): string => `${booked_on}_${id}`;

const selectNamed = (db: Db, user_id: string) =>
  db
    .selectFrom("transactions")
    .leftJoin("vendors", (join) =>
      join.on("vendors.user_id", "=", user_id).onRef("vendors.id", "=", "transactions.vendor_id"),
    )
    .leftJoin("merchants", (join) =>
      join.on("merchants.user_id", "=", user_id).onRef("merchants.id", "=", "transactions.merchant_id"),
    )
    .selectAll("transactions")
    .select(["vendors.name as vendor_name", "merchants.name as merchant_name"]);

/** What hangs on these transactions. */
const findAttached = async (db: Db, user_id: string, ids: readonly string[]): Promise<Attached> => {
  const [tags, splits, attachments] = await Promise.all([
    db
      .selectFrom("transaction_tags")
      .select(["transaction_id", "tag_id"])
      .where("user_id", "=", user_id)
      .where("transaction_id", "in", idsIn(db, ids))
      .orderBy("tag_id")
      .execute(),
    listSplits(db, user_id, ids),
    listAttachments(db, user_id, ids),
  ]);
  const byTransaction = Map.groupBy(tags, (row) => row.transaction_id);
  return {
    tags: new Map([...byTransaction].map(([id, rows]) => [id, rows.map((row) => row.tag_id)])),
    splits: Map.groupBy(splits, (row) => row.transaction_id),
    attachments: Map.groupBy(attachments, (row) => row.transaction_id),
  };
};

const listAttachments = (db: Db, user_id: string, ids: readonly string[]) =>
  db
    .selectFrom("attachments")
    .innerJoin("files", (join) =>
      join.on("files.user_id", "=", user_id).onRef("files.id", "=", "attachments.file_id"),
    )
    .select(["attachments.id", "attachments.transaction_id", "attachments.file_name", "files.file_size"])
    .select(["attachments.media_type", "attachments.created_at"])
    .where("attachments.user_id", "=", user_id)
    .where("attachments.transaction_id", "in", idsIn(db, ids))
    .orderBy("attachments.id")
    .execute();

export const listSplits = (db: Db, user_id: string, ids: readonly string[]): Promise<SplitRow[]> =>
  db
    .selectFrom("splits")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, ids))
    .orderBy("position")
    .execute();

const toTransactions = async (db: Db, user_id: string, rows: readonly NamedRow[]): Promise<Transaction[]> => {
  const attached = await findAttached(
    db,
    user_id,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toTransaction(row, attached));
};

type PageOf = { narrowed: Narrowed; after: Place | null; limit: number; order?: "newest" | "oldest" };

/** One page of what a filter keeps, newest first unless said otherwise; `next` is null on the last one. */
export const listPage = async (
  db: Db,
  user_id: string,
  { narrowed, after, limit, order = "newest" }: PageOf,
): Promise<{ data: Transaction[]; next: Place | null }> => {
  const [direction, is_after] = order === "newest" ? (["desc", sql`<`] as const) : (["asc", sql`>`] as const);
  let query = selectNamed(db, user_id).where(keepsTransaction(user_id, narrowed));
  if (after !== null)
    query = query.where(
      sql<boolean>`(transactions.booked_on, transactions.id) ${is_after} (${after.booked_on}, ${after.id})`,
    );
  const rows = await query
    .orderBy("transactions.booked_on", direction)
    .orderBy("transactions.id", direction)
    .limit(limit + 1)
    .execute();
  const data = await toTransactions(db, user_id, rows.slice(0, limit));
  return { data, next: rows.length > limit ? (data.at(-1) ?? null) : null };
};

/** The newest of what a filter keeps on some days. */
export const listNewest = async (
  db: Db,
  user_id: string,
  { narrowed, on, limit }: { narrowed: Narrowed; on: readonly string[]; limit: number },
): Promise<Transaction[]> => {
  const rows = await selectNamed(db, user_id)
    .where("transactions.booked_on", "in", idsIn(db, on))
    .where(keepsTransaction(user_id, narrowed))
    .orderBy("transactions.booked_on", "desc")
    .orderBy("transactions.id", "desc")
    .limit(limit)
    .execute();
  return toTransactions(db, user_id, rows);
};

const compareNewest = (one: Place, other: Place): number => {
  if (one.booked_on !== other.booked_on) return one.booked_on < other.booked_on ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** These transactions, newest first; those that do not exist are left out. */
export const getTransactions = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Transaction[]> => {
  if (ids.length === 0) return [];
  const rows = await selectNamed(db, user_id)
    .where("transactions.user_id", "=", user_id)
    .where("transactions.id", "in", idsIn(db, ids))
    .execute();
  // Asked for in order, SQLite would walk the whole history for them.
  return toTransactions(db, user_id, rows.toSorted(compareNewest));
};

export const getTransaction = async (db: Db, user_id: string, id: string): Promise<Transaction> => {
  const rows = await selectNamed(db, user_id)
    .where("transactions.user_id", "=", user_id)
    .where("transactions.id", "=", id)
    .execute();
  const [transaction] = await toTransactions(db, user_id, rows);
  if (transaction === undefined) throw notFound("transaction");
  return transaction;
};

/** Ids of everything a filter keeps, at most `limit`. */
export const findMatchingIds = async (
  db: Db,
  user_id: string,
  { filter, limit }: { filter: Narrowing; limit: number },
): Promise<string[]> => {
  const narrowed = await narrowTransactions(db, user_id, filter);
  const rows = await db
    .selectFrom("transactions")
    .select("transactions.id")
    .where(keepsTransaction(user_id, narrowed))
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
};
