import { type Db, wipingFreed } from "@passbook/db/dialect";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "../services.ts";
import { fromStored, toStored } from "./stored-bytes.ts";
import { IN_PARTS, keepFileBytes } from "./stored-files.ts";

type Sealing = Pick<Services, "db" | "secrets">;

const IN_ONE_PIECE = sql<boolean>`length(bytes) > 0`;

/** Puts one file of before in parts; false where none is left. */
const divideFile = async ({ db, secrets }: Sealing): Promise<boolean> => {
  const row = await db
    .selectFrom("files")
    .select(["user_id", "id", "bytes", "sealed"])
    .where(IN_ONE_PIECE)
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return false;
  const { user_id, id } = row;
  const bytes = fromStored({ secrets }, { table: "files", user_id, id }, row);
  await db.transaction().execute(async (trx) => {
    const emptying = trx
      .updateTable("files")
      .set(IN_PARTS)
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .where(IN_ONE_PIECE);
    const { numUpdatedRows } = await wipingFreed(trx, () => emptying.executeTakeFirstOrThrow());
    // It may have given up its room meanwhile.
    if (numUpdatedRows === 1n) await keepFileBytes(trx, { secrets }, row, bytes);
  });
  return true;
};

const findOpenMail = (db: Db) =>
  db
    .selectFrom("received_mails")
    .select(["user_id", "id", "bytes"])
    .where("sealed", "=", 0)
    .where("bytes", "is not", null)
    .limit(1)
    .executeTakeFirst();

/** Seals one message of before; false where none is left. */
const sealMail = async ({ db, secrets }: Sealing): Promise<boolean> => {
  const row = await findOpenMail(db);
  if (row === undefined || row.bytes === null) return false;
  const { user_id, id } = row;
  const stored = toStored({ secrets }, { table: "received_mails", user_id, id }, row.bytes);
  await db.transaction().execute(async (trx) => {
    const write = trx
      .updateTable("received_mails")
      .set(stored)
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .where("sealed", "=", 0);
    await wipingFreed(trx, () => write.execute());
  });
  return true;
};

const PAUSE_MS = 50;

/**
 * Seals what was stored before files and mails were sealed, and puts in parts what was stored in one piece, one after another with pauses,
 * so that nobody waits for it. Answers how many.
 */
export const sealStored = async (
  services: Sealing,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let count = 0;
  for (const sealOne of [divideFile, sealMail])
    while (!isStopped() && (await sealOne(services))) {
      count += 1;
      await sleep(PAUSE_MS);
    }
  return count;
};
