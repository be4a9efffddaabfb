import { type Kysely, type RawBuilder, sql } from "kysely";
import { foldText, joinWord, SIGNS_IN_NAMES } from "@passbook/contract/fold-text";
import { ONCE_PER_ROW } from "./sqlite/once-per-row.ts";
import type { Rows } from "./schema.ts";
import type { Database } from "./versioned.ts";

/** Every difference between the two engines that queries must know. */
export type Engine = "sqlite" | "postgres";
/** The database, or a transaction on it; every query function takes it first. */
export type Db = Kysely<Database>;

/** What is known of a database besides its rows. */
export type DbTraits = {
  readonly engine: Engine;
  /** Waits until a further process may write, where only one of the server can. */
  readonly takeTurn?: () => Promise<() => void>;
  /** Statements run on the calling thread, so that values need not travel as text. */
  readonly runs_here?: boolean;
};

const known = new WeakMap<object, DbTraits>();
const TYPES: Record<Engine, Record<string, string>> = {
  // Byte order, as SQLite's own, so that keyset paging agrees on both.
  postgres: { text: 'text collate "C"', int: "bigint", blob: "bytea", in_key_order: "" },
  sqlite: { text: "text", int: "integer", blob: "blob", in_key_order: "without rowid" },
};

/** Remembers what a database is; called once when it is opened. */
export const rememberTraits = (db: Db, traits: DbTraits): void => {
  known.set(db.getExecutor().adapter, traits);
};

const traitsOf = (db: Db): DbTraits => {
  const traits = known.get(db.getExecutor().adapter);
  if (traits === undefined) throw new Error("This database was not opened by openDatabase.");
  return traits;
};

/** The engine behind a database or any transaction on it. */
export const engineOf = (db: Db): Engine => traitsOf(db).engine;

/** Waits until a further process of this server may write, behind whoever an answer is waited for; answers how to let the next one. PostgreSQL needs no turns. */
export const takeWriteTurn = async (db: Db): Promise<() => void> =>
  (await traitsOf(db).takeTurn?.()) ?? (() => undefined);

/** Writes a migration statement in the engine's own types. */
export const toEngineSql = (engine: Engine, statement: string): string =>
  statement.replaceAll(/\{(\w+)\}/g, (_, type: string) => TYPES[engine][type] ?? type);

/** Sums and counts come as strings or big integers from PostgreSQL and as null when empty; this makes one number of them. */
export const toNumber = (aggregate: unknown): number => {
  const value = Number(aggregate ?? 0);
  if (!Number.isSafeInteger(value)) throw new Error("A sum exceeds what can be counted exactly.");
  return value;
};

/** Read through a view of another table (migration 010), which takes no writes. */
const STORED: Readonly<Record<string, string>> = { transactions: "stored_transactions" };

/** The table that is written where rows are read by this name. */
export const storedAs = (table: keyof Database): string => STORED[table] ?? table;

const CHUNK_ROWS = 1000;
/** Each row of these holds as much as hundreds of others. */
const LARGE_ROWS: ReadonlySet<string> = new Set(["readings", "changes", "change_parts"]);
const LARGE_CHUNK_ROWS = 5;

/** What happens to rows that exist: they stay (`or_ignore`), or the columns `add` of the new row are added to theirs. */
export type InsertOptions = { or_ignore?: boolean; add_on?: readonly string[]; add?: readonly string[] };

const onConflictClause = (table: string, { or_ignore, add_on, add }: InsertOptions): RawBuilder<unknown> => {
  if (or_ignore === true) return sql` on conflict do nothing`;
  if (add_on === undefined || add === undefined) return sql``;
  const target = sql.join(add_on.map((name) => sql.ref(name)));
  const sums = add.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  );
  return sql` on conflict (${target}) do update set ${sql.join(sums)}`;
};

/**
 * Inserts many rows with one parameter per thousand of them (JSON), many times faster than a value list.
 * All rows have the columns of the first; values are text, numbers or null.
 */
export const insertRows = async <T extends keyof Rows>(
  db: Db,
  table: T,
  rows: readonly (Partial<Rows[T]> & { readonly version?: number })[],
  options: InsertOptions = {},
): Promise<void> => {
  const [head] = rows;
  if (head === undefined) return;
  const columns = Object.keys(head);
  const { engine, runs_here = false } = traitsOf(db);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const target = storedAs(table);
  const onConflict = onConflictClause(target, options);
  const size = LARGE_ROWS.has(table) ? LARGE_CHUNK_ROWS : CHUNK_ROWS;
  for (let start = 0; start < rows.length; start += size) {
    const some = rows.slice(start, start + size);
    const values = runs_here ? toValues(columns, some) : toJsonRows(engine, columns, some);
    const source =
      engine === "sqlite" ? sqliteRows(columns, values) : postgresRows(target, columns, String(values));
    const mark = engine === "sqlite" ? sql.raw(ONCE_PER_ROW) : sql``;
    await sql`${mark}insert into ${sql.table(target)} (${names}) ${source}${onConflict}`.execute(db);
  }
};

