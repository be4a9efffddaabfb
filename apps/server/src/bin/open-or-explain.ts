import { NewerDatabase } from "@passbook/db/migrate";
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { openServices } from "../app.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { KeyFault } from "../platform/secrets.ts";
import type { Services } from "../platform/services.ts";
import { StartFault } from "./run-program.ts";

/** Folder by folder, since a recursive `mkdirSync` never ends where a file system answers ENOENT to it, as /proc does. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // another process may have made it in between
    if (!existsSync(folder)) throw error;
  }
};

const refuseUnwritable = (folder: string): void => {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error("This is a file.");
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartFault(
      `The data folder ${folder} cannot be written. Give this user the right to, or name another with DATA_DIR.`,
    );
  }
};

const OPEN_TO_OTHERS = 0o077;
/** Such as /tmp: a folder that everybody writes to belongs to nobody. */
const OF_EVERYBODY = 0o002;

/** A folder of before, or made by hand, becomes its owner's alone; `passbook doctor` names those that cannot. */
const closeFolder = ({ data_dir }: Config): void => {
  const { mode, uid } = statSync(data_dir);
  const is_ours = uid === process.getuid?.() && (mode & OF_EVERYBODY) === 0;
  const is_used = ["passbook.db", "secret.key"].some((file) => existsSync(path.join(data_dir, file)));
  if (is_ours && is_used && (mode & OPEN_TO_OTHERS) !== 0) chmodSync(data_dir, 0o700);
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration; a StartFault names every variable that is wrong. */
export const parseConfig = (env: Environment): Config => {
  try {
    return readConfig(env);
  } catch (error) {
    throw new StartFault(error instanceof Error ? error.message : String(error));
  }
};

/** Reads the configuration and opens everything; what is wrong comes as a StartFault that says how to mend it. */
export const openOrExplain = async (env: Environment = process.env): Promise<Services> => {
  const config = parseConfig(env);
  refuseUnwritable(config.data_dir);
  closeFolder(config);
  try {
    return await openServices(config);
  } catch (error) {
    if (error instanceof KeyFault) throw new StartFault(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(
      config.database_url === null
        ? `The data in ${config.data_dir} cannot be opened: ${reason}`
        : `The database of DATABASE_URL cannot be opened: ${reason}${error instanceof NewerDatabase ? "" : ". Check its address, user and password."}`,
    );
  }
};
