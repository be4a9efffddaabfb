import * as z from "zod/mini";
import { textOf } from "./sentences/fields.ts";

const bytes = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^[\w-]*$/, textOf("passkey_malformed")));

const shown = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(bytes(40)),
};

/** What a browser answers when a passkey was made (RegistrationResponseJSON of WebAuthn); what is not looked at is left out. */
export const madePasskey = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(bytes(40)).check(z.maxLength(10))),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** What a browser answers when a passkey has signed (AuthenticationResponseJSON of WebAuthn). */
export const signedPasskey = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(200)),
  }),
});
export type SignedPasskey = z.output<typeof signedPasskey>;

/** What a browser is handed to make a passkey, or to have one sign: options of WebAuthn as JSON, opaque to everybody between. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** A code of an authenticator app, or a recovery code; spaces and dashes are of no matter. */
export const factorCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, textOf("enter_code")),
    z.maxLength(40, textOf("at_most_characters", { most: 40 })),
  );
