import type { Db } from "@passbook/db/dialect";
import type { WebhookDeliveryRow, WebhookRow } from "@passbook/db/rows/program-rows";
import { sql } from "kysely";
import { MAIL_WORK, queueMail } from "../../common/index.ts";
import { addMs } from "../../platform/clock.ts";
import { askHost, HostFailure } from "../../platform/hosts/ask-host.ts";
import { LeaseLost } from "../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import { getWebhookRow, setWebhook } from "./repo.ts";
import { openAddress } from "./sealed-address.ts";
import { signDelivery } from "./sign-delivery.ts";
import { webhookStopped } from "./letters.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How long it waits after each try in vain, as Standard Webhooks advises; after the last it is given up. */
const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
const LONGEST_WAIT_MS = 24 * HOUR_MS;
/** An address at which something was given up, and that took nothing for so long, is told nothing more. */
const PATIENCE_MS = 72 * HOUR_MS;
const MOST_ATTEMPTS = 100;
const WITHIN_MS = 15 * SECOND_MS;
/** Nobody reads what is answered; whoever says this much says something else. */
const MOST_BYTES = 256 * 1024;
/** Whoever answers so wants to hear nothing more. */
const GONE = 410;

type Outcome = { readonly answer_status: number | null; readonly fault: string | null };

const isTaken = ({ answer_status }: Outcome): boolean =>
  answer_status !== null && answer_status >= 200 && answer_status < 300;

const send = async (services: Services, webhook: WebhookRow, row: WebhookDeliveryRow): Promise<Outcome> => {
  const address = openAddress(services, webhook);
  const bounds = {
    allows_local: services.config.local_webhooks,
    most_bytes: MOST_BYTES,
    within_ms: WITHIN_MS,
  };
  try {
    const { status } = await askHost(
      services,
      {
        method: "POST",
        url: new URL(address.url),
        headers: signDelivery(row, address, services.clock.now()),
        body: row.body,
      },
      bounds,
    );
    return { answer_status: status, fault: null };
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return { answer_status: null, fault: error.fault };
  }
};

/** Ends the lease; until when it waits stands in its place. */
const settle = async (
  trx: Db,
  { user_id, id, lease_owner }: WebhookDeliveryRow,
  set: Partial<WebhookDeliveryRow>,
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable("webhook_deliveries")
    .set({ lease_until: null, ...set, attempts: 0, lease_owner: null })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

/** Tells an address nothing more, gives up what waits, and says so to its person. */
const stop = async (trx: Db, services: Services, webhook: WebhookRow, now: string): Promise<void> => {
  const { user_id, id } = webhook;
  await setWebhook(trx, webhook, { stopped_at: now });
  await trx
    .updateTable("webhook_deliveries")
    .set({ failed_at: now, lease_until: null })
    .where("user_id", "=", user_id)
    .where("webhook_id", "=", id)
    .where("delivered_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
  const { email: recipient } = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const { host } = new URL(openAddress(services, webhook).url);
  await queueMail(
    trx,
    services,
    webhookStopped({ recipient, user_id }, { host, url: `${services.origin.url}/settings/programs` }),
  );
};

type Tried = { readonly webhook: WebhookRow; readonly outcome: Outcome; readonly now: string };

const noteVain = async (
  trx: Db,
  services: Services,
  row: WebhookDeliveryRow,
  { webhook, outcome, now }: Tried,
): Promise<void> => {
  // Whoever tries an address looks at what comes of it.
  const is_last =
    outcome.answer_status === GONE || webhook.stopped_at !== null || row.event === "webhook.tried";
  const wait_ms = is_last ? undefined : WAITS_MS[row.tries];
  const is_over = wait_ms === undefined;
  const tried = { ...outcome, tries: row.tries + 1, tried_at: now };
  await settle(
    trx,
    row,
    is_over ? { ...tried, failed_at: now } : { ...tried, lease_until: addMs(now, wait_ms) },
  );
  const failing_since = webhook.failing_since ?? now;
  if (webhook.failing_since === null) await setWebhook(trx, webhook, { failing_since });
  const is_lost = is_over && failing_since <= addMs(now, -PATIENCE_MS);
  if (webhook.stopped_at === null && (is_lost || outcome.answer_status === GONE))
    await stop(trx, services, webhook, now);
};

const carryOut = async (services: Services, row: WebhookDeliveryRow): Promise<void> => {
  const { db, clock, bell } = services;
  const whose = { user_id: row.user_id, id: row.webhook_id };
  const outcome = await send(services, await getWebhookRow(db, whose), row);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const webhook = await getWebhookRow(trx, whose);
    if (!isTaken(outcome)) return noteVain(trx, services, row, { webhook, outcome, now });
    await settle(trx, row, { ...outcome, tries: row.tries + 1, tried_at: now, delivered_at: now });
    if (webhook.failing_since !== null) await setWebhook(trx, whose, { failing_since: null });
  });
  bell.ring(MAIL_WORK);
};

/** What waits to be sent to addresses of people, each person taking turns; who sends it ends up with the same id, however often. */
export const WEBHOOK_DELIVERY_WORK: LeasedWork<"webhook_deliveries"> = {
  name: "webhook_deliveries",
  table: "webhook_deliveries",
  key: ["user_id", "id"],
  isWaiting: sql<boolean>`delivered_at is null and failed_at is null`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: LONGEST_WAIT_MS / MOST_ATTEMPTS,
  at_once: 4,
  at_once_each: 2,
  carryOut,
  giveUp: async (trx, { clock }, { user_id, id }) => {
    await trx
      .updateTable("webhook_deliveries")
      .set({ failed_at: clock.now(), fault: "ended" })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  },
};
