import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { AccountRow } from "./account-lines.ts";
import type { AccountTable } from "./account-tables.ts";

const PAGE_ROWS = 500;

type Stored = Readonly<Record<string, unknown>>;

/** Without whose it is and what an archive does not take along. */
const toRow = (stored: Stored, { without = [], blank = [] }: AccountTable): AccountRow =>
  Object.fromEntries(
    Object.entries(stored)
      .filter(([name]) => name !== "user_id" && !without.includes(name))
      // columns hold texts, whole numbers or nothing; those that hold bytes are left out
      .map(([name, value]) => [name, blank.includes(name) ? null : (value as AccountRow[string])]),
  );

/** Files that nothing holds any more are there for an undo alone, which an archive does not bring along. */
const heldOnly = (user_id: string) => sql`and (exists (select 1 from statements
  where statements.user_id = ${user_id} and statements.file_id = files.id) or exists (select 1 from attachments
  where attachments.user_id = ${user_id} and attachments.file_id = files.id))`;

/** The columns of a table but for bytes, which would be read for nothing. */
const listColumns = async (
  db: Db,
  user_id: string,
  { name, without = [] }: AccountTable,
): Promise<string[]> => {
  const { rows } =
    await sql<Stored>`select * from ${sql.table(name)} where user_id = ${user_id} limit 1`.execute(db);
  return Object.keys(rows[0] ?? {}).filter((column) => !without.includes(column));
};

/** A person's rows of a table by their keys, page by page. */
export async function* listAccountRows(
  db: Db,
  user_id: string,
  table: AccountTable,
): AsyncGenerator<AccountRow> {
  const columns = await listColumns(db, user_id, table);
  if (columns.length === 0) return;
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const held = table.name === "files" ? heldOnly(user_id) : sql``;
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Stored>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table.name)} where user_id = ${user_id} ${held} ${after} order by ${key} limit ${PAGE_ROWS}`.execute(
      db,
    );
    for (const row of rows) yield toRow(row, table);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    after = sql`and (${key}) > (${sql.join(table.key.map((column) => last[column]))})`;
  }
}
