import { type Result, err, ok } from "@passbook/contract/values";
import type { Refusal } from "@passbook/statement-parser";
import { type ParsedMail, simpleParser } from "mailparser";
import { say } from "@passbook/contract/sentences/reading";
import type { SavedMail } from "./tasks.ts";

const MOST_ATTACHMENTS = 20;
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

/** Reads a saved message (.eml, RFC 5322): who sent it, its subject and its attachments, texts as they stand. */
export const readSavedMail = async (bytes: Uint8Array): Promise<Result<SavedMail, Refusal>> => {
  const mail = await simpleParser(Buffer.from(bytes), OPTIONS);
  if (mail.headerLines.length === 0 || (mail.from === undefined && mail.date === undefined))
    return err({
      code: "unreadable",
      ...say("no_saved_message"),
    });
  if (mail.attachments.length > MOST_ATTACHMENTS)
    return err({
      code: "too_large",
      ...say("message_too_many_attachments", { most: MOST_ATTACHMENTS }),
    });
  // Pictures that belong to the text are no attachments of their own.
  const attachments = mail.attachments.filter(({ related, size }) => !related && size > 0);
  return ok({
    sender: findSender(mail),
    subject: mail.subject ?? "",
    message_id: mail.messageId ?? null,
    sent_at: toInstant(mail.date),
    attachments: attachments.map(({ filename, content }) => ({
      file_name: filename ?? "attachment",
      bytes: content,
    })),
    text: attachments.length === 0 ? toText(mail) : "",
  });
};
