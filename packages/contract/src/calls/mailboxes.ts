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
  "certificate",
  "wrong_password",
  "folder_missing",
  "ended",
] as const;
export const mailboxFault = z.enum(MAILBOX_FAULTS);
export type MailboxFault = z.output<typeof mailboxFault>;

/** `waiting` for its turn or its next try, `checking`, `watching` (news arrive at once), `paused`, `stopped` after refused logins. */
export const mailboxState = z.enum(["waiting", "checking", "watching", "paused", "stopped"]);

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

const reach = { host, port, security, username: name(254), password };
const params = z.strictObject({ id });

export const createMailbox = endpoint({
  id: "create_mailbox",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/statement_sources/mailboxes",
  summary: "Watch a mailbox (IMAP, read only); its password is kept sealed",
  body: z.strictObject({ ...reach, folder: z._default(name(200), "INBOX"), since: iso_date }),
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
    folder: z._default(name(200), "INBOX"),
    id: z.optional(id),
  }),
  answer: one(z.strictObject({ fault: z.nullable(mailboxFault), folders: z.array(z.string()) })),
});
