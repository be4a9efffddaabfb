import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, page, paging } from "../fields.ts";

/** What can concern an account. */
export const ACCOUNT_EVENTS = [
  "signed_in",
  "sign_in_failed",
  "factor_failed",
  "confirm_failed",
  "password_changed",
  "password_reset",
  "address_changed",
  "totp_added",
  "totp_removed",
  "passkey_added",
  "passkey_renamed",
  "passkey_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "factors_reset",
  "session_ended",
  "sessions_ended",
  "exported",
  "key_made",
  "key_ended",
  "webhook_added",
  "webhook_removed",
  "sign_on_linked",
  "sign_on_unlinked",
  "member_joined",
  "member_left",
  "member_removed",
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

export const accountEvent = z.strictObject({
  id,
  kind: z.enum(ACCOUNT_EVENTS),
  /** What it was about: the name of a passkey, a key, a member or the provider, or for a sign-in what was shown (`password`, `totp`, …). */
  what: z.nullable(z.string()),
  /** From where, as far as it is known; empty for what was done on the machine itself. */
  address: z.string(),
  user_agent: z.string(),
  /** Equal failures of an hour from one place are one entry. */
  times: z.int(),
  created_at: instant,
  last_at: instant,
});
export type AccountEvent = z.output<typeof accountEvent>;

export const listAccountEvents = endpoint({
  id: "list_account_events",
  method: "GET",
  path: "/api/account_events",
  summary: "What concerned your account: sign-ins, failures, changes",
  query: z.strictObject(paging),
  answer: page(accountEvent),
});
