import { type Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { createWriteStream, readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import type { Services } from "../../platform/services.ts";
import { VERSION } from "../../platform/version.ts";
import {
  type BackupPlace,
  encodeRow,
  type Head,
  makeTableSum,
  type Row,
  type TableSums,
} from "./backup-file.ts";
import { LEAST_PASSPHRASE, type PassphraseIo, readPassphrase } from "./backup-passphrase.ts";
import { sealBytes } from "./backup-seal.ts";
import { BACKUP_TABLES, type BackupTable } from "./backup-tables.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";

const USAGE = "Usage: passbook backup FILE [--passphrase-file FILE] [--json]";
const PAGE_ROWS = 500;

type Wish = { file: string; json: boolean; passphrase_file: string | undefined };

const readWish = (args: readonly string[]): Wish | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, "passphrase-file": { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    return { file, json: values.json ?? false, passphrase_file: values["passphrase-file"] };
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

/** Writes everything of one moment into one file, readable by its owner only and encrypted with a passphrase; it appears when it is whole. */
export const writeBackup = async (
  services: Services,
  { file, passphrase }: BackupPlace,
): Promise<TableSums> => {
  const sums: TableSums = {};
  const part = `${file}.part`;
  // One that was left behind would keep the rights it has.
  await rm(part, { force: true });
  try {
    await services.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => {
        const lines = Readable.from(writeLines(trx, services, sums));
        const out = createWriteStream(part, { mode: 0o600, flush: true });
        return passphrase === null
          ? pipeline(lines, createGzip(), out)
          : pipeline(lines, createGzip(), sealBytes(passphrase), out);
      });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return sums;
};

const refusePassphrase = (passphrase: string | null): { code: string; message: string } | null =>
  passphrase === null || passphrase.length >= LEAST_PASSPHRASE
    ? null
    : {
        code: "short_passphrase",
        message: `Choose a passphrase of at least ${String(LEAST_PASSPHRASE)} characters.`,
      };

/** `passbook backup`: writes one consistent file while the server runs on. */
export const backupCommand = async (
  args: readonly string[],
  io: CommandIo & PassphraseIo,
): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  let file = wish.passphrase_file ?? "";
  try {
    const passphrase = await readPassphrase(io, wish.passphrase_file);
    const refused = refusePassphrase(passphrase);
    if (refused !== null) return refuseInput(io, refused, wish.json);
    const services = await io.openServices();
    ({ file } = wish);
    const tables = await writeBackup(services, { file, passphrase });
    describeBackup(io, wish, { tables, is_sealed: passphrase !== null });
    return DONE;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
    const verb = file === wish.file ? "written" : "read";
    const message = `${file} cannot be ${verb}: ${error.message}`;
    return refuseInput(io, { code: verb === "read" ? "unreadable" : "unwritable", message }, wish.json);
  }
};

const describeBackup = (
  io: CommandIo,
  { file, json }: Wish,
  { tables, is_sealed }: { tables: TableSums; is_sealed: boolean },
): void => {
  const rows = Object.values(tables).reduce((sum, each) => sum + each.rows, 0);
  const advice = is_sealed
    ? "It is encrypted: without its passphrase nobody can open it, you neither."
    : "Keep it where only you can read it.";
  if (json) io.stdout(`${JSON.stringify({ file, rows, encrypted: is_sealed, tables })}\n`);
  else io.stdout(`${file} holds ${String(rows)} rows and the secret key of this installation. ${advice}\n`);
};
