import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, name, one } from "../fields.ts";
import { factorCode, madePasskey, passkeyOptions } from "../passkey-shapes.ts";

export const passkey = z.strictObject({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

/** What a person shows besides their password. */
export const factors = z.strictObject({
  /** Codes of an authenticator app: since when; null where they are not used. */
  totp: z.nullable(z.strictObject({ created_at: instant })),
  passkeys: z.array(passkey),
  /** How many recovery codes are left; null where no factor asks for any. */
  recovery_codes_left: z.nullable(z.int()),
  /** The address (origin) at which passkeys work; null where they cannot, since this installation has no name or no https. */
  passkeys_at: z.nullable(z.string()),
});
export type Factors = z.output<typeof factors>;

/** Ten, made with the first factor; each opens once, and nobody sees them again. */
const recovery_codes = z.array(z.string());
const params = z.strictObject({ id });

export const listFactors = endpoint({
  id: "list_factors",
  method: "GET",
  path: "/api/factors",
  summary: "What you show besides your password when you sign in",
  answer: one(factors),
});
/** Codes are asked for only once one was shown (`confirm_totp`); until then this can be begun anew. */
export const beginTotp = endpoint({
  id: "begin_totp",
  method: "POST",
  path: "/api/factors/totp",
  summary: "Get the secret for an authenticator app",
  asks_again: true,
  /** The secret in base32 for typing, and the same in an otpauth address for a QR code. */
  answer: one(z.strictObject({ secret: z.string(), address: z.string() })),
  hands_out_secret: true,
});
/** With the first factor come recovery codes, and every other session ends. */
export const confirmTotp = endpoint({
  id: "confirm_totp",
  method: "POST",
  path: "/api/factors/totp/confirm",
  summary: "Ask for codes of the authenticator app from now on",
  asks_again: true,
  body: z.strictObject({ code: factorCode }),
  answer: one(z.strictObject({ recovery_codes: z.nullable(recovery_codes) })),
  hands_out_secret: true,
});
export const removeTotp = endpoint({
  id: "remove_totp",
  method: "DELETE",
  path: "/api/factors/totp",
  summary: "Ask for codes of the authenticator app no longer",
  asks_again: true,
});
export const beginPasskey = endpoint({
  id: "begin_passkey",
  method: "POST",
  path: "/api/factors/passkeys/begin",
  summary: "What a browser needs to make a passkey",
  asks_again: true,
  answer: one(passkeyOptions),
});
export const addPasskey = endpoint({
  id: "add_passkey",
  method: "POST",
  path: "/api/factors/passkeys",
  summary: "Keep a passkey that a browser has made",
  asks_again: true,
  body: z.strictObject({ name: name(60), passkey: madePasskey }),
  answer: one(z.strictObject({ passkey, recovery_codes: z.nullable(recovery_codes) })),
  hands_out_secret: true,
});
export const renamePasskey = endpoint({
  id: "rename_passkey",
  method: "PATCH",
  path: "/api/factors/passkeys/{id}",
  summary: "Give a passkey another name",
  asks_again: true,
  params,
  body: z.strictObject({ name: name(60) }),
  answer: one(passkey),
});
export const removePasskey = endpoint({
  id: "remove_passkey",
  method: "DELETE",
  path: "/api/factors/passkeys/{id}",
  summary: "Let a passkey open nothing any more",
  asks_again: true,
  params,
});
/** Those of before open nothing any more. */
export const makeRecoveryCodes = endpoint({
  id: "make_recovery_codes",
  method: "POST",
  path: "/api/factors/recovery_codes",
  summary: "Make ten new recovery codes",
  asks_again: true,
  answer: one(z.strictObject({ recovery_codes })),
  hands_out_secret: true,
});
