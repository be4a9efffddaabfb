import { type Db, idsIn, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import { findRows, type RecordedEdit, removeRows, replaceMentioned, type Who } from "../changes/index.ts";

/** Of these merchants, those that were found behind vendors go once nothing names them any more: no vendor, no row, no rule. */
export const dropUnusedMerchants = async (
  { trx, author: { user_id } }: Who,
  left: readonly string[],
): Promise<RecordedEdit[]> => {
  if (left.length === 0) return [];
  const rows = await findRows(
    trx,
    user_id,
    "merchants",
    left.map((id) => ({ id })),
  );
  const found = rows.filter((row) => row["is_found"] === 1).map((row) => String(row["id"]));
  const used = await findUsed(trx, user_id, found);
  const unused = await keepUnmentioned(
    trx,
    user_id,
    found.filter((id) => !used.has(id)),
  );
  if (unused.length === 0) return [];
  await removeRows(
    trx,
    user_id,
    "merchants",
    unused.map((id) => ({ id })),
  );
  const gone = new Set(unused);
  return [{ op: "delete", table: "merchants", rows: rows.filter((row) => gone.has(String(row["id"]))) }];
};

/** Those of these merchants that no rule speaks of. */
export const keepUnmentioned = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const areMentioned = async (some: readonly string[]): Promise<boolean> =>
    (await replaceMentioned(db, user_id, new Map(some.map((id) => [id, null])))).some(
      (edit) => ("rows" in edit ? edit.rows : edit.keys).length > 0,
    );
  if (ids.length === 0 || !(await areMentioned(ids))) return ids;
  const free: string[] = [];
  for (const id of ids) if (!(await areMentioned([id]))) free.push(id);
  return free;
};

const findUsed = async (db: Db, user_id: string, ids: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>();
  // Rows of a large import that nobody sees yet count too.
  for (const table of ["vendors", storedAs("transactions")]) {
    const free = ids.filter((id) => !used.has(id));
    const { rows } = await sql<{ merchant_id: string }>`select distinct merchant_id from ${sql.table(table)}
      where user_id = ${user_id} and merchant_id in ${idsIn(db, free)}`.execute(db);
    for (const { merchant_id } of rows) used.add(merchant_id);
  }
  return used;
};
