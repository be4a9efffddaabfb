import { sql } from "kysely";
import { type Db, type Engine, toEngineSql } from "./dialect.ts";
import { MIGRATIONS, type Migration } from "./migrations/migrations.ts";

const LOCK_NUMBER = 7_265_337;

const runOne = async (trx: Db, engine: Engine, migration: Migration): Promise<void> => {
  const { only = engine } = migration;
  const statements = only === engine ? migration.statements : [];
  for (const statement of statements) await sql.raw(toEngineSql(engine, statement)).execute(trx);
  await sql`insert into migrations (name) values (${migration.name})`.execute(trx);
};

/** The data was written by a Passbook that knows more than this one; told to the person as it is. */
export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `It was written by a newer Passbook (${names.join(", ")}). Start that version, or restore a backup made by this one into an empty place.`,
    );
    this.name = "NewerDatabase";
  }
}

const refuseNewer = (names: ReadonlySet<string>): void => {
  const unknown = [...names].filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
};

/** The last migration that a database has been through, when it has been through some and others wait; null where there is nothing to bring forward. */
export const findOutdated = async (db: Db, engine: Engine): Promise<string | null> => {
  const known =
    engine === "sqlite"
      ? await sql`select 1 from sqlite_schema where name = 'migrations'`.execute(db)
      : await sql`select 1 from information_schema.tables where table_name = 'migrations'`.execute(db);
  if (known.rows.length === 0) return null;
  const done = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  const names = new Set(done.rows.map(({ name }) => name));
  refuseNewer(names);
  const is_outdated = MIGRATIONS.some(({ name }) => !names.has(name));
  return is_outdated ? (MIGRATIONS.findLast(({ name }) => names.has(name))?.name ?? null) : null;
};

/** Runs what has not run yet, in one transaction under a lock, so that processes starting together do it once; throws NewerDatabase. */
export const migrate = async (db: Db, engine: Engine): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_NUMBER)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key)`.execute(trx);
    const done = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const names = new Set(done.rows.map((row) => row.name));
    refuseNewer(names);
    for (const migration of MIGRATIONS) if (!names.has(migration.name)) await runOne(trx, engine, migration);
  });
};
