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
import pg from "pg";
import { type Db, type Engine, rememberEngine } from "./dialect.ts";
import { migrate } from "./migrate.ts";
import { NamingPostgresDriver } from "./postgres-driver.ts";
import type { Database } from "./schema.ts";
import { SqliteThreadsDriver } from "./sqlite/sqlite-driver.ts";

/** Where the data is: a file for SQLite, an address for PostgreSQL, or an embedded PostgreSQL in memory for tests. */
export type DatabasePlace =
  | { engine: "sqlite"; file: string }
  | { engine: "postgres"; url: string; pool_size?: number }
  | { engine: "pglite" };

const INT8 = 20;
const NUMERIC = 1700;
const asNumber = new pg.TypeOverrides();
asNumber.setTypeParser(INT8, Number);
asNumber.setTypeParser(NUMERIC, Number);

/** The driver hands out as many connections as asked for, so reads need not wait for a transaction to end. */
class SqliteThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const makeSqlite = (file: string): Kysely<Database> =>
  new Kysely({
    dialect: {
      createAdapter: () => new SqliteThreadsAdapter(),
      createDriver: () => new SqliteThreadsDriver(file),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/** Longer than a server takes to start again, so that a restart is seldom more than a wait. */
const CONNECT_WITHIN_MS = 30_000;

const makePostgres = (url: string, pool_size: number): Kysely<Database> => {
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
  pool.on("connect", (client) => client.on("error", nothing));
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

const makeDatabase = async (place: DatabasePlace): Promise<Kysely<Database>> => {
  if (place.engine === "sqlite") return makeSqlite(place.file);
  if (place.engine === "postgres") return makePostgres(place.url, place.pool_size ?? 10);
  return makePglite();
};

/** Opens the database and brings its tables up to date; several processes may do so at once. */
export const openDatabase = async (place: DatabasePlace): Promise<Db> => {
  const db = await makeDatabase(place);
  const engine: Engine = place.engine === "sqlite" ? "sqlite" : "postgres";
  rememberEngine(db, engine);
  await migrate(db, engine);
  return db;
};
