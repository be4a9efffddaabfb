/** What a saved mail is: one message (RFC 5322), many one after the other (mbox), or one of Outlook (MSG). */
export type MailKind = "message" | "mbox" | "outlook";

const HEAD_BYTES = 32_768;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream that each message of Outlook has, and no workbook, which is of the same kind of file. */
const OUTLOOK = Buffer.from("__properties_version1.0", "utf16le");
/** How a message of an mbox begins: whose it was and when it came. */
const ENVELOPE = /^From \S.{0,120}?\d\d:\d\d.{0,40}?\d{4}\b.{0,20}\r?\n/;
const MAIL_NAME = /\.(?:eml|mbox|mbx)$/i;
const HEADER = /^([!-9;-~]+)[ \t]*:/;
/** What no table and no page a browser saved begins with. */
const OF_THE_WAY = ["message-id", "received", "return-path", "delivered-to", "dkim-signature"];
const OF_A_LETTER = ["from", "to", "subject", "mime-version"];

/** The names of the headers that a text begins with, in small letters; null where it begins with anything else. */
const listHeaders = (head: string): Set<string> | null => {
  const end = /\r?\n\r?\n/.exec(head)?.index;
  const lines = head.slice(0, end).split(/\r?\n/);
  // A line that is cut off says nothing.
  if (end === undefined && head.length === HEAD_BYTES) lines.pop();
  const names = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (index > 0 && /^[ \t]/.test(line)) continue;
    const name = HEADER.exec(line)?.[1];
    if (name === undefined && (line !== "" || index < lines.length - 1)) return null;
    if (name !== undefined) names.add(name.toLowerCase());
  }
  return names;
};

const isLetter = (head: string, is_named_so: boolean): boolean => {
  const names = listHeaders(head);
  if (names === null || !(names.has("from") || names.has("date"))) return false;
  if (is_named_so || OF_THE_WAY.some((name) => names.has(name))) return true;
  return OF_A_LETTER.every((name) => names.has(name));
};

/** Tells saved mails by what they begin with; a name that ends like one counts where that says little. Null for every other file. */
export const detectMail = (bytes: Uint8Array, file_name: string): MailKind | null => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, OLE.length).equals(OLE)) return file.includes(OUTLOOK) ? "outlook" : null;
  const head = file
    .subarray(0, HEAD_BYTES)
    .toString("latin1")
    .replace(/^(?:ï»¿)?[\r\n]*/, "");
  const envelope = ENVELOPE.exec(head)?.[0];
  const is_named_so = MAIL_NAME.test(file_name);
  if (!isLetter(head.slice(envelope?.length ?? 0), is_named_so)) return null;
  return envelope === undefined ? "message" : "mbox";
};