const toJsonRows = (
  engine: Engine,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string => {
  const shaped = engine === "sqlite" ? rows.map((row) => columns.map((name) => row[name] ?? null)) : rows;
  const json = JSON.stringify(shaped);
  return UNSTORABLE.test(json) ? JSON.stringify(shaped, toStorable) : json;
};

/** The same for the thread's own connection, which takes the values as they are. */
const toValues = (columns: readonly string[], rows: readonly Record<string, unknown>[]): unknown[][] =>
  rows.map((row) => columns.map((name) => toStorableValue(row[name])));

const toStorableValue = (value: unknown): unknown => {
  if (typeof value !== "string") return value ?? null;
  return value.isWellFormed() && !value.includes("\0") ? value : toStorable("", value);
};

/** How JSON writes NUL and halves of surrogate pairs; PostgreSQL keeps neither, and both engines shall keep the same. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][\da-f]{2})/i;

const toStorable = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\uFFFD") : value;

/** The one parameter is all rows; whoever holds the connection runs the statement for each (see {@link ONCE_PER_ROW}). */
const sqliteRows = (columns: readonly string[], rows: unknown): RawBuilder<unknown> => {
  const [, ...others] = columns.map(() => sql.raw("?"));
  return sql`values (${sql.join([sql.val(rows), ...others])})`;
};

const postgresRows = (table: string, columns: readonly string[], json: string): RawBuilder<unknown> => {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  return sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`;
};

/** The number that a column counts, one more. */
export const oneMoreThan = (table: keyof Database, column: string): RawBuilder<number> =>
  sql<number>`${sql.ref(`${storedAs(table)}.${column}`)} + 1`;

/** Sets it to that. */
export const oneMore = (table: keyof Database, column: string): RawBuilder<number> =>
  sql<number>`${sql.ref(column)} = ${oneMoreThan(table, column)}`;

/**
 * Sets other values on each of many rows: every row has the columns `key` and the same further columns, which are set; `grows` names one
 * that counts the changes. Rows are found by `user_id` and key; missing ones are passed over.
 */
export const updateRows = async (
  db: Db,
  table: keyof Database,
  {
    user_id,
    key,
    rows,
    grows,
  }: {
    user_id: string;
    key: readonly string[];
    rows: readonly Record<string, unknown>[];
    grows?: string | undefined;
  },
): Promise<void> => {
  const [head] = rows;
  if (head === undefined) return;
  const columns = Object.keys(head);
  const engine = engineOf(db);
  const assignments = sql.join([
    ...columns
      .filter((name) => !key.includes(name))
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`source.${name}`)}`),
    ...(grows === undefined ? [] : [oneMore(table, grows)]),
  ]);
  const stored = storedAs(table);
  const same = sql.join(
    key.map((name) => sql`${sql.ref(`${stored}.${name}`)} = ${sql.ref(`source.${name}`)}`),
    sql` and `,
  );
  const target = sql.table(stored);
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const json = toJsonRows(engine, columns, rows.slice(start, start + CHUNK_ROWS));
    const source = engine === "sqlite" ? sqliteSource(columns, json) : postgresRows(stored, columns, json);
    // Materialised, or SQLite scans the table once for each new value.
    await sql`with source as materialized (${source}) update ${target} set ${assignments} from source where ${sql.ref(`${stored}.user_id`)} = ${user_id} and ${same}`.execute(
      db,
    );
  }
};

const sqliteSource = (columns: readonly string[], json: string): RawBuilder<unknown> => {
  const values = columns.map((name, index) => sql`value ->> ${sql.lit(index)} as ${sql.ref(name)}`);
  return sql`select ${sql.join(values)} from json_each(${json})`;
};

