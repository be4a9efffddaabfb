import { createHash } from "node:crypto";
import { type Db, engineOf } from "@passbook/db/dialect";
import { CompiledQuery, type QueryResult, sql } from "kysely";
import { type BackupTable, BACKUP_TABLES } from "../../src/backups/file/backup-tables.ts";
import type { TestServer } from "../harness.ts";

const COUNTERS = new Set(["attempts"]);
const TABLES = BACKUP_TABLES.filter(({ name }) => !COUNTERS.has(name));

/** A query of one row: all rows of a table as one text, in which every value is told from every other. */
type WriteRows = (table: BackupTable) => string;

const listKey = ({ key }: BackupTable): string => key.map((column) => `"${column}"`).join();

const writePostgresRows: WriteRows = (table) =>
  `select string_agg(own::text, chr(10) order by ${listKey(table)}) from "${table.name}" as own`;

const findSqliteColumns = async (db: Db): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ place: string; name: string }>`
    select kept.name as place, own.name from sqlite_schema as kept, pragma_table_info(kept.name) as own
    where kept.type in ('table', 'view')`.execute(db);
  const columns = Map.groupBy(rows, ({ place }) => place);
  return new Map([...columns].map(([place, own]) => [place, own.map(({ name }) => name)]));
};

const makeWriteSqliteRows = async (db: Db): Promise<WriteRows> => {
  const columns = await findSqliteColumns(db);
  return (table) => {
    const row = (columns.get(table.name) ?? []).map((name) => `quote("${name}")`).join(" || ',' || ");
    return `select group_concat(${row}, char(10) order by ${listKey(table)}) from "${table.name}"`;
  };
};

/** Asks all tables at once; one query of so many takes PostgreSQL five times as long to plan as to answer, so it is planned once. */
type AskAll = (db: Db) => Promise<QueryResult<{ readonly name: string; readonly written: string | null }>>;

const joinTables = (writeRows: WriteRows): string =>
  TABLES.map((table) => `select '${table.name}' as name, (${writeRows(table)}) as written`).join(
    " union all ",
  );

const askPostgres: AskAll = (db) =>
  db.connection().execute(async (own) => {
    const prepared = await sql`select 1 from pg_prepared_statements where name = 'written'`.execute(own);
    if (prepared.rows.length === 0)
      await sql.raw(`prepare written as ${joinTables(writePostgresRows)}`).execute(own);
    return own.executeQuery(CompiledQuery.raw("execute written"));
  });

const makeAskSqlite = async (db: Db): Promise<AskAll> => {
  const query = CompiledQuery.raw(joinTables(await makeWriteSqliteRows(db)));
  return (own) => own.executeQuery(query);
};

const known = new WeakMap<Db, Promise<AskAll>>();

const makeAskAll = async (db: Db): Promise<AskAll> =>
  engineOf(db) === "sqlite" ? makeAskSqlite(db) : askPostgres;

/**
 * One hash per table over all its rows, for tests that say nothing changed; the counters of attempts are left out. One query asks for all of
 * them: thousands of tests ask twice.
 */
export const hashTables = async ({
  services: { db },
}: Pick<TestServer, "services">): Promise<Record<string, string>> => {
  const asking = known.get(db) ?? makeAskAll(db);
  known.set(db, asking);
  const { rows } = await (await asking)(db);
  return Object.fromEntries(
    rows.map(({ name, written }) => [
      name,
      createHash("sha256")
        .update(written ?? "")
        .digest("hex"),
    ]),
  );
};
