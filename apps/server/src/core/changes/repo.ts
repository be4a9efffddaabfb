import type * as contract from "@passbook/contract/changes";
import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";

const COLUMNS = ["id", "kind", "summary", "row_count", "created_at", "undone_at", "undo_of"] as const;
const PAGE_ROWS = 50;

export const getChange = (db: Db, user_id: string, id: string) =>
  db
    .selectFrom("changes")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Newest first; ids are made in order of time, so they are the paging key too. */
export const listChangesPage = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ROWS }: QueryOf<typeof contract.listChanges>,
): Promise<AnswerOf<typeof contract.listChanges>> => {
  let query = db.selectFrom("changes").select(COLUMNS).where("user_id", "=", user_id);
  if (after !== undefined) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const data = rows.slice(0, limit);
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
};
