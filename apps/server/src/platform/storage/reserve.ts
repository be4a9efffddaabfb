import { foldLog, lockPerson } from "@passbook/db/dialect";
import { isDiskFull } from "@passbook/db/faults";
import { open, rm, statfs } from "node:fs/promises";
import path from "node:path";
import type { Services } from "../services.ts";
import { giveUpLeftFiles } from "./storage-limit.ts";

const MB = 1024 * 1024;
/** As much as the log of the database grows to while much is deleted in slices. */
const MOST_BYTES = 16 * MB;
const STEP_BYTES = MB / 16;
const SHARE_OF_DISK = 1 / 5;

type Kept = Pick<Services, "config" | "clock">;

const fileOf = ({ config }: Pick<Services, "config">): string => path.join(config.data_dir, ".reserve");

/** A database server has a disk of its own, on which nothing can be kept from here. */
const isElsewhere = ({ config }: Pick<Services, "config">): boolean => config.database_url !== null;

/**
 * Keeps some room of the disk for what makes room on it, as a file; where there is not so much, all there is. Random bytes, since a disk may keep
 * zeros as nothing.
 */
export const keepReserve = async (services: Kept): Promise<void> => {
  if (isElsewhere(services)) return;
  const { blocks, bsize } = await statfs(services.config.data_dir);
  const most = Math.min(MOST_BYTES, Math.floor(blocks * bsize * SHARE_OF_DISK));
  const file = await open(fileOf(services), "a", 0o600);
  try {
    // One of a time when the disk was fuller may be smaller.
    let { size } = await file.stat();
    while (size < most) {
      const bytes = services.clock.randomBytes(Math.min(STEP_BYTES, most - size));
      size += (await file.write(bytes)).bytesWritten;
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  } finally {
    await file.close();
  }
};

type Acting = Kept & Pick<Services, "db">;

/**
 * Carries out what makes room, or lets in who can make some (nobody yet, `user_id` is null). Where the disk is so full that not even that can be
 * written down, it has the reserve, for what is written already to find its place and then for itself; what the person has deleted
 * gives its files up for good.
 */
export const makingRoom = async <T>(
  services: Acting,
  user_id: string | null,
  act: () => Promise<T>,
): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!isDiskFull(error) || isElsewhere(services)) throw error;
  }
  await rm(fileOf(services), { force: true });
  try {
    await unlessFull(() => foldLog(services.db));
    const done = await act();
    if (user_id !== null) await unlessFull(() => giveUpOwn(services, user_id));
    return done;
  } finally {
    await unlessFull(() => foldLog(services.db));
    await keepReserve(services);
  }
};

const giveUpOwn = ({ db }: Acting, user_id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    await giveUpLeftFiles(trx, user_id);
  });

/** What would be well, but is no reason to refuse what was asked. */
const unlessFull = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
};
