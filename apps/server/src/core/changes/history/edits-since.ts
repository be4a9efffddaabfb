import { type Db, idsIn } from "@passbook/db/dialect";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";
import { loadEdits } from "./change-parts.ts";
import type { RecordedEdit } from "../told/edits.ts";

/**
 * The newest changes of a person at some moment: those made since are not among them. Changes are never deleted. One that was made in slices and
 * taken back, which is no change, counts too: what was read between its slices does not hold.
 */
export type Moment = ReadonlySet<string>;

/** More than processes whose clocks are a little apart can bring out of order. */
const NEWEST = 100;

/** What tells later which changes a person made from now on. */
export const readMoment = async (db: Db, user_id: string): Promise<Moment> => {
  const rows = await db
    .selectFrom("changes")
    .select("id")
    .where("user_id", "=", user_id)
    .orderBy("id", "desc")
    .limit(NEWEST)
    .execute();
  const act = await db
    .selectFrom("acts")
    .select("change_id as id")
    .where("user_id", "=", user_id)
    .where("under_way", "=", 0)
    .execute();
  return new Set([...act, ...rows].map(({ id }) => id));
};

/** Whether a person has changed anything since then. */
export const hasChangedSince = async (db: Db, user_id: string, moment: Moment): Promise<boolean> =>
  [...(await readMoment(db, user_id))].some((id) => !moment.has(id));

/** Everything that changes of these kinds did that stand. */
export const listEditsOfKinds = async (
  db: Db,
  user_id: string,
  kinds: readonly string[],
): Promise<RecordedEdit[]> => {
  const rows = await db
    .selectFrom("changes")
    .select(["user_id", "id", "kind", "edits"])
    .where("user_id", "=", user_id)
    .where("kind", "in", kinds)
    .where("undone_at", "is", null)
    .where("edits", "!=", GIVEN_UP)
    .orderBy("id")
    .execute();
  const edits: RecordedEdit[] = [];
  for (const row of rows) edits.push(...(await loadEdits(db, row)));
  return edits;
};

/** Everything a person's changes since then did; null if there are more of them than a moment holds, or one was taken back or given up. */
export const listEditsSince = async (
  db: Db,
  user_id: string,
  moment: Moment,
): Promise<RecordedEdit[] | null> => {
  const now = await readMoment(db, user_id);
  const ids = [...now].filter((id) => !moment.has(id));
  if (ids.length === 0) return [];
  if (ids.length >= NEWEST) return null;
  const rows = await db
    .selectFrom("changes")
    .select(["user_id", "id", "kind", "edits"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  if (rows.length < ids.length || rows.some(({ edits }) => edits === GIVEN_UP)) return null;
  const edits = await Promise.all(rows.map((row) => loadEdits(db, row)));
  return edits.flat();
};
