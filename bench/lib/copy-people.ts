import { type Db, engineOf } from "@passbook/db/dialect";
import { sql } from "kysely";

/** What a filled person holds, each table after those that it refers to. */
const TABLES = [
  "bank_accounts",
  "categories",
  "tags",
  "merchants",
  "vendors",
  "stored_transactions",
  "month_sums",
  "category_sums",
  "day_sums",
] as const;

type Index = { readonly name: string; readonly definition: string };

/** Those that no key needs. */
const listIndexes = async (db: Db): Promise<readonly Index[]> => {
  const tables = sql.join(TABLES);
  const { rows } =
    engineOf(db) === "sqlite"
      ? await sql<Index>`select name, sql as definition from sqlite_master where type = 'index' and sql is not null and tbl_name in (${tables})`.execute(
          db,
        )
      : await sql<Index>`select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index as i join pg_class as c on c.oid = i.indexrelid
          join pg_class as t on t.oid = i.indrelid where t.relname in (${tables}) and not exists (select 1 from pg_constraint where conindid = c.oid)`.execute(
          db,
        );
  return rows;
};

const listColumns = async (db: Db): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map(
    (await db.introspection.getTables()).map((table) => [table.name, table.columns.map(({ name }) => name)]),
  );

const ofFirst = (table: string): string => `first_${table}`;

/** The rows of the first person apart: among those of a thousand others they would be looked for in all of them. */
const setApart = async (trx: Db, from: string): Promise<void> => {
  for (const table of ["users", ...TABLES])
    await sql`create temporary table ${sql.table(ofFirst(table))} as select * from ${sql.table(table)}
      where ${sql.ref(table === "users" ? "id" : "user_id")} = ${from}`.execute(trx);
};

/** `person-1` signs in as `p1@example.test` with the first one's password. */
const copyPerson = async (
  trx: Db,
  columns: ReadonlyMap<string, readonly string[]>,
  number: number,
): Promise<void> => {
  const [id, email] = [`person-${String(number)}`, `p${String(number)}@example.test`];
  const write = async (table: string, own: Readonly<Record<string, string>>): Promise<void> => {
    const others = (columns.get(table) ?? []).filter((name) => !(name in own));
    await sql`insert into ${sql.table(table)} (${sql.join([...Object.keys(own), ...others].map((name) => sql.ref(name)))})
      select ${sql.join([...Object.values(own).map((value) => sql.lit(value)), ...others.map((name) => sql.ref(name))])}
      from ${sql.table(ofFirst(table))}`.execute(trx);
  };
  await write("users", { id, name: id, email, email_key: email });
  for (const table of TABLES) await write(table, { user_id: id });
};

/**
 * Everything of a filled person once more for each of so many others, in one transaction: keys hold the person, so that all other ids may be
 * the same. Indexes are made afterwards, and PostgreSQL does not look at references of rows that are copies of good ones.
 */
export const copyPeople = async (db: Db, from: string, others: number): Promise<void> => {
  const [indexes, columns] = [await listIndexes(db), await listColumns(db)];
  await db.transaction().execute(async (trx) => {
    if (engineOf(trx) === "postgres") await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(trx);
    await setApart(trx, from);
    for (let number = 1; number <= others; number += 1) await copyPerson(trx, columns, number);
    for (const table of ["users", ...TABLES]) await sql`drop table ${sql.table(ofFirst(table))}`.execute(trx);
    for (const { definition } of indexes) await sql.raw(definition).execute(trx);
  });
  await (engineOf(db) === "sqlite" ? sql`analyze` : sql`vacuum analyze`).execute(db);
};
