import { chmodSync, closeSync, existsSync, openSync } from "node:fs";

const OWNER_ONLY = 0o600;

/** SQLite gives the files beside a database the rights of the database itself, so each is made, or made again, for its owner alone. */
export const keepPrivate = (file: string): void => {
  closeSync(openSync(file, "a", OWNER_ONLY));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (existsSync(each)) chmodSync(each, OWNER_ONLY);
    } catch (error) {
      // Those of another user stay as they are; `passbook doctor` names them.
      if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
    }
  }
};
