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

type Judged = Pick<ReceivedMailRow, "reason" | "signature">;

/** How likely a message that waits is wanted: 0 of strangers who did not sign, 1 of those who did, 2 of senders that are allowed. */
const worthOf = ({ reason, signature }: Judged): 0 | 1 | 2 => {
  if (reason !== "unknown_sender" && reason !== "no_single_sender") return 2;
  return signature === "holds" ? 1 : 0;
};

const listWaiting = (trx: Db, user_id: string) =>
  trx
    .selectFrom("received_mails")
    .select(["id", "reason", "signature", sql<unknown>`coalesce(length(bytes), 0)`.as("size")])
    .where("user_id", "=", user_id)
    .where("outcome", "=", "quarantined")
    .where("is_forwarded", "=", 1)
    .orderBy("id")
    .execute();

/** Lets messages go for good, and counts them where their person sees it. */
const letGo = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  user_id: string,
  ids: readonly string[],
): Promise<void> => {
  await trx.deleteFrom("received_mails").where("user_id", "=", user_id).where("id", "in", ids).execute();
  await trx
    .updateTable("forwarding_addresses")
    .set({ let_go: sql`let_go + ${ids.length}`, let_go_at: clock.now() })
    .where("user_id", "=", user_id)
    .execute();
};

/**
 * Makes room among what waits: the oldest of strangers who did not sign go first, then of those who did; none goes for one of less worth, and
 * none of a sender that is allowed. Throws {@link TooMuchWaits} where that does not do.
 */
const makeRoom = async (
  trx: Db,
  services: Pick<Services, "clock" | "config">,
  row: Judged & Pick<ReceivedMailRow, "user_id">,
  needed: number,
): Promise<void> => {
  const waiting = await listWaiting(trx, row.user_id);
  let count = waiting.length;
  let size = waiting.reduce((sum, each) => sum + toNumber(each.size), needed);
  const most_bytes = MOST_LARGEST * services.config.upload_limit_bytes;
  const worth = worthOf(row);
  const others = ([0, 1] as const)
    .filter((less) => less <= worth)
    .flatMap((less) => waiting.filter((each) => worthOf(each) === less));
  const gone: string[] = [];
  while (count >= MOST_WAITING || size > most_bytes) {
    const next = others[gone.length];
    // A large one may come later; were others of its kind to go for it, a few could take the place of all.
    if (next === undefined || (count < MOST_WAITING && worthOf(next) === worth)) throw new TooMuchWaits();
    gone.push(next.id);
    count -= 1;
    size -= toNumber(next.size);
  }
  if (gone.length > 0) await letGo(trx, services, row.user_id, gone);
};

/** The columns that keep a message while it waits, sealed; throws {@link TooMuchWaits}, or 507 where its person keeps all they may. */
export const keepWaiting = async (
  trx: Db,
  services: Pick<Services, "clock" | "config" | "secrets">,
  row: Judged & Pick<ReceivedMailRow, "user_id" | "id">,
  bytes: Uint8Array,
): Promise<Pick<ReceivedMailRow, "bytes" | "sealed">> => {
  const { user_id, id } = row;
  await makeRoom(trx, services, row, bytes.length);
  await takeRoom(trx, services, user_id, bytes.length);
  return toStored(services, { table: "received_mails", user_id, id }, bytes);
};
