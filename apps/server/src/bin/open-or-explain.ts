import { NewerDatabase } from "@passbook/db/migrate";
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
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
const OPEN_TO_ANYBODY = 0o007;
/** Such as /tmp: where everybody keeps what is theirs. */
const SHARED = 0o1000;

const modeOf = (folder: string): number => statSync(folder).mode;

/** Whether a folder is there for Passbook: its data is in it, or nothing yet but what a disk or a repository comes with. */
const isOwnFolder = (folder: string): boolean => {
  const names = readdirSync(folder);
  if ((modeOf(folder) & SHARED) !== 0) return false;
  return (
    ["passbook.db", "secret.key", "outbox"].some((name) => names.includes(name)) ||
    names.every((name) => name.startsWith(".") || name === "lost+found")
  );
};

/** A folder of before, or made by hand, becomes its owner's alone; one that a group shares on purpose may be somebody else's. */
const closeFolder = ({ data_dir }: Config): void => {
  if (process.platform === "win32" || (modeOf(data_dir) & OPEN_TO_OTHERS) === 0) return;
  if (!isOwnFolder(data_dir))
    throw new StartFault(
      `The data folder ${data_dir} is open to others and not there for Passbook alone. Name a folder of its own with DATA_DIR.`,
    );
  try {
    chmodSync(data_dir, 0o700);
  } catch {
    // told below
  }
  if ((modeOf(data_dir) & OPEN_TO_ANYBODY) !== 0)
    throw new StartFault(
      `The data folder ${data_dir} is open to others, and this user cannot close it. Make it this user's alone (chown, chmod 700), or name another with DATA_DIR.`,
    );
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

const toSentence = (reason: string): string => (reason.endsWith(".") ? reason : `${reason}.`);

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
        : `The database of DATABASE_URL cannot be opened: ${error instanceof NewerDatabase ? reason : `${toSentence(reason)} Check its address, user and password.`}`,
    );
  }
};
