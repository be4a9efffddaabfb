import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";
import { loadEdits } from "../history/change-parts.ts";
import { findRows, keyText } from "../rows/rows.ts";
import type { EditableName } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { RecordedEdit, Values } from "../told/edits.ts";

/** Rows that are no more, as they were when a change removed them, by {@link nameRow}. */
export type Gone = ReadonlyMap<string, Values>;

export const nameRow = (table: EditableName, key: Values): string => `${table}\0${keyText(table, key)}`;

/** The rows that these edits removed. */
export const listGone = (edits: readonly RecordedEdit[]): Gone =>
  new Map(
    edits.flatMap((edit) =>
      edit.op === "delete" ? edit.rows.map((row) => [nameRow(edit.table, row), row] as const) : [],
    ),
  );

/** So many of the next changes are asked what became of a row. */
const NEXT_CHANGES = 200;
/** Larger ones are read only where they took back the one that is asked about. */
const MOST_BYTES = 256 * 1024;

type Told = { readonly user_id: string; readonly id: string };

/** What a change made and is there no more, as the change that removed it found it: its undo, or one of those after it. */
export const findGone = async (
  db: Db,
  { user_id, id }: Told,
  edits: readonly RecordedEdit[],
): Promise<Gone> => {
  const missing = await listMissing(db, user_id, edits);
  const gone = new Map<string, Values>();
  if (missing.size === 0) return gone;
  const later = await db
    .selectFrom("changes")
    .select(["user_id", "id", "kind", "edits"])
    .where("user_id", "=", user_id)
    .where("id", ">", id)
    .where("edits", "!=", GIVEN_UP)
    .where((is) =>
      is.or([is("undo_of", "=", id), sql<boolean>`octet_length(edits) <= ${sql.lit(MOST_BYTES)}`]),
    )
    .orderBy("id")
    .limit(NEXT_CHANGES)
    .execute();
  for (const change of later) {
    for (const [name, row] of listGone(await loadEdits(db, change)))
      if (missing.delete(name)) gone.set(name, row);
    if (missing.size === 0) break;
  }
  return gone;
};

const listMissing = async (db: Db, user_id: string, edits: readonly RecordedEdit[]): Promise<Set<string>> => {
  const missing = new Set<string>();
  for (const edit of edits) {
    const { tells, tells_of } = getTable(edit.table);
    if (edit.op === "delete" || (tells ?? tells_of) === undefined) continue;
    const keys = edit.op === "insert" ? edit.keys : edit.groups.flatMap((group) => group.keys);
    for (const key of keys) missing.add(nameRow(edit.table, key));
    for (const row of await findRows(db, user_id, edit.table, keys)) missing.delete(nameRow(edit.table, row));
  }
  return missing;
};
