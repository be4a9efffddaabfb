import type * as contract from "@passbook/contract/changes";
import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";

const COLUMNS = [
  "id",
  "kind",
  "summary",
  "row_count",
  "created_at",
  "undone_at",
  "undo_of",
  "actor_id",
] as const;

/** Its length is known without reading what a change did. */
const given_up = sql<boolean | number>`octet_length(edits) = ${sql.lit(GIVEN_UP.length)}`.as("given_up");

export const selectChanges = (db: Db, user_id: string) =>
  db
    .selectFrom("changes")
    .select(COLUMNS)
    .select(given_up)
    .select((of) =>
      of
        .selectFrom("members")
        .innerJoin("users", "users.id", "members.member_id")
        .select("users.name")
        .whereRef("members.user_id", "=", "changes.user_id")
        .whereRef("members.member_id", "=", "changes.actor_id")
        .as("actor_name"),
    )
    .where("user_id", "=", user_id);

type Read = {
  readonly given_up: boolean | number;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
};

/** A change as it is shown; SQLite answers a number for what is true. */
export const toChange = <Row extends Read>({ actor_id, actor_name, ...row }: Row) => ({
  ...row,
  given_up: Boolean(row.given_up),
  by: actor_id === null ? null : { id: actor_id, name: actor_name },
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
