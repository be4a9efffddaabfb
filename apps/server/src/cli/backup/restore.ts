import { NewerDatabase } from "@passbook/db/migrate";
import { parseArgs } from "node:util";
import { BackupFault } from "../../backups/file/backup-file.ts";
import { type PassphraseIo, readPassphrase } from "../../backups/file/backup-passphrase.ts";
import { restoreBackup, verifyBackup } from "../../backups/restore-backup.ts";
import type { Config } from "../../platform/config.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";

const USAGE = "Usage: passbook restore FILE [--verify] [--passphrase-file FILE] [--json]";

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
