import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { instant, one } from "./fields.ts";

export const subscription = z.strictObject({
  tier: z.literal("Free-forever"),
  since: instant,
  /** What counts of files and mails, and how much one may keep (null: any amount). */
  storage: z.strictObject({ used_bytes: z.int(), limit_bytes: z.nullable(z.int()) }),
  usage: z.strictObject({
    bank_accounts: z.int(),
    statements: z.int(),
    transactions: z.int(),
    stored_bytes: z.int(),
  }),
});
export type Subscription = z.output<typeof subscription>;

export const getSubscription = endpoint({
  id: "get_subscription",
  method: "GET",
  path: "/api/subscription",
  summary: "Your subscription and what you use",
  answer: one(subscription),
});
