import { type Result, err, ok } from "@passbook/contract/values";
import type { Refusal } from "@passbook/statement-parser";
import { type ParsedMail, simpleParser } from "mailparser";
import { say } from "@passbook/contract/sentences/reading";
import { detectMail } from "./detect-mail.ts";
import { findPasswordHint } from "./find-password-hint.ts";
import type { SavedMail } from "./tasks.ts";

const MOST_ATTACHMENTS = 20;
/** A message in a message is opened, and one in that; what lies deeper is no statement that a bank sent. */
const MOST_DEPTH = 3;
const OPTIONS = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: 0,
} as const;

/** A message with two From headers, or two addresses in one, claims to be from several; such a claim is worth nothing. */
const findSender = (mail: ParsedMail): string => {
  const headers = mail.headerLines.filter((line) => line.key.toLowerCase() === "from");
  const addresses = mail.from?.value ?? [];
  return headers.length === 1 && addresses.length === 1 ? (addresses[0]?.address ?? "").toLowerCase() : "";
};

const toInstant = (date: Date | undefined): string | null =>
  date === undefined || Number.isNaN(date.getTime()) ? null : date.toISOString();

const MOST_TEXT = 20_000;
const MOST_HTML = 200_000;
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&nbsp;": " ", "&lt;": "<", "&gt;": ">" };

/** The words of HTML, each link in front of its own; nothing of it is followed or shown as HTML. */
const toPlain = (html: string): string =>
  html
    .slice(0, MOST_HTML)
    .replaceAll(/<(?:style|script|head)\b[^<>]*>[^<]*/gi, " ")
    .replaceAll(/<a\b[^<>]*\shref\s*=\s*["']?([^"'\s<>]+)[^<>]*>/gi, " $1 ")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(?:amp|nbsp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

const toText = ({ text = "", html }: ParsedMail): string =>
  `${text.slice(0, MOST_TEXT)}\n${html === false ? "" : toPlain(html).slice(0, MOST_TEXT)}`.trim();

const TOO_MANY: Refusal = {
  code: "too_large",
  ...say("message_too_many_attachments", { most: MOST_ATTACHMENTS }),
};

const readMessage = async (bytes: Uint8Array): Promise<Result<SavedMail, Refusal>> => {
  const mail = await simpleParser(Buffer.from(bytes), OPTIONS);
  if (mail.headerLines.length === 0 || (mail.from === undefined && mail.date === undefined))
    return err({
      code: "unreadable",
      ...say("no_saved_message"),
    });
  // Pictures that belong to the text are no attachments of their own.
  const attachments = mail.attachments.filter(({ related, size }) => !related && size > 0);
  return ok({
    sender: findSender(mail),
    subject: mail.subject ?? "",
    message_id: mail.messageId ?? null,
    sent_at: toInstant(mail.date),
    attachments: attachments.map(({ filename, content, contentType }) => ({
      file_name: filename ?? (contentType === "message/rfc822" ? "message.eml" : "attachment"),
      bytes: content,
    })),
    text: attachments.length === 0 ? toText(mail) : "",
    password_hint: attachments.length === 0 ? null : findPasswordHint(toText(mail)),
  });
};

/** Loaded where there is one: most messages are no files of Outlook. */
const readOne = async (bytes: Uint8Array, kind: "message" | "outlook"): Promise<Result<SavedMail, Refusal>> =>
  kind === "message" ? readMessage(bytes) : (await import("./read-outlook-mail.ts")).readOutlookMail(bytes);

type Attachment = SavedMail["attachments"][number];

/** An attachment, or those of the message that it is. */
const openInner = async (attachment: Attachment, depth: number): Promise<readonly Attachment[]> => {
  const kind = depth < MOST_DEPTH ? detectMail(attachment.bytes, attachment.file_name) : null;
  if (kind === null || kind === "mbox") return [attachment];
  const read = await readOne(attachment.bytes, kind);
  return read.ok ? openAll(read.value.attachments, depth + 1) : [attachment];
};

/** Stops as soon as there are more than any message may have. */
const openAll = async (attachments: readonly Attachment[], depth: number): Promise<readonly Attachment[]> => {
  const opened: Attachment[] = [];
  for (const attachment of attachments) {
    if (opened.length > MOST_ATTACHMENTS) break;
    opened.push(...(await openInner(attachment, depth)));
  }
  return opened;
};

/**
 * Reads a saved message (RFC 5322, or MSG of Outlook): who sent it, its subject and its attachments, texts as they stand; those of messages
 * in it are its own.
 */
export const readSavedMail = async (bytes: Uint8Array): Promise<Result<SavedMail, Refusal>> => {
  const kind = detectMail(bytes, "message.eml") === "outlook" ? "outlook" : "message";
  const read = await readOne(bytes, kind);
  if (!read.ok) return read;
  if (read.value.attachments.length > MOST_ATTACHMENTS) return err(TOO_MANY);
  const attachments = await openAll(read.value.attachments, 1);
  return attachments.length > MOST_ATTACHMENTS ? err(TOO_MANY) : ok({ ...read.value, attachments });
};
