import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, many, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

/** What an address can be told: a statement is in the books, and where not all of it is proved; more than a budget is spent; something out of the ordinary. */
export const WEBHOOK_EVENTS = [
  "statement.imported",
  "statement.doubtful",
  "budget.passed",
  "unusual.found",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const MOST_SIGNS = 2000;

/** Neither a user nor a password, nor what browsers keep to themselves. */
const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    ["https:", "http:"].includes(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.hash === ""
  );
};

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MOST_SIGNS, textOf("at_most_characters", { most: MOST_SIGNS })),
    z.refine(isAddress, textOf("webhook_malformed")),
  );
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1, textOf("choose_one")), z.maxLength(WEBHOOK_EVENTS.length));

export const webhook = z.strictObject({
  id,
  url: z.string(),
  events,
  /** `stopped`: it was given up after days in which it took nothing. */
  state: z.enum(["on", "paused", "stopped"]),
  /** Since when every try was in vain. */
  failing_since: z.nullable(instant),
  /** Until when what is sent is signed with the former secret too. */
  former_secret_until: z.nullable(instant),
  created_at: instant,
  /** Grows with each change of what it is told, or of whether it is. */
  version,
});
export type Webhook = z.output<typeof webhook>;

/** An address with the secret it knows what is sent by, which is told this once. */
export const webhookWithSecret = z.strictObject({ ...webhook.shape, secret: z.string() });

/** Why an address could not be asked, or its answer not be read. */
export const webhookFault = z.enum([
  "name_not_found",
  "host_not_allowed",
  "not_secure",
  "refused",
  "unreachable",
  "certificate",
  "too_slow",
  "too_large",
  "ended",
]);
export type WebhookFault = z.output<typeof webhookFault>;

/** Something an address is told; its id is the `webhook-id` it is sent with, each time the same. */
export const webhookDelivery = z.strictObject({
  id,
  event: z.enum([...WEBHOOK_EVENTS, "webhook.tried"]),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.int(),
  tried_at: z.nullable(instant),
  /** When it is tried again; null where it is not, or at once. */
  next_at: z.nullable(instant),
  /** What was answered to the last try. */
  answer_status: z.nullable(z.int()),
  fault: z.nullable(webhookFault),
  created_at: instant,
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const params = z.strictObject({ id });

export const listWebhooks = endpoint({
  id: "list_webhooks",
  method: "GET",
  path: "/api/webhooks",
  summary: "The addresses that are told what happens",
  answer: many(webhook),
});
export const createWebhook = endpoint({
  id: "create_webhook",
  room: "takes",
  method: "POST",
  path: "/api/webhooks",
  summary: "Have an address told what happens; what is sent is signed with a secret that is told this once",
  body: z.strictObject({ url: address, events }),
  answer: one(webhookWithSecret),
  address: () => "/api/webhooks",
  hands_out_secret: true,
  asks_again: true,
});
export const changeWebhook = endpoint({
  id: "change_webhook",
  versioned: true,
  method: "PATCH",
  path: "/api/webhooks/{id}",
  summary: "Pause an address or go on with it, or choose what it is told",
  params,
  body: z.strictObject({ events: z.optional(events), is_paused: z.optional(z.boolean()) }),
  answer: one(webhook),
});
export const deleteWebhook = endpoint({
  id: "delete_webhook",
  versioned: true,
  method: "DELETE",
  path: "/api/webhooks/{id}",
  summary: "Tell an address nothing more",
  params,
});
/** The former secret goes on signing beside it for a day, so that nothing is lost while the receiver changes over. */
export const renewWebhookSecret = endpoint({
  id: "renew_webhook_secret",
  method: "POST",
  path: "/api/webhooks/{id}/secret",
  summary: "A new secret for an address, told this once",
  params,
  answer: one(webhookWithSecret),
  hands_out_secret: true,
  asks_again: true,
});
export const tryWebhook = endpoint({
  id: "try_webhook",
  method: "POST",
  path: "/api/webhooks/{id}/try",
  summary: "Send an address something to try it",
  params,
  answer: one(webhookDelivery),
  status: 202,
});
export const listWebhookDeliveries = endpoint({
  id: "list_webhook_deliveries",
  method: "GET",
  path: "/api/webhooks/{id}/deliveries",
  summary: "What an address was told lately, the newest first",
  params,
  answer: many(webhookDelivery),
});
export const sendWebhookDelivery = endpoint({
  id: "send_webhook_delivery",
  method: "POST",
  path: "/api/webhooks/{id}/deliveries/{delivery_id}/send",
  summary: "Send it again",
  params: z.strictObject({ id, delivery_id: id }),
  answer: one(webhookDelivery),
  status: 202,
});
