import * as contract from "@passbook/contract/webhooks";
import { spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type GuardedCall, type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { noteEvent } from "../account-events/index.ts";
import { refuseStale } from "../changes/index.ts";
import { makeDelivery } from "./queue-delivery.ts";
import {
  getDeliveryRow,
  getWebhookRow,
  listDeliveries,
  listWebhooks,
  toDelivery,
  webhookSubject,
} from "./repo.ts";
import { WEBHOOK_DELIVERY_WORK } from "./send-deliveries.ts";
import { WEBHOOK_WORK } from "./tell-webhooks.ts";
import { changeWebhook, createWebhook, renewSecret } from "./want-webhook.ts";

const spend = ({
  services,
  caller,
  request,
}: Pick<GuardedCall<typeof contract.tryWebhook>, "services" | "caller" | "request">): Promise<void> =>
  spendAttempt(services, { action: "webhook", account: caller.user_id, address: request.ip });

export const webhooksRoutes: readonly Route[] = [
  route(contract.listWebhooks, async ({ services, caller }) => ({
    data: await listWebhooks(services, caller.user_id),
  })),
  route(contract.createWebhook, async ({ services, caller: { user_id }, body, request }) => {
    const data = await createWebhook(services, { user_id, from: cameFrom(request) }, body);
    services.bell.ring(WEBHOOK_WORK.name);
    return { data };
  }),
  // Secrets leave no trace in the history of changes, so what is changed of an address cannot be undone.
  route(contract.changeWebhook, async (call) => {
    const { services, caller, params, body } = call;
    const subject = webhookSubject(services, params.id);
    const data = await changeWebhook(
      services,
      { user_id: caller.user_id, id: params.id },
      { change: body, refuse: (trx) => refuseStale(trx, call, subject) },
    );
    services.bell.ring(WEBHOOK_WORK.name);
    return { data };
  }),
  route(contract.deleteWebhook, async (call) => {
    const { services, caller, params, request } = call;
    const { user_id } = caller;
    await services.db.transaction().execute(async (trx) => {
      await refuseStale(trx, call, webhookSubject(services, params.id));
      const { numDeletedRows } = await trx
        .deleteFrom("webhooks")
        .where("user_id", "=", user_id)
        .where("id", "=", params.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notFound("webhook");
      await noteEvent(trx, services, { user_id, kind: "webhook_removed", from: cameFrom(request) });
    });
  }),
  route(contract.renewWebhookSecret, async ({ services, caller, params }) => ({
    data: await renewSecret(services, { user_id: caller.user_id, id: params.id }),
  })),
  route(contract.tryWebhook, async (call) => {
    const { services, caller, params } = call;
    const webhook = await getWebhookRow(services.db, { user_id: caller.user_id, id: params.id });
    await spend(call);
    const row = makeDelivery(services.clock, webhook, {
      event: "webhook.tried",
      data: { webhook_id: webhook.id },
    });
    await services.db.insertInto("webhook_deliveries").values(row).execute();
    services.bell.ring(WEBHOOK_DELIVERY_WORK.name);
    return { data: toDelivery(row) };
  }),
  route(contract.listWebhookDeliveries, async ({ services, caller, params }) => ({
    data: await listDeliveries(services.db, { user_id: caller.user_id, id: params.id }),
  })),
  route(contract.sendWebhookDelivery, async (call) => {
    const { services, caller, params } = call;
    const row = await getDeliveryRow(
      services.db,
      { user_id: caller.user_id, id: params.id },
      params.delivery_id,
    );
    await spend(call);
    const anew = {
      tries: 0,
      delivered_at: null,
      failed_at: null,
      attempts: 0,
      lease_owner: null,
      lease_until: null,
    };
    await services.db
      .updateTable("webhook_deliveries")
      .set(anew)
      .where("user_id", "=", row.user_id)
      .where("id", "=", row.id)
      .execute();
    services.bell.ring(WEBHOOK_DELIVERY_WORK.name);
    return { data: toDelivery({ ...row, ...anew }) };
  }),
];
