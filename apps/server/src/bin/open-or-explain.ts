import { accessSync, constants, mkdirSync } from "node:fs";
import { openServices } from "../app.ts";
import { type Config, readConfig } from "../platform/config.ts";
import type { Services } from "../platform/services.ts";
import { StartFault } from "./run-program.ts";

const refuseUnwritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartFault(
      `The data folder ${folder} cannot be written. Give this user the right to, or name another with DATA_DIR.`,
    );
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
