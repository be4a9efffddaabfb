import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, iso_date, label, many, one, page, paging, said, whole_number } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { forwarding } from "./forwarding.ts";
import { bankConnection } from "./bank-connections.ts";
import { inbox } from "./inboxes.ts";
import { mailbox, offeredSignIn } from "./mailboxes.ts";

export const allowedSender = z.strictObject({
  id,
  pattern: z.string(),
  bank_account_id: z.nullable(id),
  /** Its messages need no signature of its domain. */
  may_be_unsigned: z.boolean(),
  created_at: instant,
});
export const statementPassword = z.strictObject({
  id,
  label: z.string(),
  bank_account_id: z.nullable(id),
  opened_count: z.int(),
  last_opened_at: z.nullable(instant),
  created_at: instant,
});
const verdict = z.enum(["none", "pass", "fail", "softfail", "neutral", "policy", "temperror", "permerror"]);
/** What was found as a message was forwarded (RFC 8601), and whether a signature of its sender's domain holds over all of it. */
export const mailAuthentication = z.strictObject({
  dkim: verdict,
  spf: verdict,
  dmarc: verdict,
  is_signed: z.boolean(),
});
/** What a mail provider asks before it forwards; its code and link are given as text, and nothing follows them. */
export const forwardingConfirmation = z.strictObject({
  provider: z.string(),
  /** The mailbox that would be forwarded. */
  account: z.nullable(z.string()),
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
/**
 * What is to be said of the signatures of a message: one of the sender's domain `holds` over all of it, or over a `part` only; one holds that is of
 * an `other_domain`; the key of none can be had (`no_key`); all are `broken`; there are none (`missing`); or they cannot be
 * checked (`unknown`), since the file holds no original or they are made to take long.
 */
export const SIGNATURES = [
  "holds",
  "part",
  "other_domain",
  "no_key",
  "broken",
  "missing",
  "unknown",
] as const;

export const receivedMail = z.strictObject({
  id,
  sender: z.string(),
  subject: z.string(),
  received_at: instant,
  /** When it says it was sent. */
  sent_at: z.nullable(instant),
  /** The mailbox it came from; null where it was handed in or forwarded. */
  mailbox_id: z.nullable(id),
  is_forwarded: z.boolean(),
  authentication: z.nullable(mailAuthentication),
  /** What its signatures come to; null where nobody looked, as of one that lies in its mailbox. */
  signature: z.nullable(z.enum(SIGNATURES)),
  /** The domain that signed it. */
  signed_by: z.nullable(z.string()),
  /** The bank of the directory whose address it says it is from. */
  claimed_bank: z.nullable(z.string()),
  outcome: z.enum(["read", "no_statement", "confirmation", "quarantined", "failed"]),
  /** Why it waits in quarantine. */
  reason: z.nullable(z.enum(["unknown_sender", "no_single_sender", "unsigned", "too_large", "no_room"])),
  /** What is to be said beside that: why nothing was read. Empty where nothing is. */
  message: z.string(),
  ...said,
  /** All statements of its files. */
  statement_ids: z.array(id),
  /** Those of them that were there before it came. */
  known_statement_ids: z.array(id),
  confirmation: z.nullable(forwardingConfirmation),
});
/** What waits for its person (in quarantine, or to be confirmed), what was read, or all that came in. */
const shown_mails = z.enum(["all", "waiting", "read"]);
export type ShownMails = z.output<typeof shown_mails>;
export type AllowedSender = z.output<typeof allowedSender>;
export type StatementPassword = z.output<typeof statementPassword>;
export type ReceivedMail = z.output<typeof receivedMail>;
export type MailAuthentication = z.output<typeof mailAuthentication>;
export type ForwardingConfirmation = z.output<typeof forwardingConfirmation>;

/** What of statement sources changes by itself, as the event `statement_sources` names it. */
export type SourcePart = "mailboxes" | "bank_connections" | "inbox" | "mails";

const params = z.strictObject({ id });

export const getStatementSources = endpoint({
  id: "get_statement_sources",
  method: "GET",
  path: "/api/statement_sources",
  summary: "How statements arrive",
  hands_out_secret: true,
  answer: one(
    z.strictObject({
      mailboxes: z.array(mailbox),
      /** Where people may sign in for mailboxes; none unless the installation is set up for it. */
      sign_ins: z.array(offeredSignIn),
      /** null: this installation receives no mail. */
      forwarding: z.nullable(forwarding),
      bank_connections: z.array(bankConnection),
      /** Null where this installation has no place for folders. */
      inbox: z.nullable(inbox),
      senders: z.array(allowedSender),
      passwords: z.array(statementPassword),
      /** The newest, and all that ask for a confirmation; `list_received_mails` goes through all. */
      mails: z.array(receivedMail),
      mail_counts: z.strictObject({ all: z.int(), waiting: z.int(), read: z.int() }),
    }),
  ),
});
const pattern = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^(\*|[^\s@*<>]+)@[^\s@*<>]+\.[^\s@*<>]+$/, textOf("pattern_malformed")),
  );

