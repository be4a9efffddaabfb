const LINE_END = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BEGINNING = Buffer.from("From ");
const ENVELOPE = /^From (?:-|\S.{0,120}?\d\d:\d\d.{0,40}?\d{4}\b)/;
const LONGEST_ENVELOPE = 250;
/** So often not even a large mailbox says "From". */
const MOST_LOOKED_AT = 200_000;
/** What stands before a line of a message that began like an envelope. */
const QUOTED = /^>(>*From )/gm;

const isBlankBefore = (file: Buffer, at: number): boolean => {
  if (at === 0) return true;
  let end = at - 1;
  if (file[end] !== LINE_END) return false;
  if (file[end - 1] === CARRIAGE_RETURN) end -= 1;
  return end === 0 || file[end - 1] === LINE_END;
};

/** Where the messages of an mbox begin: at an envelope, behind an empty line. Null where there are too many lines like one. */
const listBeginnings = (file: Buffer): number[] | null => {
  const found: number[] = [];
  let looked_at = 0;
  for (let at = file.indexOf(BEGINNING); at !== -1; at = file.indexOf(BEGINNING, at + 1)) {
    looked_at += 1;
    if (looked_at > MOST_LOOKED_AT) return null;
    if (!isBlankBefore(file, at)) continue;
    if (ENVELOPE.test(file.subarray(at, at + LONGEST_ENVELOPE).toString("latin1"))) found.push(at);
  }
  return found;
};

/** The empty line between two messages is of neither. */
const withoutLastLine = (message: Buffer): Buffer => {
  if (message.subarray(-4).equals(Buffer.from("\r\n\r\n"))) return message.subarray(0, -2);
  return message.subarray(-2).equals(Buffer.from("\n\n")) ? message.subarray(0, -1) : message;
};

const withoutQuotes = (message: Buffer): Buffer =>
  message.includes("\n>")
    ? Buffer.from(message.toString("latin1").replaceAll(QUOTED, "$1"), "latin1")
    : message;

/**
 * The messages of an mbox (mboxrd) as their mail program had them, one at a time and without their envelopes; how many there are is known before
 * the first is taken. Null for what only looks like one.
 */
export const splitMbox = (
  bytes: Uint8Array,
): { readonly count: number; readonly messages: Iterable<Uint8Array> } | null => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const beginnings = listBeginnings(file);
  if (beginnings === null) return null;
  const messages = function* (): Generator<Uint8Array> {
    for (const [index, begins] of beginnings.entries()) {
      const ends = beginnings[index + 1] ?? file.length;
      const head_ends = file.indexOf(LINE_END, begins);
      if (head_ends !== -1 && head_ends < ends) {
        yield withoutQuotes(withoutLastLine(file.subarray(head_ends + 1, ends)));
      }
    }
  };
  return { count: beginnings.length, messages: { [Symbol.iterator]: messages } };
};
