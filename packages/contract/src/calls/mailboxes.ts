import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, iso_date, name, one } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

/** What can be wrong with a mailbox, as whoever set it up can mend it. */
export const MAILBOX_FAULTS = [
  "name_not_found",
  "host_not_allowed",
  "refused",
  "unreachable",
  "no_encryption",
  "tls_port",
  "certificate",
  "wrong_password",
  "folder_missing",
  "ended",
  "sign_in_ended",
  "sign_in_refused",
  "sign_in_unreachable",
  "sign_in_off",
] as const;
export const mailboxFault = z.enum(MAILBOX_FAULTS);
export type MailboxFault = z.output<typeof mailboxFault>;

/** `waiting` for its turn or its next try, `checking`, `watching` (news arrive at once), `paused`, `stopped` after refused logins. */
export const mailboxState = z.enum(["waiting", "checking", "watching", "paused", "stopped"]);

/** Where people sign in for mailboxes that want no password (OAuth); `own` is one that the installation names. */
export const signInProvider = z.enum(["google", "microsoft", "own"]);
export type SignInProvider = z.output<typeof signInProvider>;

/** A provider that this installation may send people to. */
export const offeredSignIn = z.strictObject({
  provider: signInProvider,
  name: z.string(),
  /** The mail server that such a sign-in opens. */
  host: z.string(),
});
export type OfferedSignIn = z.output<typeof offeredSignIn>;

const security = z.enum(["tls", "starttls"]);
const host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, textOf("at_most_characters", { most: 253 })),
    z.regex(
      /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)*[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?$|^[0-9a-f:]+$/,
      textOf("mail_server_malformed"),
    ),
  );
const port = z.int().check(z.gte(1), z.lte(65_535));
const password = z.string().check(z.minLength(1, textOf("enter_the_password")), z.maxLength(400));

export const mailbox = z.strictObject({
  id,
  host: z.string(),
  port: z.int(),
  security,
  username: z.string(),
  /** Null: it is opened by a password. */
  sign_in: z.nullable(signInProvider),
  folder: z.string(),
  since: iso_date,
  state: mailboxState,
  fault: z.nullable(mailboxFault),
  checked_at: z.nullable(instant),
  /** When it is tried again, after a fault. */
  next_at: z.nullable(instant),
  scan_total: z.int(),
  scan_done: z.int(),
  created_at: instant,
});
export type Mailbox = z.output<typeof mailbox>;

const folder = z._default(name(200), "INBOX");
const reach = { host, port, security, username: name(254), password };
const params = z.strictObject({ id });

export const createMailbox = endpoint({
  id: "create_mailbox",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/statement_sources/mailboxes",
  summary: "Watch a mailbox (IMAP, read only); its password is kept sealed",
  body: z.strictObject({ ...reach, folder, since: iso_date }),
  answer: one(mailbox),
  address: () => "/api/statement_sources",
});
export const changeMailbox = endpoint({
  id: "change_mailbox",
  method: "PATCH",
  path: "/api/statement_sources/mailboxes/{id}",
  summary: "Change how a mailbox is reached, pause it or go on",
  params,
  body: z.partial(z.strictObject({ ...reach, folder: name(200), since: iso_date, is_paused: z.boolean() })),
  answer: one(mailbox),
});
export const deleteMailbox = endpoint({
  id: "delete_mailbox",
  method: "DELETE",
  path: "/api/statement_sources/mailboxes/{id}",
  summary: "Watch a mailbox no more; what came from it stays",
  params,
});
export const checkMailbox = endpoint({
  id: "check_mailbox",
  method: "POST",
  path: "/api/statement_sources/mailboxes/{id}/check",
  summary: "Look into a mailbox now",
  params,
  answer: one(mailbox),
});
/** Tries it out: signs in and lists the folders. `id`: the mailbox whose password is used where none is sent. */
export const testMailbox = endpoint({
  id: "test_mailbox",
  method: "POST",
  path: "/api/statement_sources/mailboxes/test",
  summary: "Try whether a mailbox can be reached",
  body: z.strictObject({
    ...reach,
    password: z.optional(password),
    folder,
    id: z.optional(id),
  }),
  answer: one(z.strictObject({ fault: z.nullable(mailboxFault), folders: z.array(z.string()) })),
});

const begun = one(z.strictObject({ url: z.string() }));

/** Answers the page of the provider to go to. It comes back with `state` and `code`, which the same session hands over within ten minutes, once. */
export const beginMailboxSignIn = endpoint({
  id: "begin_mailbox_sign_in",
  room: "takes",
  method: "POST",
  path: "/api/statement_sources/mailboxes/sign_in",
  summary: "Begin to sign in at a provider, for a mailbox that is to be watched",
  body: z.strictObject({ provider: signInProvider, username: name(254), folder, since: iso_date }),
  answer: begun,
  hands_out_secret: true,
});
export const renewMailboxSignIn = endpoint({
  id: "renew_mailbox_sign_in",
  method: "POST",
  path: "/api/statement_sources/mailboxes/{id}/sign_in",
  summary: "Begin to sign in again for a mailbox that is watched",
  params,
  answer: begun,
  hands_out_secret: true,
});
export const finishMailboxSignIn = endpoint({
  id: "finish_mailbox_sign_in",
  room: "takes",
  method: "POST",
  path: "/api/statement_sources/mailboxes/sign_in/finish",
  summary: "Hand over what a provider sent back; the mailbox is watched from then on",
  body: z.strictObject({
    state: z.string().check(z.minLength(1, textOf("enter_text")), z.maxLength(200)),
    code: z.string().check(z.minLength(1, textOf("enter_text")), z.maxLength(8000)),
  }),
  answer: one(mailbox),
});
