import { type Db, idsIn, oneMore, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { EditableName } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { Values } from "../told/edits.ts";
import type { OpenChange } from "./open-change.ts";

/** Notes the rows that parts (tags, divisions) belong to: who edits the whole saw them too. */
export const noteOwners = ({ owners }: OpenChange, table: EditableName, parts: readonly Values[]): void => {
  const { part_of } = getTable(table);
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

const growVersions = async (
  trx: Db,
  user_id: string,
  { table, ids }: { table: EditableName; ids: readonly string[] },
): Promise<void> => {
  await sql`update ${sql.table(storedAs(table))} set ${oneMore(table, "version")} where user_id = ${user_id} and id in ${idsIn(trx, ids)}`.execute(
    trx,
  );
};
