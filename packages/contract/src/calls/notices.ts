import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, one } from "../fields.ts";

/**
 * What a person can be told by mail: that a statement which came by itself was read, waits for an answer or a password, or that one is late; what
 * the app alerts to; and what a week or a month was.
 */
export const noticeKind = z.enum([
  "read",
  "needs_answer",
  "needs_password",
  "late",
  "bill_due",
  "missing",
  "price_rise",
  "charge",
  "low_balance",
  "budget",
  "weekly",
  "monthly",
]);
export type NoticeKind = z.output<typeof noticeKind>;

/** Which mails a person wants; they go to the address of the account, once that is confirmed, from installations that have a mail server. */
export const notices = z.strictObject({
  has_mail_server: z.boolean(),
  email: z.string(),
  is_verified: z.boolean(),
  kinds: z.array(
    z.strictObject({
      kind: noticeKind,
      is_on: z.boolean(),
      /** When the last one was written. */
      told_at: z.nullable(instant),
    }),
  ),
});
export type Notices = z.output<typeof notices>;

const wanted = z.optional(z.boolean());
const changes = {
  read: wanted,
  needs_answer: wanted,
  needs_password: wanted,
  late: wanted,
  bill_due: wanted,
  missing: wanted,
  price_rise: wanted,
  charge: wanted,
  low_balance: wanted,
  budget: wanted,
  weekly: wanted,
  monthly: wanted,
} satisfies Record<NoticeKind, typeof wanted>;
/** Signed for one person and kind; it turns that kind off, and nothing else. */
const params = z.strictObject({ token: z.string() });

export const getNotices = endpoint({
  id: "get_notices",
  method: "GET",
  path: "/api/notices",
  summary: "Which mails you want",
  answer: one(notices),
});
export const changeNotices = endpoint({
  id: "change_notices",
  method: "PATCH",
  path: "/api/notices",
  summary: "Turn mails of a kind on or off",
  body: z.strictObject(changes),
  answer: one(notices),
});
/** Browsers are led to the page on which it is turned off. */
export const checkUnsubscribing = endpoint({
  id: "check_unsubscribing",
  method: "GET",
  path: "/api/notices/unsubscribe/{token}",
  guard: "public",
  summary: "Which mails the token of a notice turns off",
  params,
  answer: one(z.strictObject({ kind: noticeKind })),
});
/** Asked by mail programs with a form (RFC 8058), whose content says nothing more. */
export const unsubscribe = endpoint({
  id: "unsubscribe",
  method: "POST",
  path: "/api/notices/unsubscribe/{token}",
  guard: "public",
  summary: "Turn mails of a kind off with the token of one",
  params,
  body_kind: "raw",
  answer: one(z.strictObject({ kind: noticeKind })),
});
