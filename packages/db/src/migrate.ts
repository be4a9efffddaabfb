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
