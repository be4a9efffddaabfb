import { sql } from "kysely";
import { fetchPublished } from "./common/index.ts";
import { dropForgotten } from "./core/categorisation/index.ts";
import { addMs } from "./platform/clock.ts";
import { keepReserve } from "./platform/storage/reserve.ts";
import { sealStored } from "./platform/storage/seal-stored.ts";
import type { Services } from "./platform/services.ts";
import { GIVEN_UP } from "./platform/storage/storage-limit.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long what has no more use is kept, so that what happened can still be looked up. */
const KEPT_MS = {
  account_events: 400 * DAY_MS,
  devices: 400 * DAY_MS,
  attempts: DAY_MS,
  kept_answers: DAY_MS,
  mailbox_sign_ins: HOUR_MS,
  sign_on_attempts: HOUR_MS,
  mailed_links: 7 * DAY_MS,
  changes: 30 * DAY_MS,
  invitations: 7 * DAY_MS,
  outgoing_mails: 30 * DAY_MS,
  proposals: 90 * DAY_MS,
  sessions: 30 * DAY_MS,
  told_notices: 400 * DAY_MS,
  webhook_told: 400 * DAY_MS,
  webhook_deliveries: 30 * DAY_MS,
};

/**
 * Deletes what has ended long ago: counters of attempts, answers kept for repeats, sign-ins that nobody finished, used links, devices and events of long ago, mails and what addresses were told that was sent or given up, dead sessions, proposals that nobody answered for long,
 * changes that can be taken back no more, and what is learned no more of transactions that are gone. Any number of processes may do so.
 */
export const tidy = async ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> => {
  const before = (kept_ms: number): string => addMs(clock.now(), -kept_ms);
  await db.deleteFrom("attempts").where("window_start", "<", before(KEPT_MS.attempts)).execute();
  await db.deleteFrom("kept_answers").where("created_at", "<", before(KEPT_MS.kept_answers)).execute();
  await db
    .deleteFrom("changes")
    .where(sql<boolean>`octet_length(edits) = ${GIVEN_UP.length}`)
    .where("created_at", "<", before(KEPT_MS.changes))
    .execute();
  await db
    .deleteFrom("mailbox_sign_ins")
    .where("expires_at", "<", before(KEPT_MS.mailbox_sign_ins))
    .execute();
  await db
    .deleteFrom("sign_on_attempts")
    .where("expires_at", "<", before(KEPT_MS.sign_on_attempts))
    .execute();
  await db.deleteFrom("mailed_links").where("expires_at", "<", before(KEPT_MS.mailed_links)).execute();
  await db.deleteFrom("proposals").where("created_at", "<", before(KEPT_MS.proposals)).execute();
  await db.deleteFrom("member_invitations").where("expires_at", "<", clock.now()).execute();
  await db.deleteFrom("invitations").where("expires_at", "<", before(KEPT_MS.invitations)).execute();
  await db
    .deleteFrom("outgoing_mails")
    .where((eb) => {
      const limit = before(KEPT_MS.outgoing_mails);
      return eb.or([eb("sent_at", "<", limit), eb("failed_at", "<", limit)]);
    })
    .execute();
  await db
    .deleteFrom("sessions")
    .where((eb) => {
      const limit = before(KEPT_MS.sessions);
      return eb.or([eb("expires_at", "<", limit), eb("revoked_at", "<", limit)]);
    })
    .execute();
  await db.deleteFrom("told_notices").where("told_at", "<", before(KEPT_MS.told_notices)).execute();
  await db.deleteFrom("webhook_told").where("told_at", "<", before(KEPT_MS.webhook_told)).execute();
  await db
    .deleteFrom("webhook_deliveries")
    .where((eb) => {
      const limit = before(KEPT_MS.webhook_deliveries);
      return eb.or([eb("delivered_at", "<", limit), eb("failed_at", "<", limit)]);
    })
    .execute();
  await db.deleteFrom("account_events").where("last_at", "<", before(KEPT_MS.account_events)).execute();
  await db.deleteFrom("devices").where("last_seen_at", "<", before(KEPT_MS.devices)).execute();
  await db.deleteFrom("waiting_sign_ins").where("expires_at", "<", clock.now()).execute();
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", clock.now()).execute();
  await dropForgotten(db);
};

const tidyAndSeal = async (services: Services, signal: AbortSignal): Promise<void> => {
  await keepReserve(services);
  await tidy(services);
  const count = await sealStored(services, () => signal.aborted);
  if (count > 0) services.log.info({ count }, "files of before are sealed now");
};

/** Keeps room for deleting, tidies, seals what was stored before files were sealed, and fetches exchange rates where that is allowed: now and every hour; answers how to stop. */
export const tidyHourly = (services: Services): (() => void) => {
  const stopping = new AbortController();
  const run = (): void => {
    fetchPublished(services).catch((error: unknown) => {
      if (!stopping.signal.aborted) services.log.warn({ err: error }, "could not fetch exchange rates");
    });
    tidyAndSeal(services, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) services.log.warn({ err: error }, "could not tidy");
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
};
