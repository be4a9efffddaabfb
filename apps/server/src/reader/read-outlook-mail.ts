import outlook, { type FieldsData } from "@kenjiuno/msgreader";
import { err, ok, type Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "@passbook/statement-parser";
import { findPasswordHint } from "./find-password-hint.ts";
import type { SavedMail } from "./tasks.ts";

const isAddress = (text: string | undefined): text is string => text !== undefined && text.includes("@");

/** Who sent it by name of mail; a message of an office's own server names its people otherwise. */
const findSender = ({ senderSmtpAddress, senderEmail, sentRepresentingSmtpAddress }: FieldsData): string =>
  ([senderSmtpAddress, senderEmail, sentRepresentingSmtpAddress].find(isAddress) ?? "").toLowerCase();

const toInstant = (text: string | undefined): string | null => {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** Reads a message that Outlook saved (MSG). */
export const readOutlookMail = (bytes: Uint8Array): Result<SavedMail, Refusal> => {
  const own = Uint8Array.from(bytes);
  const message = new outlook.default(own.buffer);
  const fields = message.getFileData();
  if (fields.error !== undefined || fields.dataType !== "msg")
    return err({ code: "unreadable", ...say("no_saved_message") });
  return ok({
    sender: findSender(fields),
    subject: fields.subject ?? "",
    message_id: fields.messageId ?? null,
    sent_at: toInstant(fields.clientSubmitTime ?? fields.messageDeliveryTime),
    text: "",
    password_hint: findPasswordHint(fields.body ?? ""),
    attachments: (fields.attachments ?? [])
      .filter(({ attachmentHidden }) => attachmentHidden !== true)
      .map((attachment) => message.getAttachment(attachment))
      .filter(({ content }) => content.length > 0)
      .map(({ fileName, content }) => ({ file_name: fileName, bytes: content })),
  });
};
