/** Addresses of people that are told what happens. */
export { WEBHOOK_DELIVERY_WORK } from "./send-deliveries.ts";
export { WEBHOOK_WORK } from "./tell-webhooks.ts";
