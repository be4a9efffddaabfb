import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { openServices } from "../app.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { readOrMakeSecretKey } from "../platform/secrets.ts";
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

const refuseWithoutKey = ({ secret_key_file }: Config): void => {
  try {
    readOrMakeSecretKey(secret_key_file, randomBytes);
  } catch (error) {
    throw new StartFault(error instanceof Error ? error.message : String(error));
  }
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
  refuseWithoutKey(config);
  try {
    return await openServices(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(
      config.database_url === null
        ? `The data in ${config.data_dir} cannot be opened: ${reason}`
        : `The database of DATABASE_URL cannot be opened: ${reason}. Check its address, user and password.`,
    );
  }
};
