import type { Db } from "@passbook/db/dialect";
import type { NoticeRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { queueMail } from "../../common/index.ts";
import { addMs } from "../../platform/clock.ts";
import { LeaseLost } from "../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import { findNews, isStillReading } from "./find-news.ts";
import { type News, writeNotice } from "./letters.ts";
import { GATHER_MS, getAddress } from "./repo.ts";
import { NOTICE_MAIL_WORK } from "./send-notices.ts";
import { makeUnsubscribeToken } from "./unsubscribe-token.ts";

const MINUTE_MS = 60_000;
const LOOK_MS = 2 * MINUTE_MS;
const MOST_ATTEMPTS = 60;

/** Ends the lease until it is looked again; who turned the mails off meanwhile gets none. */
const giveBack = async (
  trx: Db,
  { user_id, kind, lease_owner }: NoticeRow,
  set: Partial<NoticeRow> & { readonly lease_until: string },
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable("notices")
    .set({ ...set, attempts: 0, lease_owner: null })
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("is_on", "=", 1)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

/** Writes the mail and what it tells of in one transaction, so that each thing is told exactly once. */
const tell = (
  services: Services,
  row: NoticeRow,
  { recipient, news }: { readonly recipient: string; readonly news: readonly News[] },
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const { user_id, kind } = row;
    const told_at = services.clock.now();
    await giveBack(trx, row, { told_at, lease_until: addMs(told_at, GATHER_MS) });
    await trx
      .insertInto("told_notices")
      .values(news.map(({ subject }) => ({ user_id, kind, subject, told_at })))
      .execute();
    const token = makeUnsubscribeToken(services, { user_id, kind });
    const origin = services.origin.url;
    await queueMail(trx, services, writeNotice({ recipient, user_id }, { kind, news, origin, token }));
  });

const look = async (services: Services, row: NoticeRow): Promise<void> => {
  const { db, clock, config } = services;
  const now = clock.now();
  const { email, email_verified_at, time_zone } = await getAddress(db, row.user_id);
  const can_send = config.smtp_url !== null && email_verified_at !== null;
  const asked = { row, now, time_zone };
  if (!can_send) return giveBack(db, row, { lease_until: addMs(now, GATHER_MS) });
  if (await isStillReading(db, asked)) return giveBack(db, row, { lease_until: addMs(now, MINUTE_MS) });
  const news = await findNews(db, asked);
  if (news.length === 0) return giveBack(db, row, { lease_until: addMs(now, LOOK_MS) });
  await tell(services, row, { recipient: email, news });
  services.bell.ring(NOTICE_MAIL_WORK.name);
};

/** Kinds of mail that people turned on: looked after every two minutes, told at most once an hour. */
export const NOTICE_WORK: LeasedWork<"notices"> = {
  name: "notices",
  table: "notices",
  key: ["user_id", "kind"],
  isWaiting: sql<boolean>`is_on = 1`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: MINUTE_MS,
  at_once: 1,
  carryOut: look,
  giveUp: async (trx, { clock }, { user_id, kind }) => {
    await trx
      .updateTable("notices")
      .set({ attempts: 0, lease_until: addMs(clock.now(), GATHER_MS) })
      .where("user_id", "=", user_id)
      .where("kind", "=", kind)
      .execute();
  },
};
