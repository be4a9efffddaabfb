import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { Row } from "./file/backup-file.ts";
import type { BackupTable } from "./file/backup-tables.ts";

const PAGE_ROWS = 2000;

/** The names of the migrations a database has been through. */
export const listMigrations = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** All rows of a table, page by page in the order of its key. */
export async function* listRows(db: Db, { name, key, bytes }: BackupTable): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const limit = bytes === undefined ? PAGE_ROWS : 1;
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${limit}`;
    const { rows } = await page.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}
