import type { Db } from "@passbook/db/dialect";
import type { NoticeRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { type Letter, queueMail } from "../../common/index.ts";
import { addMs, toLocalHour } from "../../platform/clock.ts";
import { LeaseLost } from "../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import { findDigest } from "./digest/find-digest.ts";
import { writeDigest } from "./digest/write-digest.ts";
import { findNews, isOfStatements, isStillReading } from "./find-news.ts";
import { writeNotice } from "./letters.ts";
import { GATHER_MS, getAddress } from "./repo.ts";
import { NOTICE_MAIL_WORK } from "./send-notices.ts";
import { makeUnsubscribeToken } from "./unsubscribe-token.ts";

const MINUTE_MS = 60_000;
const LOOK_MS = 2 * MINUTE_MS;
/** Finding alerts reads much, and they are of days. */
const RARE_MS = 30 * MINUTE_MS;
const MORNING = 7;
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

/** What there is to tell: by what it is told once, and the mail of it. */
type Telling = {
  readonly subjects: readonly string[];
  readonly write: (given: { readonly origin: string; readonly token: string }) => Letter;
};

/** Writes the mail and what it tells of in one transaction, so that each thing is told exactly once. */
const tell = (services: Services, row: NoticeRow, { subjects, write }: Telling): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const { user_id, kind } = row;
    const told_at = services.clock.now();
    await giveBack(trx, row, { told_at, lease_until: addMs(told_at, GATHER_MS) });
    await trx
      .insertInto("told_notices")
      .values(subjects.map((subject) => ({ user_id, kind, subject, told_at })))
      .execute();
    const token = makeUnsubscribeToken(services, { user_id, kind });
    await queueMail(trx, services, write({ origin: services.origin.url, token }));
  });

type Person = Awaited<ReturnType<typeof getAddress>>;

/** What there is to tell of a kind now; null where there is nothing. */
const findTelling = async (
  db: Db,
  row: NoticeRow,
  { now, email: recipient, time_zone, week_start }: Person & { readonly now: string },
): Promise<Telling | null> => {
  const { user_id, kind } = row;
  const to = { recipient, user_id };
  if (kind === "weekly" || kind === "monthly") {
    const digest = await findDigest(db, { row: { ...row, kind }, now, time_zone, week_start });
    if (digest === null) return null;
    return {
      subjects: [`${kind} ${digest.from}`],
      write: (given) => writeDigest(to, { kind, digest, ...given }),
    };
  }
  const news = await findNews(db, { row, now, time_zone });
  if (news.length === 0) return null;
  return {
    subjects: news.map(({ subject }) => subject),
    write: (given) => writeNotice(to, { kind, news, ...given }),
  };
};

const look = async (services: Services, row: NoticeRow): Promise<void> => {
  const { db, clock, config } = services;
  const now = clock.now();
  const person = await getAddress(db, row.user_id);
  const { email_verified_at, time_zone } = person;
  const can_send = config.smtp_url !== null && email_verified_at !== null;
  if (!can_send) return giveBack(db, row, { lease_until: addMs(now, GATHER_MS) });
  const of_statements = isOfStatements(row.kind);
  // What is not asked of anybody can wait for the morning.
  if (!of_statements && toLocalHour(now, time_zone) < MORNING)
    return giveBack(db, row, { lease_until: addMs(now, RARE_MS) });
  if (await isStillReading(db, { row, now, time_zone }))
    return giveBack(db, row, { lease_until: addMs(now, MINUTE_MS) });
  const telling = await findTelling(db, row, { ...person, now });
  if (telling === null)
    return giveBack(db, row, { lease_until: addMs(now, of_statements ? LOOK_MS : RARE_MS) });
  await tell(services, row, telling);
  services.bell.ring(NOTICE_MAIL_WORK.name);
};

/** Kinds of mail that people turned on: those of statements are looked after every two minutes, others each half hour of the day; told at most once an hour. */
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
