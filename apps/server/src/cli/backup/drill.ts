import { mkdtempSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { backupFolder } from "../../backups/daily/back-up-now.ts";
import { findDayOf } from "../../backups/daily/name-backup.ts";
import { type DrilledTable, drillBackup } from "../../backups/drill-backup.ts";
import { BackupFault } from "../../backups/file/backup-file.ts";
import { type PassphraseIo, readPassphrase } from "../../backups/file/backup-passphrase.ts";
import type { Config } from "../../platform/config.ts";
import { type CommandIo, DONE, FAULT, refuseInput, refuseUsage } from "../command-io.ts";

const USAGE = "Usage: passbook backup drill [FILE] [--passphrase-file FILE] [--json]";

type DrillIo = Pick<CommandIo, "stdout" | "stderr"> & PassphraseIo & { readonly config: Config };
type Wish = { file: string | undefined; json: boolean; passphrase_file: string | undefined };

const readWish = (args: readonly string[]): Wish | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, "passphrase-file": { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (more.length > 0) return null;
    return { file, json: values.json ?? false, passphrase_file: values["passphrase-file"] };
  } catch {
    return null;
  }
};

const listNames = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => findDayOf(name) !== null);
  } catch {
    return [];
  }
};

/** The latest of the backups that are made by themselves. */
const findLatest = (config: Config): string => {
  const latest = listNames(backupFolder(config)).toSorted().at(-1);
  if (latest !== undefined) return path.join(backupFolder(config), latest);
  throw new BackupFault(
    `There is no backup in ${backupFolder(config)} yet. Name a file, or write one with passbook backup FILE.`,
  );
};

const describeDrill = (
  io: Pick<CommandIo, "stdout">,
  { file, json, took_ms }: { file: string; json: boolean; took_ms: number },
  tables: readonly DrilledTable[],
): number => {
  const different = tables.filter(({ in_backup, restored }) => in_backup !== restored);
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  if (json) io.stdout(`${JSON.stringify({ file, rows, took_ms, same: different.length === 0, tables })}\n`);
  else {
    for (const { name, rows: count, restored } of tables)
      io.stdout(`${restored}  ${String(count).padStart(9)}  ${name}\n`);
    io.stdout(
      different.length === 0
        ? `Restored from ${file} in ${(took_ms / 1000).toFixed(1)} s: ${String(rows)} rows, the hash of every table agrees.\n`
        : `What was restored from ${file} differs in: ${different.map(({ name }) => name).join(", ")}.\n`,
    );
  }
  return different.length === 0 ? DONE : FAULT;
};

/** `passbook backup drill`: restores a backup into a scratch folder and compares the hash of every table; the data in use is not touched. */
export const drillCommand = async (args: readonly string[], io: DrillIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  try {
    const file = wish.file ?? findLatest(io.config);
    const passphrase = await readPassphrase(io, wish.passphrase_file);
    // Beside the backup, where there was room for it; a folder for temporary files may be memory.
    const scratch = mkdtempSync(path.join(path.dirname(path.resolve(file)), ".drill-"));
    const start = performance.now();
    const tables = await drillBackup({ file, passphrase }, scratch);
    return describeDrill(io, { file, json: wish.json, took_ms: performance.now() - start }, tables);
  } catch (error) {
    const is_of_disk = error instanceof Error && "code" in error && "syscall" in error;
    if (!(error instanceof BackupFault) && !is_of_disk) throw error;
    return refuseInput(io, { code: "bad_backup", message: error.message }, wish.json);
  }
};
