/** Texts that were kept of messages, and the names of the sentences that they are; a text of no known sentence stays as it is. */
const SAID: Readonly<Record<string, string>> = {
  "This message has no attachment.": "message_without_attachment",
  "None of the files of this message can be a statement.": "message_without_statement",
  "This is not a saved message. Save it as .eml or .msg in your mail program.": "no_saved_message",
  "Reading this file failed three times. The file is kept; try again after an update of Passbook.":
    "reading_failed",
  "Reading this file takes too long. Download a shorter period, or another format.": "reading_takes_long",
  "Reading this file takes too much memory. Download a shorter period, or another format.":
    "reading_takes_memory",
  "This file cannot be read: something in it is not as its format says. Download it again.":
    "format_not_kept",
};
/** The only number that was ever said of them. */
const TOO_MANY_ATTACHMENTS = "This message has more than 20 attachments.";

/** What is said of a message is named, so that it can be said in other words. */
export const saidOfMails: readonly string[] = [
  "alter table received_mails add column said {text}",
  ...Object.entries(SAID).map(
    ([message, sentence]) =>
      `update received_mails set said = '{"sentence":"${sentence}"}' where message = '${message}'`,
  ),
  `update received_mails set said = '{"sentence":"message_too_many_attachments","data":{"most":20}}'
    where message = '${TOO_MANY_ATTACHMENTS}'`,
];
