import { type Db, lockPerson, toNumber, wipingFreed } from "@passbook/db/dialect";
import { sql } from "kysely";
import { Problem } from "./problem.ts";
import { saySize } from "./say-size.ts";
import type { Services } from "./services.ts";
import { IN_PARTS } from "./stored-files.ts";

const HAS_STATEMENT = sql<boolean>`exists (select 1 from statements
  where statements.user_id = files.user_id and statements.file_id = files.id)`;

const HAS_BYTES = sql<boolean>`(length(files.bytes) > 0 or exists (select 1 from file_parts
  where file_parts.user_id = files.user_id and file_parts.file_id = files.id))`;

const sumFiles = async (db: Db, user_id: string, which = sql<boolean>`1 = 1`): Promise<number> => {
  const row = await db
    .selectFrom("files")
    .select(({ fn }) => fn.sum("file_size").as("bytes"))
    .where("user_id", "=", user_id)
    .where(HAS_BYTES)
    .where(which)
    .executeTakeFirstOrThrow();
  return toNumber(row.bytes);
};

const sumMails = async (db: Db, user_id: string): Promise<number> => {
  const row = await db
    .selectFrom("received_mails")
    .select(sql<number | null>`sum(length(bytes))`.as("bytes"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  return toNumber(row.bytes);
};

/** The bytes that count for a person: the files their statements were read from, and mails in quarantine. */
export const countStored = async (db: Db, user_id: string): Promise<number> =>
  (await sumFiles(db, user_id, HAS_STATEMENT)) + (await sumMails(db, user_id));

/** Files of which every statement was deleted are kept for an undo only as long as their room is not needed. */
const giveUpLeftFiles = async (trx: Db, user_id: string): Promise<void> => {
  const left = trx
    .selectFrom("files")
    .select("id")
    .where("user_id", "=", user_id)
    .where(sql<boolean>`not ${HAS_STATEMENT}`);
  await trx.deleteFrom("file_parts").where("user_id", "=", user_id).where("file_id", "in", left).execute();
  await wipingFreed(trx, () =>
    trx
      .updateTable("files")
      .set(IN_PARTS)
      .where("user_id", "=", user_id)
      .where("id", "in", left)
      .where(sql<boolean>`length(bytes) > 0`)
      .execute(),
  );
};

const storageLimit = (used: number, limit: number, bytes: number): Problem =>
  new Problem({
    status: 507,
    code: "storage_limit",
    message: `Your files take ${saySize(used)} of the ${saySize(limit)} that you may keep here, and this one has ${saySize(bytes)}. Delete statements that you no longer need, or ask whoever runs this Passbook for more room.`,
  });

/** Makes sure that a person may keep so many bytes more (`STORAGE_LIMIT_MB`), or throws 507 `storage_limit`; in the transaction that keeps them. */
export const takeRoom = async (
  trx: Db,
  { config }: Pick<Services, "config">,
  user_id: string,
  bytes: number,
): Promise<void> => {
  const limit = config.storage_limit_bytes;
  if (limit === null) return;
  await lockPerson(trx, user_id);
  const used = await countStored(trx, user_id);
  if (used + bytes > limit) throw storageLimit(used, limit, bytes);
  const kept = (await sumFiles(trx, user_id)) + (await sumMails(trx, user_id));
  if (kept + bytes > limit) await giveUpLeftFiles(trx, user_id);
};