export const createAllowedSender = endpoint({
  id: "create_allowed_sender",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/statement_sources/senders",
  summary: "Allow a sender (`*@bank.example` or an address)",
  body: z.strictObject({
    pattern,
    bank_account_id: z.optional(z.nullable(id)),
    may_be_unsigned: z.optional(z.boolean()),
  }),
  answer: one(allowedSender),
  address: () => "/api/statement_sources",
});
export const changeAllowedSender = endpoint({
  id: "change_allowed_sender",
  room: "takes",
  method: "PATCH",
  path: "/api/statement_sources/senders/{id}",
  summary: "Change an allowed sender: the pattern, the account, and whether a signature is wanted",
  params,
  body: z.strictObject({
    pattern: z.optional(pattern),
    bank_account_id: z.optional(z.nullable(id)),
    may_be_unsigned: z.optional(z.boolean()),
  }),
  answer: one(allowedSender),
});
export const deleteAllowedSender = endpoint({
  id: "delete_allowed_sender",
  method: "DELETE",
  path: "/api/statement_sources/senders/{id}",
  summary: "No longer allow a sender",
  params,
});
export const createStatementPassword = endpoint({
  id: "create_statement_password",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/statement_sources/passwords",
  summary: "Keep a statement password, sealed",
  body: z.strictObject({
    label: label(80),
    password: z.string().check(z.minLength(1, textOf("enter_the_password")), z.maxLength(200)),
    bank_account_id: z.optional(z.nullable(id)),
  }),
  answer: one(statementPassword),
  address: () => "/api/statement_sources",
});
export const deleteStatementPassword = endpoint({
  id: "delete_statement_password",
  method: "DELETE",
  path: "/api/statement_sources/passwords/{id}",
  summary: "Forget a statement password",
  params,
});
/** Multipart: saved messages; whoever hands them in vouches for them, so their attachments are read whoever sent them. */
export const uploadMails = endpoint({
  id: "upload_mails",
  room: "takes",
  method: "POST",
  path: "/api/statement_sources/mails",
  summary: "Hand in saved messages",
  body_kind: "multipart",
  answer: one(z.array(receivedMail)),
  status: 202,
});
export const listReceivedMails = endpoint({
  id: "list_received_mails",
  method: "GET",
  path: "/api/statement_sources/mails",
  summary: "What came in by mail, newest first",
  query: z.strictObject({ show: z.optional(shown_mails), ...paging }),
  answer: page(receivedMail),
});
/** Those up to the newest that its person saw, so that nothing goes that came meanwhile; what was read from them stays. */
export const deleteReceivedMails = endpoint({
  id: "delete_received_mails",
  method: "POST",
  path: "/api/statement_sources/mails/deletion",
  summary: "Delete all messages that wait, were read, or came in at all",
  body: z.strictObject({ show: shown_mails, newest_id: id }),
  answer: one(z.strictObject({ deleted: z.int() })),
  status: 200,
});
/** Whoever it is from, and signed or not: this message alone. */
export const letInMail = endpoint({
  id: "let_in_mail",
  method: "POST",
  path: "/api/statement_sources/mails/{id}/let_in",
  summary: "Read the attachments of a message that waits in quarantine",
  params,
  answer: one(receivedMail),
});
export const deleteReceivedMail = endpoint({
  id: "delete_received_mail",
  method: "DELETE",
  path: "/api/statement_sources/mails/{id}",
  summary: "Delete a message that came in; what was read from it stays",
  params,
});

const LONGEST_HOLDER = 80;

/** What banks make passwords of statements from, as far as a person gives it; kept sealed, and tried only where they say so. */
export const passwordDetails = z.strictObject({
  name: z.nullable(z.string()),
  birth_date: z.nullable(iso_date),
  last_4_digits: z.nullable(z.string()),
});
export type PasswordDetails = z.output<typeof passwordDetails>;

const left_out = "";
/** Each may be left empty, and is forgotten then. */
export const givenPasswordDetails = z.strictObject({
  name: label(LONGEST_HOLDER),
  birth_date: z.union([z.literal(left_out), iso_date]),
  last_4_digits: z.string().check(z.regex(/^(?:\d{4})?$/, textOf("write_four_digits"))),
});

export const getPasswordDetails = endpoint({
  id: "get_password_details",
  method: "GET",
  path: "/api/password_details",
  summary: "The details that passwords of your statements may be made of",
  answer: one(passwordDetails),
  hands_out_secret: true,
});
export const setPasswordDetails = endpoint({
  id: "set_password_details",
  method: "PUT",
  path: "/api/password_details",
  summary: "Give, change or take back the details that passwords of your statements may be made of",
  body: givenPasswordDetails,
  answer: one(passwordDetails),
  hands_out_secret: true,
});

/** A file that a phone shared with the installed app and that waits for whoever signs in there. */
export const sharedFile = z.strictObject({ file_name: z.string(), file_size: z.int() });
export type SharedFile = z.output<typeof sharedFile>;

/** What a browser shared is known by its cookie; of another browser nothing is shown. */
export const listSharedFiles = endpoint({
  id: "list_shared_files",
  method: "GET",
  path: "/api/shared_files",
  summary: "Files that this browser shared with the app and that wait to be taken",
  answer: many(sharedFile),
});
export const getSharedFile = endpoint({
  id: "get_shared_file",
  method: "GET",
  path: "/api/shared_files/file",
  summary: "One of the files that wait, by its number in the list from 0",
  query: z.strictObject({ number: whole_number(0, 49) }),
  answer_kind: "file",
  status: 200,
});
export const forgetSharedFiles = endpoint({
  id: "forget_shared_files",
  method: "DELETE",
  path: "/api/shared_files",
  summary: "Forget the files that wait",
});
