import type { Webhook, WebhookDelivery, WebhookEvent, WebhookFault } from "@passbook/contract/webhooks";
import type { Db } from "@passbook/db/dialect";
import type { Kept } from "@passbook/db/versioned";
import type { WebhookDeliveryRow, WebhookRow } from "@passbook/db/rows/program-rows";
import type { Subject } from "../changes/index.ts";
import { notFound } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { openAddress } from "./sealed-address.ts";

export type Whose = Pick<WebhookRow, "user_id" | "id">;

/** How many of what was sent to an address are shown. */
const MOST_SHOWN = 50;

/** What an address wants to be told. */
// Written by this product.
export const readEvents = ({ events }: Pick<WebhookRow, "events">): readonly WebhookEvent[] =>
  JSON.parse(events) as WebhookEvent[];

/** An address as its person sees it. */
export const toWebhook = (services: Pick<Services, "secrets" | "clock">, row: Kept<WebhookRow>): Webhook => {
  const { url, former } = openAddress(services, row);
  return {
    id: row.id,
    url,
    events: [...readEvents(row)],
    state: row.is_paused === 1 ? "paused" : row.stopped_at === null ? "on" : "stopped",
    failing_since: row.failing_since,
    former_secret_until: former !== null && former.until > services.clock.now() ? former.until : null,
    created_at: row.created_at,
    version: row.version,
  };
};

const ofPerson = (db: Db, user_id: string) =>
  db.selectFrom("webhooks").selectAll().where("user_id", "=", user_id);

export const listWebhooks = async (services: Services, user_id: string): Promise<Webhook[]> => {
  const rows = await ofPerson(services.db, user_id).orderBy("id", "desc").execute();
  return rows.map((row) => toWebhook(services, row));
};

export const getWebhookRow = async (db: Db, { user_id, id }: Whose): Promise<Kept<WebhookRow>> => {
  const row = await ofPerson(db, user_id).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("webhook");
  return row;
};

/** An address that a call changes, as long as it is what the call was made from. */
export const webhookSubject = (services: Pick<Services, "secrets" | "clock">, id: string): Subject => ({
  table: "webhooks",
  id,
  show: async (db, user_id) => toWebhook(services, await getWebhookRow(db, { user_id, id })),
});

export const setWebhook = async (
  trx: Db,
  { user_id, id }: Whose,
  set: Partial<Kept<WebhookRow>>,
): Promise<void> => {
  await trx.updateTable("webhooks").set(set).where("user_id", "=", user_id).where("id", "=", id).execute();
};

/** What was sent, or waits to be. */
export const toDelivery = (row: WebhookDeliveryRow): WebhookDelivery => {
  const state = row.delivered_at !== null ? "delivered" : row.failed_at !== null ? "failed" : "waiting";
  return {
    id: row.id,
    event: row.event,
    state,
    tries: row.tries,
    tried_at: row.tried_at,
    next_at: state === "waiting" && row.lease_owner === null ? row.lease_until : null,
    answer_status: row.answer_status,
    // Written by this product.
    fault: row.fault as WebhookFault | null,
    created_at: row.created_at,
  };
};

const deliveriesOf = (db: Db, { user_id, id }: Whose) =>
  db.selectFrom("webhook_deliveries").selectAll().where("user_id", "=", user_id).where("webhook_id", "=", id);

/** The last that an address was sent, the newest first. */
export const listDeliveries = async (db: Db, whose: Whose): Promise<WebhookDelivery[]> => {
  await getWebhookRow(db, whose);
  const rows = await deliveriesOf(db, whose).orderBy("id", "desc").limit(MOST_SHOWN).execute();
  return rows.map(toDelivery);
};

export const getDeliveryRow = async (
  db: Db,
  whose: Whose,
  delivery_id: string,
): Promise<WebhookDeliveryRow> => {
  const row = await deliveriesOf(db, whose).where("id", "=", delivery_id).executeTakeFirst();
  if (row === undefined) throw notFound("delivery");
  return row;
};

/** Drops what waits to be sent to an address. */
export const dropWaiting = async (trx: Db, { user_id, id }: Whose): Promise<void> => {
  await trx
    .deleteFrom("webhook_deliveries")
    .where("user_id", "=", user_id)
    .where("webhook_id", "=", id)
    .where("delivered_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
};
