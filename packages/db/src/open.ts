import {
  Kysely,
  PGliteDialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { copyBefore } from "./upgrade/copy-before.ts";
import { type Db, type DbTraits, rememberTraits } from "./dialect.ts";
import { keepPrivate } from "./keep-private.ts";
import { migrate } from "./migrate.ts";
import { NamingPostgresDriver } from "./postgres/postgres-driver.ts";
import type { Database } from "./versioned.ts";
import { SqliteDriver, type SqliteRunners } from "./sqlite/sqlite-driver.ts";
import { runSqliteHere } from "./sqlite/sqlite-here.ts";
import { startSqliteReaders } from "./sqlite/sqlite-readers.ts";
import { startSqliteThread } from "./sqlite/sqlite-threads.ts";
import { makeTurns, type TakeTurn } from "./sqlite/turns.ts";

/** Where the data is: a file for SQLite, an address for PostgreSQL, or an embedded PostgreSQL in memory for tests. */
export type DatabasePlace =
  | { engine: "sqlite"; file: string }
  | { engine: "postgres"; url: string; pool_size?: number }
  | { engine: "pglite" };

const INT8 = 20;
const NUMERIC = 1700;

/** The driver hands out as many connections as asked for, so reads need not wait for a transaction to end. */
class SqliteThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const makeSqlite = (open: () => Promise<SqliteRunners>, takeTurn: TakeTurn): Kysely<Database> =>
  new Kysely({
    dialect: {
      createAdapter: () => new SqliteThreadsAdapter(),
      createDriver: () => new SqliteDriver(open, takeTurn),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/** Longer than a server takes to start again, so that a restart is seldom more than a wait. */
const CONNECT_WITHIN_MS = 30_000;

const makePostgres = async (url: string, pool_size: number): Promise<Kysely<Database>> => {
  const { default: pg } = await import("pg");
  const asNumber = new pg.TypeOverrides();
  asNumber.setTypeParser(INT8, Number);
  asNumber.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: pool_size,
    types: asNumber,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  // A connection that the server closes, idle or in use, is replaced by the pool; without a listener it would end the process.
  const nothing = (): void => undefined;
  pool.on("error", nothing);
  pool.on("connect", (client) => {
    client.on("error", nothing);
    // Compiling a query of many conditions takes it seconds, and reading what a person has some hundred milliseconds.
    client.query("set jit = off").catch(nothing);
  });
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new NamingPostgresDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
};

const makePglite = async (): Promise<Kysely<Database>> => {
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create({ parsers: { [INT8]: Number, [NUMERIC]: Number } });
  return new Kysely({ dialect: new PGliteDialect({ pglite }) });
};

/** No statement runs on the calling thread: one writes, one or two read. */
const startThreads = async (file: string): Promise<SqliteRunners> => ({
  writer: await startSqliteThread({ file, use: "writing" }),
  readers: await startSqliteReaders(file),
  openReader: () => startSqliteThread({ file, use: "reading" }),
});

/** Told of the copy that was made of a SQLite database before it was brought forward. */
export type OnCopied = (file: string) => void;

/** Opens the database and brings its tables up to date, SQLite after a copy of it; several processes may do so at once. */
export const openDatabase = async (place: DatabasePlace, onCopied?: OnCopied): Promise<Db> => {
  if (place.engine === "sqlite") {
    keepPrivate(place.file);
    const { take, takeAfterOthers } = makeTurns();
    return prepare(
      makeSqlite(() => startThreads(place.file), take),
      { engine: "sqlite", takeTurn: takeAfterOthers },
      async (db) => {
        const copy = await copyBefore(db, place.file);
        if (copy !== null) onCopied?.(copy);
      },
    );
  }
  const db = place.engine === "postgres" ? makePostgres(place.url, place.pool_size ?? 10) : makePglite();
  return prepare(await db, { engine: "postgres" });
};

/** Opens a copy of a PostgreSQL database that is only read; it need not answer yet, and its tables are those of the primary. */
export const openReplica = async (url: string): Promise<Db> => {
  const db = await makePostgres(url, 10);
  rememberTraits(db, { engine: "postgres" });
  return db;
};

const prepare = async (
  db: Db,
  traits: DbTraits,
  before: (db: Db) => Promise<void> = async () => undefined,
): Promise<Db> => {
  rememberTraits(db, traits);
  try {
    await before(db);
    await migrate(db, traits.engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};

/** A place that a further process of the server can open for itself. */
export type SharedPlace = Exclude<DatabasePlace, { engine: "pglite" }>;

const CONNECTIONS_OF_A_THREAD = 2;

/** Opens a database that is open in the server, for a process that nobody waits for; SQLite runs on its one thread. */
export const openDatabaseHere = async (place: SharedPlace, takeTurn: TakeTurn): Promise<Db> => {
  const is_sqlite = place.engine === "sqlite";
  const db = is_sqlite
    ? makeSqlite(async () => runSqliteHere(place.file), takeTurn)
    : await makePostgres(place.url, CONNECTIONS_OF_A_THREAD);
  rememberTraits(db, { engine: place.engine, runs_here: is_sqlite });
  return db;
};