/** True where `column` contains `words` regardless of case and accents; `words` is plain text, not a pattern. */
export const containsText = (db: Db, column: RawBuilder<unknown>, words: string): RawBuilder<boolean> => {
  const pattern = `%${foldText(words).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // Only text with other letters than plain ones is worth the slower folding: it has more bytes than letters.
  const is_plain = sql`length(${column}) = octet_length(${column})`;
  return engineOf(db) === "sqlite"
    ? sql<boolean>`(${column} like ${pattern} escape '\\' or (not ${is_plain} and fold_text(${column}) like ${pattern} escape '\\'))`
    : sql<boolean>`(case when ${is_plain} then lower(${column}) else lower(regexp_replace(normalize(${column}, NFKD), ${"[\u0300-\u036f]"}, '', 'g') collate "default") end like ${pattern})`;
};

/** True where a name contains `words` as {@link containsText} has it, or so once the signs within both are left out: "att" is in "AT&T". */
export const containsName = (db: Db, column: RawBuilder<unknown>, words: string): RawBuilder<boolean> => {
  const joined = joinWord(foldText(words));
  const bare = SIGNS_IN_NAMES.reduce<RawBuilder<unknown>>(
    (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
    column,
  );
  const as_written = containsText(db, column, words);
  // most names have no such sign, and need no second look
  const is_other =
    joined === foldText(words)
      ? sql.join(
          SIGNS_IN_NAMES.map((sign) => sql`${column} like ${sql.lit(`%${sign}%`)}`),
          sql` or `,
        )
      : sql`1 = 1`;
  return sql<boolean>`(${as_written} or ((${is_other}) and ${containsText(db, bare, joined)}))`;
};

/** Days since the first of 1970, which was a Thursday, of a column of ISO days. */
export const daysSince1970 = (db: Db, day: RawBuilder<unknown>): RawBuilder<number> =>
  engineOf(db) === "sqlite"
    ? sql<number>`cast(julianday(${day}) - 2440587.5 as integer)`
    : sql<number>`(cast(${day} as date) - date '1970-01-01')`;

/**
 * Ids as a sub-query, so that any number of them is one parameter. Of a list PostgreSQL knows how many there are; of JSON it does not, takes them for a
 * hundred, and may read all of it again for each row that it compares.
 */
export const idsIn = (db: Db, ids: readonly string[]): RawBuilder<string> =>
  engineOf(db) === "sqlite"
    ? sql<string>`(select value from json_each(${JSON.stringify(ids)}))`
    : sql<string>`(select unnest(${sql.val([...ids])}::text[]))`;

/**
 * True where a column is one of some ids, for rows that other conditions find: however many PostgreSQL takes these for, it looks each of them up once. It joins
 * what stands in a sub-query with them, and compares all with all where it takes them for one.
 */
export const isOneOf = (db: Db, column: string, ids: readonly string[]): RawBuilder<boolean> =>
  engineOf(db) === "sqlite"
    ? sql<boolean>`${sql.ref(column)} in ${idsIn(db, ids)}`
    : sql<boolean>`${sql.ref(column)} = any(${sql.val([...ids])}::text[])`;

const MANY_ROWS = 500;
/** What an import fills; each by the name of its table. */
const FILLED = [
  "stored_transactions",
  "readings",
  "vendors",
  "month_sums",
  "category_sums",
  "day_sums",
  "brought_rows",
];

/**
 * PostgreSQL learns how tables have grown once a minute, and plans as for empty ones until then: after many rows it is told at once of
 * those that grew by more than a tenth.
 */
export const noteGrowth = async (db: Db, added: number): Promise<void> => {
  if (engineOf(db) === "sqlite" || added < MANY_ROWS) return;
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relname in (${sql.join(FILLED)}) and reltuples < ${10 * added}`.execute(
    db,
  );
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
};

/** Whether rows can be written ahead of what they refer to: where one writer is all there is, by a thread with a connection of its own. */
export const canWriteAhead = (db: Db): boolean => {
  const { engine, runs_here = false } = traitsOf(db);
  return engine === "sqlite" && runs_here;
};

/**
 * Writes rows ahead of what they refer to; whoever does so sees to it that it is there in the end. No transaction is open on the connection.
 * A loss of power may take the newest of these transactions, until another one is committed: that is written to the disk with all before it.
 */
export const writeUnreferenced = async (db: Db, write: () => Promise<void>): Promise<void> => {
  if (!canWriteAhead(db)) throw new Error("This connection is not the thread's own.");
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`pragma synchronous = normal`.execute(db);
  try {
    await write();
  } finally {
    await sql`pragma synchronous = full`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
  }
};

/** Holds one person's data still until the transaction ends, so that two changes follow one another; SQLite's single writer needs nothing. */
export const lockPerson = async (db: Db, user_id: string): Promise<void> => {
  if (engineOf(db) === "postgres")
    await sql`select id from users where id = ${user_id} for no key update`.execute(db);
};

/** Holds what is decided for all people at once still until the transaction ends; SQLite's single writer needs nothing. */
export const lockInstallation = async (db: Db): Promise<void> => {
  if (engineOf(db) === "postgres") await sql`select name from installation for update`.execute(db);
};

/** Locks the rows a worker is about to claim and passes over those another has; SQLite's single writer needs nothing. */
export const skipLocked = (db: Db): RawBuilder<unknown> =>
  engineOf(db) === "sqlite" ? sql`` : sql`for update skip locked`;

/** Carries out a write of a transaction and overwrites what it frees; PostgreSQL writes over freed rows in its own time. */
export const wipingFreed = async <T>(trx: Db, write: () => Promise<T>): Promise<T> => {
  const wipe = async (state: "on" | "off"): Promise<void> => {
    if (engineOf(trx) === "sqlite") await sql`pragma secure_delete = ${sql.raw(state)}`.execute(trx);
  };
  await wipe("on");
  const written = await write();
  await wipe("off");
  return written;
};

/** Moves what SQLite has written down beside the database into it, as far as there is room, so that its log begins anew where it is. */
export const foldLog = async (db: Db): Promise<void> => {
  if (engineOf(db) === "sqlite") await sql`pragma wal_checkpoint(passive)`.execute(db);
};

/** Faults of the stored data in the engine's own words; none when it is sound. PostgreSQL checks its pages itself when it reads them. */
export const checkIntegrity = async (db: Db): Promise<string[]> => {
  if (engineOf(db) === "postgres") {
    await sql`select 1`.execute(db);
    return [];
  }
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((text) => text !== "ok"),
    ...references.rows.map((row) => `a row of ${row.table} refers to nothing`),
  ];
};
