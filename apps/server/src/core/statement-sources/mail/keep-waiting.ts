import { type Db, toNumber } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { sql } from "kysely";
import type { Services } from "../../../platform/services.ts";
import { takeRoom } from "../../../platform/storage/storage-limit.ts";
import { toStored } from "../../../platform/storage/stored-bytes.ts";

/** So many forwarded messages wait for a person at most, of so many of the largest in bytes: strangers send them too. */
const MOST_WAITING = 200;
const MOST_LARGEST = 4;

/** So much waits already that a person has to look at some of it first. */
export class TooMuchWaits extends Error {}

/** The columns that keep a message while it waits, sealed; throws {@link TooMuchWaits}, or 507 where its person keeps all they may. */
export const keepWaiting = async (
  trx: Db,
  services: Pick<Services, "config" | "secrets">,
  { user_id, id }: Pick<ReceivedMailRow, "user_id" | "id">,
  bytes: Uint8Array,
): Promise<Pick<ReceivedMailRow, "bytes" | "sealed">> => {
  const { count, size } = await trx
    .selectFrom("received_mails")
    .select((of) => [of.fn.countAll().as("count"), sql<unknown>`coalesce(sum(length(bytes)), 0)`.as("size")])
    .where("user_id", "=", user_id)
    .where("outcome", "=", "quarantined")
    .where("is_forwarded", "=", 1)
    .executeTakeFirstOrThrow();
  const most_bytes = MOST_LARGEST * services.config.upload_limit_bytes;
  if (toNumber(count) >= MOST_WAITING || toNumber(size) + bytes.length > most_bytes) throw new TooMuchWaits();
  await takeRoom(trx, services, user_id, bytes.length);
  return toStored(services, { table: "received_mails", user_id, id }, bytes);
};
