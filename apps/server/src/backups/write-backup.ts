import type { Db } from "@passbook/db/dialect";
import { createWriteStream, readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Services } from "../platform/services.ts";
import { VERSION } from "../platform/version.ts";
import {
  type BackupPlace,
  encodeRow,
  type Head,
  makeTableSum,
  type Row,
  type TableSums,
} from "./file/backup-file.ts";
import { BACKUP_TABLES, type BackupTable } from "./file/backup-tables.ts";
import { sealBytes } from "./file/seal-with-age.ts";
import { listFarParts } from "./list-far-parts.ts";
import { listMigrations, listRows } from "./list-rows.ts";

type Written = Pick<Services, "db" | "config" | "clock" | "originals" | "log">;

/** Rows are much alike: little effort makes them nearly as small as much of it, in a third of the time. */
const EFFORT = { level: 3, chunkSize: 64 * 1024 } as const;

/** The rows of a table; of files as if all of them were in the database. */
async function* listKept(db: Db, services: Written, table: BackupTable): AsyncGenerator<Row[]> {
  for await (const rows of listRows(db, table))
    yield table.name === "files" ? rows.map((row) => ({ ...row, object: null })) : rows;
  if (table.name === "file_parts") yield* listFarParts(db, services);
}

async function* writeLines(db: Db, services: Written, sums: TableSums): AsyncGenerator<string> {
  const { config, clock } = services;
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
    for await (const rows of listKept(db, services, table)) {
      const lines = rows.map((row) => encodeRow(row, table.bytes));
      for (const line of lines) sum.add(line);
      if (lines.length > 0) yield `${lines.join("\n")}\n`;
    }
    sums[table.name] = sum.end();
  }
  yield `${JSON.stringify({ $end: sums })}\n`;
}

/** Writes everything of one moment into one file, readable by its owner only and encrypted with a passphrase; it appears when it is whole. */
export const writeBackup = async (
  services: Written,
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
        const lines = Readable.from(writeLines(trx, services, sums), { objectMode: true, highWaterMark: 2 });
        const out = createWriteStream(part, { mode: 0o600, flush: true });
        return passphrase === null
          ? pipeline(lines, createGzip(EFFORT), out)
          : pipeline(lines, createGzip(EFFORT), sealBytes(passphrase), out);
      });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return sums;
};
