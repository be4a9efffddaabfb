import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
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
