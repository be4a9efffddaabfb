import { type Db, insertRows } from "@passbook/db/dialect";
import { NewerDatabase } from "@passbook/db/migrate";
import { openDatabase } from "@passbook/db/open";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { databasePlace } from "../../app.ts";
import type { Config } from "../../platform/config.ts";
import { hasPeople } from "../../platform/registration.ts";
import { listMigrations } from "./backup.ts";
import { type PassphraseIo, readPassphrase } from "./backup-passphrase.ts";
import {
  BackupFault,
  type BackupPlace,
  decodeRow,
  type Head,
  readBackup,
  type Row,
  type TableSums,
} from "./backup-file.ts";
import { BACKUP_TABLES, type BackupTable } from "./backup-tables.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";

const USAGE = "Usage: passbook restore FILE [--verify] [--passphrase-file FILE] [--json]";
const CHUNK_ROWS = 500;

type RestoreIo = Pick<CommandIo, "stdout" | "stderr"> & PassphraseIo & { readonly config: Config };
type Wish = { file: string; verify: boolean; json: boolean; passphrase_file: string | undefined };

const readWish = (args: readonly string[]): Wish | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        verify: { type: "boolean" },
        json: { type: "boolean" },
        "passphrase-file": { type: "string" },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    const passphrase_file = values["passphrase-file"];
    return { file, verify: values.verify ?? false, json: values.json ?? false, passphrase_file };
  } catch {
    return null;
  }
};

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
  if (migrations.join() !== own.join())
    throw new BackupFault(
      "This backup was made by another version of Passbook. Restore it with that version, then update.",
    );
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

const fillTables = async (trx: Db, place: BackupPlace, secret_key_file: string): Promise<TableSums> => {
  let table: BackupTable | undefined;
  let chunk: Row[] = [];
  let secret_key = "";
  const flush = async (): Promise<void> => {
    if (table !== undefined && chunk.length > 0) await insertChunk(trx, table, chunk);
    chunk = [];
  };
  const sums = await readBackup(place, {
    onHead: async (head) => {
      await refuseOtherTables(trx, head);
      secret_key = head.secret_key;
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
  writeKey(secret_key_file, secret_key);
  return sums;
};

/** Fills an empty database from a backup in one transaction, and puts the installation's secret in its place. */
export const restoreBackup = async (config: Config, place: BackupPlace): Promise<TableSums> => {
  await verifyBackup(place);
  if (config.database_url === null) mkdirSync(config.data_dir, { recursive: true, mode: 0o700 });
  refuseOtherKey(config, place.file);
  const db = await openDatabase(databasePlace(config));
  try {
    return await db.transaction().execute(async (trx) => {
      await refuseInUse(trx);
      return fillTables(trx, place, config.secret_key_file);
    });
  } finally {
    await db.destroy();
  }
};

/** A key outside the data folder may serve another installation, so only one that nobody put there is replaced. */
const refuseOtherKey = ({ secret_key_file, data_dir }: Config, file: string): void => {
  const isOwn = secret_key_file.startsWith(`${data_dir}${path.sep}`);
  if (isOwn || !existsSync(secret_key_file) || readFileSync(secret_key_file, "utf8").trim() === "") return;
  throw new BackupFault(
    `${secret_key_file} holds a secret key already. Move it away before restoring ${path.basename(file)}.`,
  );
};

const findPassphrase = async (io: RestoreIo, { passphrase_file }: Wish): Promise<string | null> => {
  try {
    return await readPassphrase(io, passphrase_file);
  } catch {
    throw new BackupFault(
      `${passphrase_file ?? ""} cannot be read. Name the file that holds the passphrase.`,
    );
  }
};

/** `passbook restore`: fills an empty data folder from a backup; with --verify only checks that the backup is whole. */
export const restoreCommand = async (args: readonly string[], io: RestoreIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  try {
    const place = { file: wish.file, passphrase: await findPassphrase(io, wish) };
    const tables = await (wish.verify ? verifyBackup(place) : restoreBackup(io.config, place));
    const rows = Object.values(tables).reduce((sum, each) => sum + each.rows, 0);
    if (wish.json)
      io.stdout(`${JSON.stringify({ file: wish.file, restored: !wish.verify, rows, tables })}\n`);
    else if (wish.verify)
      io.stdout(`${wish.file} is whole: ${String(rows)} rows, every count and hash agrees.\n`);
    else io.stdout(`Restored ${String(rows)} rows from ${wish.file}.\n`);
    return DONE;
  } catch (error) {
    if (!(error instanceof BackupFault || error instanceof NewerDatabase)) throw error;
    return refuseInput(io, { code: "bad_backup", message: error.message }, wish.json);
  }
};
