import { lockPerson } from "@passbook/db/dialect";
import { isDiskFull } from "@passbook/db/faults";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Services } from "./services.ts";
import { giveUpLeftFiles } from "./storage-limit.ts";

const MB = 1024 * 1024;
/** As much as the log of the database grows to while much is deleted in slices. */
const MOST_BYTES = 16 * MB;
const LEAST_BYTES = MB / 4;
const SHARE_OF_DISK = 1 / 8;

type Kept = Pick<Services, "config" | "clock">;

const fileOf = ({ config }: Pick<Services, "config">): string => path.join(config.data_dir, ".reserve");

/** A database server has a disk of its own, on which nothing can be kept from here. */
const isElsewhere = ({ config }: Pick<Services, "config">): boolean => config.database_url !== null;

/**
 * Keeps some room of the disk for what makes room on it, as a file; where there is not so much, less. Random bytes, since a disk may keep
 * zeros as nothing.
 */
export const keepReserve = async (services: Kept): Promise<void> => {
  if (isElsewhere(services)) return;
  const { blocks, bsize } = await statfs(services.config.data_dir);
  let bytes = Math.min(MOST_BYTES, Math.floor(blocks * bsize * SHARE_OF_DISK));
  // One of a time when the disk was fuller may be smaller, as one may that was not written to its end.
  if ((await measure(services)) >= bytes) return;
  while (bytes >= LEAST_BYTES && !(await tryToKeep(services, bytes))) bytes = Math.floor(bytes / 2);
};

/** How many bytes are kept; 0 where there is no such file. */
const measure = (services: Pick<Services, "config">): Promise<number> =>
  stat(fileOf(services)).then(
    ({ size }) => size,
    () => 0,
  );

const tryToKeep = async (services: Kept, bytes: number): Promise<boolean> => {
  try {
    await writeFile(fileOf(services), services.clock.randomBytes(bytes), { mode: 0o600 });
    return true;
  } catch (error) {
    await rm(fileOf(services), { force: true });
    if (isDiskFull(error)) return false;
    throw error;
  }
};

/**
 * Carries out what makes room. Where the disk is so full that not even that can be written down, it has the reserve, and what the person has
 * deleted gives its files up for good.
 */
export const makingRoom = async <T>(
  services: Kept & Pick<Services, "db">,
  user_id: string,
  act: () => Promise<T>,
): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!isDiskFull(error) || (await measure(services)) === 0) throw error;
  }
  await rm(fileOf(services), { force: true });
  try {
    const done = await act();
    await services.db.transaction().execute(async (trx) => {
      await lockPerson(trx, user_id);
      await giveUpLeftFiles(trx, user_id);
    });
    return done;
  } finally {
    await keepReserve(services);
  }
};
