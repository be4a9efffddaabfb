import type { Db } from "@passbook/db/dialect";
import type { WebhookDeliveryRow } from "@passbook/db/rows/program-rows";
import type { Clock } from "../../platform/clock.ts";
import type { Whose } from "./repo.ts";

/** Something that an address is told: what happened, and what of. */
export type Happening = {
  readonly event: WebhookDeliveryRow["event"];
  readonly data: Readonly<Record<string, unknown>>;
};

/** A row that waits to be sent, its body as Standard Webhooks has it. */
export const makeDelivery = (
  clock: Clock,
  webhook: Whose,
  { event, data }: Happening,
): WebhookDeliveryRow => {
  const now = clock.now();
  return {
    user_id: webhook.user_id,
    id: clock.newId(),
    webhook_id: webhook.id,
    event,
    body: JSON.stringify({ type: event, timestamp: now, data }),
    tries: 0,
    tried_at: null,
    answer_status: null,
    fault: null,
    delivered_at: null,
    failed_at: null,
    created_at: now,
    attempts: 0,
    lease_owner: null,
    lease_until: null,
  };
};

/** Has things sent to an address, in the order in which they are given. */
export const queueDeliveries = async (
  trx: Db,
  clock: Clock,
  webhook: Whose,
  happenings: readonly Happening[],
): Promise<void> => {
  for (const happening of happenings)
    await trx
      .insertInto("webhook_deliveries")
      .values(makeDelivery(clock, webhook, happening))
      .execute();
};
