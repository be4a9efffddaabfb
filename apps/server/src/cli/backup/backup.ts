import { parseArgs } from "node:util";
import type { TableSums } from "../../backups/file/backup-file.ts";
import { type PassphraseIo, readPassphrase } from "../../backups/file/backup-passphrase.ts";
import { writeBackup } from "../../backups/write-backup.ts";
import { LEAST_PASSPHRASE } from "../../platform/config.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";

const USAGE = "Usage: passbook backup FILE [--passphrase-file FILE] [--json]";

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
