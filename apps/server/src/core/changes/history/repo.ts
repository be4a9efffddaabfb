import type * as contract from "@passbook/contract/changes";
import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";

const COLUMNS = ["id", "kind", "summary", "row_count", "created_at", "undone_at", "undo_of"] as const;
const PAGE_ROWS = 50;

/** Its length is known without reading what a change did. */
const given_up = sql<boolean | number>`octet_length(edits) = ${sql.lit(GIVEN_UP.length)}`.as("given_up");

const selectChanges = (db: Db, user_id: string) =>
  db.selectFrom("changes").select(COLUMNS).select(given_up).where("user_id", "=", user_id);

/** SQLite answers a number. */
const toChange = <Row extends { given_up: boolean | number }>(row: Row) => ({
  ...row,
  given_up: Boolean(row.given_up),
});

export const getChange = async (db: Db, user_id: string, id: string): Promise<contract.Change> =>
  toChange(await selectChanges(db, user_id).where("id", "=", id).executeTakeFirstOrThrow());

/** The kind of what an undo took back, or brought back where that was an undo itself. */
export const findUndoneKind = async (
  db: Db,
  user_id: string,
  { kind, undo_of }: Pick<contract.Change, "kind" | "undo_of">,
): Promise<string> => {
  if (undo_of === null) return kind;
  const origin = await selectChanges(db, user_id).where("id", "=", undo_of).executeTakeFirst();
  return origin === undefined ? kind : findUndoneKind(db, user_id, origin);
};

/** Newest first; ids are made in order of time, so they are the paging key too. */
export const listChangesPage = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ROWS }: QueryOf<typeof contract.listChanges>,
): Promise<AnswerOf<typeof contract.listChanges>> => {
  let query = selectChanges(db, user_id);
  if (after !== undefined) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const data = rows.slice(0, limit).map(toChange);
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
};
