import type * as contract from "@passbook/contract/changes";
import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";

const COLUMNS = ["id", "kind", "summary", "row_count", "created_at", "undone_at", "undo_of"] as const;

/** Its length is known without reading what a change did. */
const given_up = sql<boolean | number>`octet_length(edits) = ${sql.lit(GIVEN_UP.length)}`.as("given_up");

export const selectChanges = (db: Db, user_id: string) =>
  db.selectFrom("changes").select(COLUMNS).select(given_up).where("user_id", "=", user_id);

/** SQLite answers a number. */
export const toChange = <Row extends { given_up: boolean | number }>(row: Row) => ({
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
