import type { Db } from "@passbook/db/dialect";
import { openDatabase } from "@passbook/db/open";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { databasePlace } from "../platform/database-place.ts";
import { type BackupPlace, encodeRow, readBackup } from "./file/backup-file.ts";
import { BACKUP_TABLES, type BackupTable } from "./file/backup-tables.ts";
import { makeTableDigest, type TableDigest } from "./file/table-digest.ts";
import { listRows } from "./list-rows.ts";
import { restoreBackup, type RestoredTo } from "./restore-backup.ts";

/** What a table holds in the backup and in what was restored from it. */
export type DrilledTable = {
  readonly name: string;
  readonly rows: number;
  readonly in_backup: string;
  readonly restored: string;
};

const digestBackup = async (place: BackupPlace): Promise<Map<string, TableDigest>> => {
  const digests = new Map<string, ReturnType<typeof makeTableDigest>>(
    BACKUP_TABLES.map(({ name }) => [name, makeTableDigest()]),
  );
  const bytes = new Map<string, string | undefined>(
    BACKUP_TABLES.map(({ name, bytes: column }) => [name, column]),
  );
  await readBackup(place, {
    onHead: async () => undefined,
    onRow: async (name, row) => digests.get(name)?.add(encodeRow(row, bytes.get(name))),
  });
  return new Map([...digests].map(([name, digest]) => [name, digest.end()]));
};

const digestTable = async (db: Db, table: BackupTable): Promise<TableDigest> => {
  const digest = makeTableDigest();
  for await (const rows of listRows(db, table))
    for (const row of rows) digest.add(encodeRow(row, table.bytes));
  return digest.end();
};

const digestDatabase = async (to: RestoredTo): Promise<Map<string, TableDigest>> => {
  const db = await openDatabase(databasePlace(to));
  try {
    const digests = new Map<string, TableDigest>();
    for (const table of BACKUP_TABLES) digests.set(table.name, await digestTable(db, table));
    return digests;
  } finally {
    await db.destroy();
  }
};

/**
 * Restores a backup into a scratch folder on SQLite, whatever engine it came from, reads every table from there and from the backup, and
 * answers what each holds; the folder is gone afterwards. Throws a BackupFault where the backup cannot be used.
 */
export const drillBackup = async (place: BackupPlace, scratch: string): Promise<DrilledTable[]> => {
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  try {
    const to = {
      data_dir: scratch,
      database_url: null,
      secret_key_file: path.join(scratch, "secret.key"),
      originals_store: null,
    };
    await restoreBackup(to, place);
    const restored = await digestDatabase(to);
    return [...(await digestBackup(place))].map(([name, { rows, sum }]) => ({
      name,
      rows,
      in_backup: sum,
      restored: restored.get(name)?.sum ?? "",
    }));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
