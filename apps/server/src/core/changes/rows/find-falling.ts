import { type Db, idsIn } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { Referrer } from "../told/changing.ts";
import { listReferrers } from "../told/editable-tables.ts";
import type { Edit, Values } from "../told/edits.ts";
import { keyOf } from "./rows.ts";

type Who = { readonly trx: Db; readonly author: { readonly user_id: string } };

/** The rows that refer by this column to one of the ids. */
export const findReferring = async (
  { trx, author }: Who,
  { table, column }: Referrer,
  ids: readonly string[],
): Promise<Values[]> => {
  const { rows } =
    await sql<Values>`select * from ${sql.table(table)} where user_id = ${author.user_id} and ${sql.ref(column)} in ${idsIn(trx, ids)}`.execute(
      trx,
    );
  return rows;
};

/** What the database would delete along with these rows, as edits of their own, so that an undo brings it back. */
export const findFalling = async (who: Who, edit: Extract<Edit, { op: "delete" }>): Promise<Edit[]> => {
  const falling = listReferrers(edit.table).filter((referrer) => referrer.falls);
  const ids = edit.keys.map((key) => String(key["id"]));
  const edits: Edit[] = [];
  for (const referrer of falling) {
    const rows = await findReferring(who, referrer, ids);
    edits.push({
      op: "delete",
      table: referrer.table,
      keys: rows.map((row) => keyOf(referrer.table, row)),
    });
  }
  return edits;
};
