import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  currency,
  email,
  id,
  instant,
  name,
  new_password,
  old_password,
  one,
  said,
  version,
} from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { LANGUAGES } from "../values/languages.ts";
import { secondFactor } from "./sessions.ts";

/** Of the words; how numbers and dates are written is the locale. */
const language = z.enum(LANGUAGES);

export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  pending_email: z.nullable(z.string()),
  email_verified_at: z.nullable(instant),
  home_currency: currency,
  language,
  locale: z.string(),
  time_zone: z.string(),
  week_start: z.int().check(z.gte(0), z.lte(6)),
  /** Figures count categories that are likely and wait for a word. */
  count_likely: z.boolean(),
  /** Figures of every currency are converted into the home currency, with the rates told beside them. */
  total_in_home: z.boolean(),
  /** Looks after the installation. */
  is_admin: z.boolean(),
  created_at: instant,
  version,
});
export type User = z.output<typeof user>;

const locale = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, textOf("choose_locale")));
const time_zone = z.string().check(z.minLength(1), z.maxLength(60));

const INCOMPLETE = textOf("link_incomplete");
const token = z.string().check(z.minLength(10, INCOMPLETE), z.maxLength(200, INCOMPLETE));

/** Of a link into somebody's book: goes along in the confirming link, so that whoever was invited ends there. */
const book_invitation = z.optional(token.check(z.regex(/^[\w-]*$/, INCOMPLETE)));

/** A register form; language, locale and zone come from the browser, and the invitation, where one is needed, from a link. */
export const newUser = z.strictObject({
  name: name(80),
  email,
  password: new_password,
  invitation: z.optional(token),
  book_invitation,
  home_currency: z.optional(currency),
  language: z.optional(language),
  locale: z.optional(locale),
  time_zone: z.optional(time_zone),
});

/** Any part of a profile; a new e-mail or password needs `current_password`. */
export const profileChange = z.strictObject({
  name: z.optional(name(80)),
  email: z.optional(email),
  password: z.optional(new_password),
  current_password: z.optional(old_password),
  home_currency: z.optional(currency),
  language: z.optional(language),
  locale: z.optional(locale),
  time_zone: z.optional(time_zone),
  week_start: z.optional(z.int().check(z.gte(0), z.lte(6))),
  count_likely: z.optional(z.boolean()),
  total_in_home: z.optional(z.boolean()),
});

const params = z.strictObject({ id });
const sentence = { message: z.string(), ...said };
const told = z.strictObject(sentence);

/** Same status, body and time whether or not the address is known. */
export const registerUser = endpoint({
  id: "register_user",
  method: "POST",
  path: "/api/users",
  guard: "public",
  summary: "Register",
  body: newUser,
  answer: told,
  status: 202,
});
export const forgotPassword = endpoint({
  id: "forgot_password",
  method: "POST",
  path: "/api/users/forgot_password",
  guard: "public",
  summary: "Send a link that resets the password",
  body: z.strictObject({ email }),
  answer: told,
  status: 202,
});
export const resetPassword = endpoint({
  id: "reset_password",
  method: "PATCH",
  path: "/api/users/reset_password",
  guard: "public",
  summary: "Set a new password with the token of a reset link",
  body: z.strictObject({ token, password: new_password }),
  answer: told,
});
/** Whether a reset link still works, asked before anybody types; it is not used up. */
export const checkResetLink = endpoint({
  id: "check_reset_link",
  method: "POST",
  path: "/api/users/reset_password/check",
  guard: "public",
  summary: "Whether the token of a reset link still works",
  body: z.strictObject({ token }),
});
export const verifyEmail = endpoint({
  id: "verify_email",
  method: "POST",
  path: "/api/users/verify_email",
  guard: "public",
  summary: "Confirm an address with the token of a link",
  /** In a browser that is signed in as somebody else it is refused (`signed_in_as_other`) unless `replace_session` says to go on. */
  body: z.strictObject({ token, replace_session: z.optional(z.boolean()) }),
  answer: z.strictObject({
    auth_token: z.nullable(z.string()),
    second_factor: z.optional(secondFactor),
    ...sentence,
  }),
  hands_out_secret: true,
});
/** The way back of whoever had the address before; the old password opens nothing any more. */
export const takeBackAddress = endpoint({
  id: "take_back_address",
  method: "POST",
  path: "/api/users/take_back",
  guard: "public",
  summary: "Give an account back to the address it was moved from",
  body: z.strictObject({ token }),
  answer: z.strictObject({ reset_token: z.string(), ...sentence }),
  hands_out_secret: true,
});
export const sendVerification = endpoint({
  id: "send_verification",
  method: "POST",
  path: "/api/users/send_verification",
  guard: "public",
  summary: "Send the confirming link again",
  body: z.strictObject({ email, book_invitation }),
  answer: told,
  status: 202,
});
export const getUser = endpoint({
  id: "get_user",
  method: "GET",
  path: "/api/users/{id}",
  summary: "Your profile",
  params,
  answer: one(user),
});
export const changeUser = endpoint({
  id: "change_user",
  method: "PATCH",
  path: "/api/users/{id}",
  versioned: true,
  summary: "Change your profile",
  params,
  body: profileChange,
  answer: one(user),
});
export const deleteUser = endpoint({
  id: "delete_user",
  method: "DELETE",
  path: "/api/users/{id}",
  summary: "Delete your account with everything in it",
  params,
  body: z.strictObject({ current_password: old_password }),
});
