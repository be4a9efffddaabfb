import * as z from "zod/mini";
import { entered } from "../calls/sessions.ts";
import { newUser } from "../calls/users.ts";
import { endpoint } from "../endpoint.ts";
import { instant, old_password, one } from "../fields.ts";

/** The query with which a provider sent somebody back, as it stands behind the question mark. */
const returned = z.string().check(z.minLength(1), z.maxLength(4000));
const { language, locale, time_zone } = newUser.shape;

/** The page of the provider to go to. */
const goThere = one(z.strictObject({ url: z.string() }));

/** Where somebody is known besides here. */
export const signOnLink = z.strictObject({
  /** As the provider told it. */
  email: z.nullable(z.string()),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type SignOnLink = z.output<typeof signOnLink>;

/** Like any way in; or, where somebody here has the address that the provider vouches for, whose password is wanted before the two are linked. */
export const signedOn = z.union([
  ...entered.def.options,
  z.strictObject({ auth_token: z.null(), password_for: z.string() }),
]);
export type SignedOn = z.output<typeof signedOn>;

export const beginSignOn = endpoint({
  id: "begin_sign_on",
  method: "POST",
  path: "/api/sign_on/begin",
  guard: "public",
  summary: "Begin to sign in at the provider of this installation",
  answer: goThere,
  hands_out_secret: true,
});
/** A person who is made by it has the language, locale and zone of the browser. */
export const finishSignOn = endpoint({
  id: "finish_sign_on",
  method: "POST",
  path: "/api/sign_on/finish",
  guard: "public",
  summary: "Come back from the provider",
  body: z.strictObject({ returned, language, locale, time_zone }),
  answer: one(signedOn),
  hands_out_secret: true,
});
/** In the browser that came back from the provider, within ten minutes. */
export const confirmSignOn = endpoint({
  id: "confirm_sign_on",
  method: "POST",
  path: "/api/sign_on/confirm",
  guard: "public",
  summary: "Link the account of the provider's address, for whoever knows its password",
  body: z.strictObject({ password: old_password }),
  answer: one(entered),
  hands_out_secret: true,
});
export const getSignOn = endpoint({
  id: "get_sign_on",
  method: "GET",
  path: "/api/sign_on/link",
  summary: "Whether you are linked with the provider of this installation",
  answer: one(z.strictObject({ link: z.nullable(signOnLink) })),
});
export const beginSignOnLink = endpoint({
  id: "begin_sign_on_link",
  method: "POST",
  path: "/api/sign_on/link",
  summary: "Begin to link yourself with the provider of this installation",
  body: z.strictObject({ current_password: old_password }),
  answer: goThere,
  hands_out_secret: true,
});
export const finishSignOnLink = endpoint({
  id: "finish_sign_on_link",
  method: "POST",
  path: "/api/sign_on/link/finish",
  summary: "Come back from the provider and be linked",
  body: z.strictObject({ returned }),
  answer: one(signOnLink),
});
export const unlinkSignOn = endpoint({
  id: "unlink_sign_on",
  method: "DELETE",
  path: "/api/sign_on/link",
  summary: "Be linked with the provider no more",
  body: z.strictObject({ current_password: old_password }),
});
/** Asked before the session here is ended, since it is asked as that session. */
export const findSignOnEnd = endpoint({
  id: "find_sign_on_end",
  method: "GET",
  path: "/api/sign_on/end",
  summary: "Where you are signed out at the provider as well, if this installation wants that",
  answer: one(z.strictObject({ url: z.nullable(z.string()) })),
});
