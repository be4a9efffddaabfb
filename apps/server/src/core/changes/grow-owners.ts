import { type Db, idsIn, oneMore, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { OpenChange } from "./change-data.ts";
import { EDITABLE, type EditableName, type Owner } from "./editable-tables.ts";
import type { RecordedEdit, Values } from "./edits.ts";
import { findRows } from "./rows.ts";
import { listDecided } from "./touched.ts";

/** Notes the rows that parts (tags, divisions) belong to: who edits the whole saw them too. */
export const noteOwners = ({ owners }: OpenChange, table: EditableName, parts: readonly Values[]): void => {
  const { part_of } = EDITABLE[table];
  if (part_of === undefined) return;
  const ids = owners.get(part_of.table) ?? new Set<string>();
  for (const part of parts) ids.add(String(part[part_of.column]));
  owners.set(part_of.table, ids);
};

/** Lets the versions of the noted rows grow; those that the change itself made are new enough. */
export const growOwners = async ({ trx, author, owners, recorded }: OpenChange): Promise<void> => {
  for (const [table, noted] of owners) {
    const made = new Set(
      recorded.flatMap((edit) =>
        edit.op === "insert" && edit.table === table ? edit.keys.map((key) => String(key["id"])) : [],
      ),
    );
    const ids = [...noted].filter((id) => !made.has(id));
    if (ids.length > 0) await growVersions(trx, author.user_id, { table, ids });
  }
};

/** A series is derived; what a person decided about it is kept apart and counts as a change of it. */
export const growDecided = async ({ trx, author, recorded }: OpenChange): Promise<void> => {
  const decisions = recorded.filter((edit) => edit.table === "decisions");
  if (decisions.length === 0) return;
  const { user_id } = author;
  const ids = decisions.flatMap(listIds);
  const gone = decisions.flatMap((edit) => (edit.op === "delete" ? edit.rows : []));
  const kept = await findRows(
    trx,
    user_id,
    "decisions",
    ids.map((id) => ({ id })),
  );
  const members = idsIn(trx, listDecided([...gone, ...kept]));
  await sql`update series set ${oneMore("series", "version")} where user_id = ${user_id} and (decision_id in ${idsIn(trx, ids)}
    or id in (select series_id from transactions where user_id = ${user_id} and id in ${members}))`.execute(
    trx,
  );
};

const listIds = (edit: RecordedEdit): string[] => {
  const keys =
    edit.op === "insert"
      ? edit.keys
      : edit.op === "delete"
        ? edit.rows
        : edit.groups.flatMap((group) => group.keys);
  return keys.map((key) => String(key["id"]));
};

const growVersions = async (
  trx: Db,
  user_id: string,
  { table, ids }: { table: Owner; ids: readonly string[] },
): Promise<void> => {
  await sql`update ${sql.table(storedAs(table))} set ${oneMore(table, "version")} where user_id = ${user_id} and id in ${idsIn(trx, ids)}`.execute(
    trx,
  );
};
