import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { factorCode, passkeyOptions, signedPasskey } from "../passkey-shapes.ts";
import { email, id, instant, many, old_password, one } from "../fields.ts";

export const signIn = z.strictObject({ email, password: old_password });

export const session = z.strictObject({
  id,
  created_at: instant,
  last_seen_at: instant,
  user_agent: z.string(),
  address: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

/** Ways in which a second factor is shown. */
const factorMethod = z.enum(["totp", "passkey", "recovery_code"]);
export type FactorMethod = z.output<typeof factorMethod>;

export const secondFactor = z.strictObject({ methods: z.array(factorMethod) });
export type SecondFactor = z.output<typeof secondFactor>;

/** What a way in comes to: the token of a session, or, where the person has factors, which of them may be shown in this browser next. */
export const entered = z.union([
  z.strictObject({ auth_token: z.string() }),
  z.strictObject({ auth_token: z.null(), second_factor: secondFactor }),
]);
export type Entered = z.output<typeof entered>;

export const login = endpoint({
  id: "login",
  method: "POST",
  path: "/api/sessions/login",
  room: "makes",
  guard: "public",
  summary: "Sign in with e-mail and password",
  body: signIn,
  answer: one(entered),
  hands_out_secret: true,
});
const passkeyBody = z.strictObject({ passkey: signedPasskey });
/** Exactly one of them. */
const factorBody = z.strictObject({ code: z.optional(factorCode), passkey: z.optional(signedPasskey) });

/** Of the sign-in that waits in this browser. */
export const findSecondFactor = endpoint({
  id: "find_second_factor",
  method: "GET",
  path: "/api/sessions/second_factor",
  guard: "public",
  summary: "Which second factor the sign-in that waits in this browser asks for",
  answer: one(secondFactor),
});
export const beginSecondPasskey = endpoint({
  id: "begin_second_passkey",
  method: "POST",
  path: "/api/sessions/second_factor/passkey",
  guard: "public",
  summary: "What a passkey is to sign as a second factor",
  answer: one(passkeyOptions),
});
export const showSecondFactor = endpoint({
  id: "show_second_factor",
  method: "POST",
  path: "/api/sessions/second_factor",
  room: "makes",
  guard: "public",
  summary: "Finish a sign-in with a code, a recovery code or a passkey",
  body: factorBody,
  answer: one(entered),
  hands_out_secret: true,
});
export const beginPasskeyLogin = endpoint({
  id: "begin_passkey_login",
  method: "POST",
  path: "/api/sessions/passkey/begin",
  guard: "public",
  summary: "What a passkey is to sign to sign in without a password",
  answer: one(passkeyOptions),
});
export const logInWithPasskey = endpoint({
  id: "log_in_with_passkey",
  method: "POST",
  path: "/api/sessions/passkey",
  room: "makes",
  guard: "public",
  summary: "Sign in with a passkey, without a password",
  body: passkeyBody,
  answer: one(entered),
  hands_out_secret: true,
});
export const beginConfirming = endpoint({
  id: "begin_confirming",
  method: "POST",
  path: "/api/sessions/confirm/passkey",
  summary: "What a passkey is to sign to say that it is you",
  answer: one(passkeyOptions),
});
/** Exactly one of them; for ten minutes calls that ask again are answered then. */
export const confirmSession = endpoint({
  id: "confirm_session",
  method: "POST",
  path: "/api/sessions/confirm",
  summary: "Say again that it is you, with password, code or passkey",
  body: z.strictObject({
    password: z.optional(old_password),
    code: z.optional(factorCode),
    passkey: z.optional(signedPasskey),
  }),
});
export const logout = endpoint({
  id: "logout",
  method: "POST",
  path: "/api/sessions/logout",
  summary: "End this session",
  answer: one(z.strictObject({ id })),
});
export const listSessions = endpoint({
  id: "list_sessions",
  method: "GET",
  path: "/api/sessions",
  summary: "Where you are signed in",
  answer: many(session),
});
export const revokeSession = endpoint({
  id: "revoke_session",
  method: "DELETE",
  path: "/api/sessions/{id}",
  summary: "Sign out elsewhere",
  params: z.strictObject({ id }),
});
export const revokeOtherSessions = endpoint({
  id: "revoke_other_sessions",
  method: "DELETE",
  path: "/api/sessions",
  summary: "Sign out everywhere else",
  answer: one(z.strictObject({ ended: z.int() })),
});
