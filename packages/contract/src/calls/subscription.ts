import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, one } from "../fields.ts";

export const subscription = z.strictObject({
  tier: z.literal("Free-forever"),
  since: instant,
  /**
   * What one keeps and how much that may be (null: any amount). Originals of statements, messages that wait and records (rows, names, notes,
   * rules, about) count; originals of deleted statements and the history are there for an undo, and give their room up when it is needed.
   */
  storage: z.strictObject({
    used_bytes: z.int(),
    limit_bytes: z.nullable(z.int()),
    files_bytes: z.int(),
    mails_bytes: z.int(),
    records_bytes: z.int(),
    undo_bytes: z.int(),
  }),
  usage: z.strictObject({
    bank_accounts: z.int(),
    statements: z.int(),
    transactions: z.int(),
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
