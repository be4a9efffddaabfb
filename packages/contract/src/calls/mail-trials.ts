import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency, id, instant, iso_date, one, said } from "../fields.ts";
import { receivedMail, SIGNATURES } from "./statement-sources.ts";
import { verdict } from "./statements.ts";

/** What would become of an attachment: read, read once its letters are recognised, asked for a password, refused, left alone, or not tried. */
export const ATTACHMENT_FATES = ["read", "scan", "locked", "refused", "left", "not_tried"] as const;

export const triedAttachment = z.strictObject({
  file_name: z.string(),
  file_size: z.int(),
  fate: z.enum(ATTACHMENT_FATES),
  /** Why it would be refused. */
  problem: z.nullable(z.looseObject({ code: z.string(), message: z.string(), ...said })),
  format: z.nullable(z.string()),
  /** The names of the kept passwords that were tried, and of the one that opens it. */
  tried_passwords: z.array(z.string()),
  opened_by: z.nullable(z.string()),
  statements: z.array(
    z.strictObject({
      bank_name: z.nullable(z.string()),
      last_4_digits: z.nullable(z.string()),
      currency: z.nullable(currency),
      period: z.nullable(z.strictObject({ from: iso_date, to: iso_date })),
      rows: z.int(),
      verdict,
    }),
  ),
  /** The statement that this file was read as before. */
  known_statement_id: z.nullable(id),
});
/** What would become of a message if it came by itself; nothing of it is kept. */
export const mailTrial = z.strictObject({
  sender: z.string(),
  subject: z.string(),
  sent_at: z.nullable(instant),
  outcome: z.enum(["read", "no_statement", "quarantined"]),
  reason: receivedMail.shape.reason,
  /** Whose messages its sender's are: those of a pattern that the person allows, or of a bank of the directory. */
  allowed_as: z.nullable(z.strictObject({ kind: z.enum(["sender", "bank"]), name: z.string() })),
  needs_signature: z.boolean(),
  signature: z.enum(SIGNATURES),
  /** The domain that signed it. */
  signed_by: z.nullable(z.string()),
  /** It came in before, as this. */
  known_as: z.nullable(receivedMail.shape.outcome),
  attachments: z.array(triedAttachment),
});
export type MailTrial = z.output<typeof mailTrial>;
export type TriedAttachment = z.output<typeof triedAttachment>;

/** Multipart: one saved message (.eml, .msg). */
export const tryMail = endpoint({
  id: "try_mail",
  method: "POST",
  path: "/api/statement_sources/mails/trial",
  summary: "Tell what would become of a message, and keep nothing of it",
  body_kind: "multipart",
  answer: one(mailTrial),
});
