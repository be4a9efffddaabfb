import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import BetterSqlite from "better-sqlite3";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { type Db, type Engine, rememberTraits, storedAs, toEngineSql } from "../dialect.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS, type Migration } from "../migrations/migrations.ts";
import { openDatabase } from "../open.ts";
import type { Database } from "../versioned.ts";

type Kept = {
  version: string;
  migrations: Migration[];
  tables: { name: keyof Database; bytes: string | null; rows: Record<string, unknown>[] }[];
};

const FOLDER = path.resolve(import.meta.dirname, "../../testing/released");
// Written by scripts/keep-schema.ts.
const KEPT = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")) as Kept,
);
const folder = mkdtempSync(path.join(tmpdir(), "passbook-released-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listStatements = (engine: Engine, { migrations }: Kept): string[] => [
  "create table migrations (name text primary key)",
  ...migrations.flatMap(({ name, only = engine, statements }) => [
    ...(only === engine ? statements.map((statement) => toEngineSql(engine, statement)) : []),
    `insert into migrations (name) values ('${name}')`,
  ]),
];

const toValue = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "$bytes" in value
    ? Buffer.from(String(value.$bytes), "base64")
    : value;

type Insert = (table: string, row: Record<string, unknown>) => Promise<unknown>;

const fill = async ({ tables }: Kept, insert: Insert): Promise<void> => {
  for (const { name, rows } of tables)
    for (const row of rows)
      await insert(
        storedAs(name),
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toValue(value)])),
      );
};

/** A file of the released version with its rows. */
const makeSqlite = async (kept: Kept, file: string): Promise<void> => {
  const former = new BetterSqlite(file);
  former.function("fold_text", { deterministic: true }, (text: unknown) => text);
  for (const statement of listStatements("sqlite", kept)) former.exec(statement);
  // What a migration itself put in is among the rows.
  for (const { name } of kept.tables.toReversed()) former.exec(`delete from ${storedAs(name)}`);
  await fill(kept, async (table, row) => {
    const columns = Object.keys(row);
    former
      .prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`)
      .run(...Object.values(row));
  });
  former.close();
};

const makePglite = async (kept: Kept): Promise<Db> => {
  const db: Db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) });
  rememberTraits(db, { engine: "postgres" });
  for (const statement of listStatements("postgres", kept)) await sql.raw(statement).execute(db);
  for (const { name } of kept.tables.toReversed())
    await sql`delete from ${sql.table(storedAs(name))}`.execute(db);
  await fill(kept, (table, row) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(row))})`.execute(db),
  );
  return db;
};

const describeTables = async (db: Db): Promise<string[]> => {
  const tables = await db.introspection.getTables();
  return tables
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name} ${column.dataType} ${String(column.isNullable)}`),
    )
    .toSorted();
};

const countRows = async (db: Db, { tables }: Kept): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
};

/** Nothing that was left is gone, and nothing came to it but work to be done anew. */
const expectAllKept = async (db: Db, kept: Kept): Promise<void> => {
  const counts = await countRows(db, kept);
  for (const { name, rows } of kept.tables)
    if (name.endsWith("_work")) expect(counts[name], name).toBeGreaterThanOrEqual(rows.length);
    else expect(counts[name], name).toBe(rows.length);
};

describe.each(KEPT)("what $version left", (kept) => {
  test("is copied and brought forward on SQLite, and the copy is as it was", async () => {
    const file = path.join(folder, `${kept.version}.db`);
    await makeSqlite(kept, file);
    const copies: string[] = [];
    const db = await openDatabase({ engine: "sqlite", file }, (copy) => copies.push(copy));
    const fresh = await openDatabase({ engine: "sqlite", file: path.join(folder, "fresh.db") });
    expect(await describeTables(db)).toEqual(await describeTables(fresh));
    await expectAllKept(db, kept);
    await Promise.all([db.destroy(), fresh.destroy()]);
    const last = kept.migrations.at(-1)?.name ?? "";
    const copy = path.join(folder, "backups", `before-upgrade-from-${last}.db`);
    // The latest one has nothing to be brought to.
    const is_latest = MIGRATIONS.every(({ name }) => kept.migrations.some((each) => each.name === name));
    expect([copies, existsSync(copy)]).toEqual(is_latest ? [[], false] : [[copy], true]);
  });

  test("is brought forward on PostgreSQL", async () => {
    const db = await makePglite(kept);
    await migrate(db, "postgres");
    const fresh = await openDatabase({ engine: "pglite" });
    expect(await describeTables(db)).toEqual(await describeTables(fresh));
    await expectAllKept(db, kept);
    await Promise.all([db.destroy(), fresh.destroy()]);
  });
});

test("a database of before is copied once, for its owner alone, before anything of it is changed", async () => {
  const [kept] = KEPT;
  if (kept === undefined) throw new Error("No released schema is kept.");
  const former = { ...kept, migrations: kept.migrations.slice(0, 2), tables: [] };
  const own = mkdtempSync(path.join(folder, "former-"));
  const file = path.join(own, "passbook.db");
  await makeSqlite(former, file);
  const copies: string[] = [];
  const open = () => openDatabase({ engine: "sqlite", file }, (copy) => copies.push(copy));
  await (await open()).destroy();
  await (await open()).destroy();
  const copy = path.join(own, "backups", `before-upgrade-from-${former.migrations[1]?.name ?? ""}.db`);
  expect(copies).toEqual([copy]);
  expect(readdirSync(path.dirname(copy))).toEqual([path.basename(copy)]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const copied = new BetterSqlite(copy, { readonly: true });
  expect(copied.prepare("select name from migrations order by name").pluck().all()).toEqual(
    former.migrations.map(({ name }) => name),
  );
  copied.close();
});

test("without a copy nothing is brought forward", async () => {
  const [kept] = KEPT;
  if (kept === undefined) throw new Error("No released schema is kept.");
  const own = mkdtempSync(path.join(folder, "blocked-"));
  const file = path.join(own, "passbook.db");
  await makeSqlite({ ...kept, migrations: kept.migrations.slice(0, 2), tables: [] }, file);
  // A file stands where the folder of copies would be.
  new BetterSqlite(path.join(own, "backups")).exec("create table t (a)").close();
  await expect(openDatabase({ engine: "sqlite", file })).rejects.toThrow(/backups/);
  const still = new BetterSqlite(file, { readonly: true });
  expect(still.prepare("select count(*) from migrations").pluck().get()).toBe(2);
  still.close();
});
