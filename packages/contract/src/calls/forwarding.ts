import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, one } from "../fields.ts";

/** The address to which a person has statements forwarded; null while they have none. */
export const forwarding = z.strictObject({
  address: z.nullable(z.string()),
  created_at: z.nullable(instant),
  /** How many messages of strangers that waited gave their place to newer ones, and when the last did. */
  let_go: z.int(),
  let_go_at: z.nullable(instant),
});
export type Forwarding = z.output<typeof forwarding>;

export const renewForwardingAddress = endpoint({
  id: "renew_forwarding_address",
  method: "POST",
  path: "/api/statement_sources/forwarding_address",
  summary: "Make a secret address to forward statements to; one from before refuses from now on",
  answer: one(forwarding),
  hands_out_secret: true,
});
export const deleteForwardingAddress = endpoint({
  id: "delete_forwarding_address",
  method: "DELETE",
  path: "/api/statement_sources/forwarding_address",
  summary: "Have nothing forwarded any more; what came in stays",
});
