import { type Db, toNumber } from "@passbook/db/dialect";
import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, statSync } from "node:fs";
import { readdir, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { databasePlace } from "../../platform/database-place.ts";
import { type ObjectStore, openStore } from "../../platform/objects/object-store.ts";
import type { BackupDone, Services } from "../../platform/services.ts";
import { BackupFault, type TableSums } from "../file/backup-file.ts";
import { verifyBackup } from "../restore-backup.ts";
import { writeBackup } from "../write-backup.ts";
import { chooseForgotten } from "./choose-kept.ts";
import { nameBackup } from "./name-backup.ts";

type Given = Pick<Services, "db" | "config" | "clock" | "log" | "originals">;

/** Where the backups of an installation are. */
export const backupFolder = ({ data_dir }: Pick<Services["config"], "data_dir">): string =>
  path.join(data_dir, "backups");

/** There is less room than a backup may take. */
export class NoRoomForBackup extends Error {
  override name = "NoRoomForBackup";
}

const HALF = 0.5;

/** What lies in the storage of originals comes into the backup too. */
const sumFar = async (db: Db): Promise<number> => {
  const { bytes } = await db
    .selectFrom("files")
    .select(({ fn }) => fn.sum("file_size").as("bytes"))
    .where("object", "is not", null)
    .executeTakeFirstOrThrow();
  return toNumber(bytes ?? 0);
};

/** Rows shrink to a fraction of what they take in the database; what was uploaded does not. */
const refuseWithoutRoom = async ({ config, db }: Given, folder: string): Promise<void> => {
  const place = databasePlace(config);
  if (place.engine !== "sqlite" || !existsSync(place.file)) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < statSync(place.file).size * HALF + (await sumFar(db))) throw new NoRoomForBackup();
};

const areSame = (written: TableSums, read: TableSums): boolean =>
  Object.keys(written).length === Object.keys(read).length &&
  Object.entries(written).every(
    ([name, { rows, sha256 }]) => read[name]?.rows === rows && read[name].sha256 === sha256,
  );

const hashOf = async (source: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash("sha256");
  for await (const bytes of source) hash.update(bytes);
  return hash.digest("hex");
};

/** Puts a copy into the storage, and reads it back from there. */
const keepFar = async (store: ObjectStore, folder: string, name: string): Promise<void> => {
  await store.putFile(name, path.join(folder, name));
  const there = await store.read(name);
  const own = await hashOf(createReadStream(path.join(folder, name)));
  if (there === null || (await hashOf(there)) !== own)
    throw new BackupFault(`${name} is not in the storage as it was sent.`);
  for (const old of chooseForgotten(await store.list())) await store.remove(old);
};

/** Why a copy is not far away: the backup beside the data is good all the same. */
const tryFar = async ({ config, log }: Given, folder: string, name: string): Promise<boolean> => {
  if (config.backups.store === null) return false;
  try {
    await keepFar(openStore(config.backups.store), folder, name);
    return true;
  } catch (error) {
    log.error({ err: error }, "the backup could not be copied to BACKUP_URL");
    return false;
  }
};

/**
 * Writes a backup into the folder of backups, opens it and compares it with what was written, copies it far away where that is wanted, and
 * forgets what is no longer kept. Throws NoRoomForBackup, a BackupFault, or what the disk had against it.
 */
export const backUpNow = async (services: Given): Promise<BackupDone> => {
  const { config, clock } = services;
  const { passphrase } = config.backups;
  const folder = backupFolder(config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await refuseWithoutRoom(services, folder);
  const made_at = clock.now();
  const name = nameBackup(made_at, passphrase !== null);
  const file = path.join(folder, name);
  const written = await writeBackup(services, { file, passphrase });
  const read = await verifyBackup({ file, passphrase });
  if (!areSame(written, read)) {
    await rm(file, { force: true });
    throw new BackupFault("The backup that was written is not what is read from it.");
  }
  const is_far = await tryFar(services, folder, name);
  for (const old of chooseForgotten(await readdir(folder))) await rm(path.join(folder, old), { force: true });
  return {
    made_at,
    file: name,
    rows: Object.values(written).reduce((sum, { rows }) => sum + rows, 0),
    bytes: statSync(file).size,
    is_encrypted: passphrase !== null,
    is_far,
  };
};
