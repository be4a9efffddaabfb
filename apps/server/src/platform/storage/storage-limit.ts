import { type Db, lockPerson, wipingFreed } from "@passbook/db/dialect";
import { sql } from "kysely";
import { say } from "@passbook/contract/sentences/requests";
import type { Said } from "@passbook/contract/sentences/sentence";
import { countKept, HAS_BYTES, IS_HELD, sumUsed } from "./count-kept.ts";
import { Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { leaveObjects } from "./leave-objects.ts";
import { IN_PARTS } from "./stored-files.ts";

/** Of a file without bytes that nothing holds nothing is left but its name, which goes once no change could bring back what held it. */
const dropEmptyFiles = async (trx: Db, user_id: string): Promise<void> => {
  const isNamedIn = (table: string) => sql`exists (select 1 from ${sql.table(table)} as history
    where history.user_id = files.user_id and history.edits like '%' || files.id || '%')`;
  await sql`delete from files where user_id = ${user_id} and not ${IS_HELD} and not ${HAS_BYTES}
    and not ${isNamedIn("changes")} and not ${isNamedIn("change_parts")}`.execute(trx);
};

/** Files that nothing holds any more are kept for an undo only as long as their room is not needed. */
export const giveUpLeftFiles = async (trx: Db, user_id: string): Promise<void> => {
  const left = trx
    .selectFrom("files")
    .select("id")
    .where("user_id", "=", user_id)
    .where(sql<boolean>`not ${IS_HELD}`);
  await leaveObjects(trx, user_id, sql<boolean>`not ${IS_HELD}`);
  await trx.deleteFrom("file_parts").where("user_id", "=", user_id).where("file_id", "in", left).execute();
  await wipingFreed(trx, () =>
    trx
      .updateTable("files")
      .set(IN_PARTS)
      .where("user_id", "=", user_id)
      .where("id", "in", left)
      .where(sql<boolean>`(length(bytes) > 0 or object is not null)`)
      .execute(),
  );
  await dropEmptyFiles(trx, user_id);
};

/** What a change did is kept for an undo likewise: the oldest are given up first, until the history has so many bytes. */
const giveUpHistory = async (trx: Db, user_id: string, most_bytes: number): Promise<void> => {
  const sizes = sql`select id, octet_length(edits) as size from changes where user_id = ${user_id}
    union all select change_id, octet_length(edits) from change_parts where user_id = ${user_id}
      and change_id in (select id from changes where user_id = ${user_id})`;
  const { rows } = await sql<{ id: string }>`select id from
    (select id, sum(size) over (order by id desc) as newer from (${sizes}) as sizes) as sums
    where newer > ${most_bytes} order by id desc limit 1`.execute(trx);
  const [last] = rows;
  if (last === undefined) return;
  await trx
    .updateTable("changes")
    .set({ edits: GIVEN_UP })
    .where("user_id", "=", user_id)
    .where("id", "<=", last.id)
    .where("edits", "!=", GIVEN_UP)
    .execute();
  await trx
    .deleteFrom("change_parts")
    .where("user_id", "=", user_id)
    .where("change_id", "<=", last.id)
    .execute();
};

/** What the history says of a change that can be taken back no more. */
export const GIVEN_UP = "";

/** The history has a share of the limit in any case, so that the last changes can be taken back. */
const HISTORY_SHARE = 0.1;
/** Given up is somewhat more than is needed now, so that it is seldom. */
const SPARE_SHARE = 0.05;

const giveUp = async ({ db }: Pick<Services, "db">, user_id: string, most_history: number): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    await giveUpLeftFiles(trx, user_id);
    const { history } = await countKept(trx, user_id);
    if (history > most_history) await giveUpHistory(trx, user_id, most_history);
  });
};

const storageLimit = (said: Said): Problem => new Problem({ status: 507, code: "storage_limit", ...said });

/** True where something was refused since its person keeps all they may; it passes when they delete something. */
export const isStorageLimit = (error: unknown): boolean =>
  error instanceof Problem && error.code === "storage_limit";

/**
 * Before a person changes something: refuses what adds to what they keep where that is all they may keep (`STORAGE_LIMIT_MB`), and gives up what is
 * only kept for an undo where its room is needed.
 */
export const mindRoom = async (
  services: Pick<Services, "db" | "config">,
  user_id: string,
  { adds }: { readonly adds: boolean },
): Promise<void> => {
  const limit = services.config.storage_limit_bytes;
  if (limit === null) return;
  const kept = await countKept(services.db, user_id);
  const used = sumUsed(kept);
  const most_history = Math.max(limit - used, limit * HISTORY_SHARE);
  const is_left_over = kept.left_files > 0 && used + kept.left_files > limit;
  if (kept.history > most_history || is_left_over)
    await giveUp(services, user_id, Math.floor(most_history - limit * SPARE_SHARE));
  if (adds && used > limit) throw storageLimit(say("storage_full", { used, limit }));
};

/** Makes sure that a person may keep so many bytes more, or throws 507 `storage_limit`; in the transaction that keeps them. */
export const takeRoom = async (
  trx: Db,
  { config }: Pick<Services, "config">,
  user_id: string,
  bytes: number,
): Promise<void> => {
  const limit = config.storage_limit_bytes;
  if (limit === null) return;
  await lockPerson(trx, user_id);
  const kept = await countKept(trx, user_id);
  const used = sumUsed(kept);
  if (used + bytes > limit) throw storageLimit(say("storage_too_small", { used, limit, size: bytes }));
  if (used + kept.left_files + bytes > limit) await giveUpLeftFiles(trx, user_id);
};
