import { sql } from "kysely";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import type { Db } from "../dialect.ts";
import { findOutdated } from "../migrate.ts";

const OWNER_ONLY = 0o600;

const keepOnDisk = (file: string): void => {
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * Before a SQLite database is brought forward: writes it as it is to `backups/before-upgrade-from-<its last migration>.db` beside it, where it
 * stays, and answers that file. Null where there is nothing to bring forward, or a copy of this state is there. Throws what the disk has
 * against it, so that nothing is brought forward without a copy.
 */
export const copyBefore = async (db: Db, file: string): Promise<string | null> => {
  const last = await findOutdated(db, "sqlite");
  if (last === null) return null;
  const folder = path.join(path.dirname(file), "backups");
  const copy = path.join(folder, `before-upgrade-from-${last}.db`);
  if (existsSync(copy)) return null;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Several processes may start together: each writes its own, and the last one stays.
  const part = `${copy}.${String(process.pid)}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, "w", OWNER_ONLY));
  try {
    await sql`vacuum into ${part}`.execute(db);
    chmodSync(part, OWNER_ONLY);
    keepOnDisk(part);
    renameSync(part, copy);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return copy;
};
