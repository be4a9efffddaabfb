import { type Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { createWriteStream, readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import type { Services } from "../platform/services.ts";
import { VERSION } from "../platform/version.ts";
import { encodeRow, type Head, makeTableSum, type Row, type TableSums } from "./backup-file.ts";
import { BACKUP_TABLES, type BackupTable } from "./backup-tables.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "./command-io.ts";

const USAGE = "Usage: passbook backup FILE [--json]";
const PAGE_ROWS = 500;

const readWish = (args: readonly string[]): { file: string; json: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? null : { file, json: values.json ?? false };
  } catch {
    return null;
  }
};

/** The names of the migrations a database has been through. */
export const listMigrations = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
};

async function* listRows(db: Db, { name, key, bytes }: BackupTable): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const limit = bytes === undefined ? PAGE_ROWS : 1;
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${limit}`;
    const { rows } = await page.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

async function* writeLines(db: Db, { config, clock }: Services, sums: TableSums): AsyncGenerator<string> {
  const first: Head = {
    passbook_backup: 1,
    made_at: clock.now(),
    app_version: VERSION,
    migrations: await listMigrations(db),
    secret_key: readFileSync(config.secret_key_file, "utf8").trim(),
  };
  yield `${JSON.stringify(first)}\n`;
  for (const table of BACKUP_TABLES) {
    yield `${JSON.stringify({ $table: table.name })}\n`;
    const sum = makeTableSum();
    for await (const row of listRows(db, table)) {
      const line = encodeRow(row, table.bytes);
      sum.add(line);
      yield `${line}\n`;
    }
    sums[table.name] = sum.end();
  }
  yield `${JSON.stringify({ $end: sums })}\n`;
}

/** Writes everything of one moment into one file, readable by its owner only; the file appears when it is whole. */
export const writeBackup = async (services: Services, file: string): Promise<TableSums> => {
  const sums: TableSums = {};
  const part = `${file}.part`;
  try {
    await services.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((trx) =>
        pipeline(
          Readable.from(writeLines(trx, services, sums)),
          createGzip(),
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return sums;
};

/** `passbook backup`: writes one consistent file while the server runs on. */
export const backupCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  try {
    const tables = await writeBackup(services, wish.file);
    const rows = Object.values(tables).reduce((sum, each) => sum + each.rows, 0);
    if (wish.json) io.stdout(`${JSON.stringify({ file: wish.file, rows, tables })}\n`);
    else
      io.stdout(
        `${wish.file} holds ${String(rows)} rows and the secret key of this installation: keep it where only you can read it.\n`,
      );
    return DONE;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
    const message = `${wish.file} cannot be written: ${error.message}`;
    return refuseInput(io, { code: "unwritable", message }, wish.json);
  }
};
