import { type Db, insertRows } from "@passbook/db/dialect";
import { openDatabase, openDatabaseHere } from "@passbook/db/open";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import path from "node:path";
import type { Config } from "../platform/config.ts";
import { databasePlace } from "../platform/database-place.ts";
import { hasPeople } from "../platform/registration.ts";
import {
  BackupFault,
  type BackupPlace,
  decodeRow,
  type Head,
  OTHER_VERSION,
  readBackup,
  type Row,
  type TableSums,
} from "./file/backup-file.ts";
import { BACKUP_TABLES, type BackupTable } from "./file/backup-tables.ts";
import { listMigrations } from "./list-rows.ts";

const CHUNK_ROWS = 500;

/** Where a backup is restored to. */
export type RestoredTo = Pick<Config, "data_dir" | "database_url" | "secret_key_file" | "originals_store">;

const nothing = async (): Promise<void> => undefined;

/** Reads a whole backup and refuses it unless every count and hash agrees; writes nothing. */
export const verifyBackup = (place: BackupPlace): Promise<TableSums> =>
  readBackup(place, { onHead: nothing, onRow: nothing });

const refuseInUse = async (db: Db): Promise<void> => {
  if (await hasPeople(db))
    throw new BackupFault("There is data here already. Restore into an empty DATA_DIR or an empty database.");
};

const refuseOtherTables = async (db: Db, { migrations }: Head): Promise<void> => {
  const own = await listMigrations(db);
  if (migrations.join() !== own.join()) throw new BackupFault(OTHER_VERSION);
};

const insertChunk = async (trx: Db, table: BackupTable, rows: readonly Row[]): Promise<void> => {
  // The rows of a backup are those of the table itself; the hash has said so, the compiler cannot.
  const typed = rows as never[];
  if (table.bytes === undefined) await insertRows(trx, table.name, typed);
  else for (const row of typed) await trx.insertInto(table.name).values(row).execute();
};

const writeKey = (file: string, key: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  writeFileSync(part, key, { mode: 0o600 });
  renameSync(part, file);
};

/** Originals come back into the database; where a storage is set for them, the server moves them there once it runs. */
const noteMoves = async (trx: Db, made_at: string): Promise<void> => {
  await sql`insert into file_moves (user_id, file_id, created_at) select user_id, id, ${made_at} from files
    where exists (select 1 from file_parts
      where file_parts.user_id = files.user_id and file_parts.file_id = files.id)`.execute(trx);
};

const fillTables = async (
  trx: Db,
  place: BackupPlace,
  { secret_key_file, originals_store }: RestoredTo,
): Promise<TableSums> => {
  let table: BackupTable | undefined;
  let chunk: Row[] = [];
  let [secret_key, made_at] = ["", ""];
  const flush = async (): Promise<void> => {
    if (table !== undefined && chunk.length > 0) await insertChunk(trx, table, chunk);
    chunk = [];
  };
  const sums = await readBackup(place, {
    onHead: async (head) => {
      await refuseOtherTables(trx, head);
      ({ secret_key, made_at } = head);
    },
    onRow: async (name, row) => {
      if (name !== table?.name || chunk.length >= (table.bytes === undefined ? CHUNK_ROWS : 1)) await flush();
      table = BACKUP_TABLES.find((each) => each.name === name);
      if (table === undefined)
        throw new BackupFault(`This backup has a table ${name} that is not known here.`);
      chunk.push(decodeRow(row, table.bytes));
    },
  });
  await flush();
  if (originals_store !== null) await noteMoves(trx, made_at);
  writeKey(secret_key_file, secret_key);
  return sums;
};

/** Thrown once the beginning was read, so that nothing after it is. */
class Enough extends Error {}

/** What is no backup of Passbook, or does not open, is refused before a folder is made for it. */
const refuseForeign = async (place: BackupPlace): Promise<void> => {
  const stop = async (): Promise<void> => {
    throw new Enough();
  };
  try {
    await readBackup(place, { onHead: stop, onRow: nothing });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
};

const noTurns = async (): Promise<() => void> => () => undefined;

/** An empty database whose tables are up to date, for this process alone: rows need not go from one thread to another. */
const openEmpty = async (config: RestoredTo): Promise<Db> => {
  const place = databasePlace(config);
  const made = await openDatabase(place);
  if (place.engine !== "sqlite") return made;
  await made.destroy();
  return openDatabaseHere(place, noTurns);
};

/**
 * Fills an empty database from a backup in one transaction, and puts the installation's secret in its place; what turns out to be damaged
 * leaves nothing.
 */
export const restoreBackup = async (config: RestoredTo, place: BackupPlace): Promise<TableSums> => {
  await refuseForeign(place);
  if (config.database_url === null) mkdirSync(config.data_dir, { recursive: true, mode: 0o700 });
  refuseOtherKey(config, place.file);
  const db = await openEmpty(config);
  try {
    return await db.transaction().execute(async (trx) => {
      await refuseInUse(trx);
      return fillTables(trx, place, config);
    });
  } finally {
    await db.destroy();
  }
};

/** A key outside the data folder may serve another installation, so only one that nobody put there is replaced. */
const refuseOtherKey = ({ secret_key_file, data_dir }: RestoredTo, file: string): void => {
  const isOwn = secret_key_file.startsWith(`${data_dir}${path.sep}`);
  if (isOwn || !existsSync(secret_key_file) || readFileSync(secret_key_file, "utf8").trim() === "") return;
  throw new BackupFault(
    `${secret_key_file} holds a secret key already. Move it away before restoring ${path.basename(file)}.`,
  );
};
