import type { Dice } from "./dice.ts";
import { makeWords } from "./odd-words.ts";

type Alter = (bytes: Buffer, dice: Dice) => Buffer;

/** What is repeated stays below this. */
const MOST_BYTES = 2_000_000;

const replaceSome =
  (pattern: RegExp, to: (dice: Dice) => string): Alter =>
  (bytes, dice) => {
    const share = dice.pick([1, 0.1, 0.02]);
    const text = bytes
      .toString("latin1")
      .replaceAll(pattern, (found) => (dice.chance(share) ? to(dice) : found));
    return Buffer.from(text.slice(0, MOST_BYTES), "latin1");
  };

const cut = (bytes: Buffer, dice: Dice): readonly [Buffer, Buffer, Buffer] => {
  const [from, to] = [dice.below(bytes.length + 1), dice.below(bytes.length + 1)].toSorted((a, b) => a - b);
  return [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)];
};

const ODD_BYTES = [
  Buffer.from([0]),
  Buffer.alloc(5000),
  Buffer.from([0xff, 0xfe]),
  Buffer.from("\u202e\ufeff"),
  Buffer.from([0xf0, 0x9f]),
  Buffer.from('"'),
  Buffer.from("\r"),
  Buffer.from("\n".repeat(3000)),
  Buffer.from("\f"),
  Buffer.from("<!--"),
  Buffer.from("]]>"),
  Buffer.from("<![CDATA["),
  Buffer.from("\u001a"),
];

const swapPairs = (bytes: Buffer): Buffer => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

/** One thing that goes wrong with a file on its way, or that somebody does to it. */
export const ALTERATIONS: Readonly<Record<string, Alter>> = {
  truncated: (bytes, dice) => bytes.subarray(0, dice.below(bytes.length)),
  beheaded: (bytes, dice) => bytes.subarray(dice.below(bytes.length)),
  flipped: (bytes, dice) => {
    const altered = Buffer.from(bytes);
    for (let count = dice.size(60); count > 0; count -= 1)
      altered[dice.below(bytes.length)]! ^= 1 << dice.below(8);
    return altered;
  },
  noisy: (bytes, dice) => {
    const altered = Buffer.from(bytes);
    for (let count = dice.size(60); count > 0; count -= 1)
      altered[dice.below(bytes.length)] = dice.below(256);
    return altered;
  },
  holed: (bytes, dice) => {
    const [before, , after] = cut(bytes, dice);
    return Buffer.concat([before, after]);
  },
  repeated: (bytes, dice) => {
    const [before, piece, after] = cut(bytes, dice);
    const times = dice.size(Math.max(2, Math.floor(MOST_BYTES / (piece.length + 1) / 4)));
    return Buffer.concat([before, ...Array.from({ length: Math.min(times, 20_000) }, () => piece), after]);
  },
  inserted: (bytes, dice) => {
    const [before, piece, after] = cut(bytes, dice);
    return Buffer.concat([before, dice.pick(ODD_BYTES), piece, dice.pick(ODD_BYTES), after]);
  },
  "of odd dates": replaceSome(/\d{4}-\d\d-\d\d|\d{8}|\d{6}|\d\d?[./]\d\d?[./]\d{2,4}/g, (dice) =>
    makeWords(dice, 1).date(),
  ),
  "of odd amounts": replaceSome(/-?\d[\d.,]*[.,]\d{2}/g, (dice) => makeWords(dice, 1).amount()),
  "of odd currencies": replaceSome(/\b(EUR|USD|GBP|CHF|CAD|PLN|SEK)\b/g, (dice) =>
    makeWords(dice, 1).currency(),
  ),
  "of long words": replaceSome(/[A-Za-z]{6,}/g, (dice) => makeWords(dice).long(3000)),
  "of odd words": replaceSome(/[A-Za-z]{6,}/g, (dice) => makeWords(dice, 1).text()),
  "of turned digits": replaceSome(/\d/g, (dice) => String(dice.below(10))),
  "without quotation marks": replaceSome(/"/g, () => ""),
  "of more quotation marks": replaceSome(/[;,]/g, (dice) => dice.pick(['";', ';"', '""', "\t", ","])),
  "in one line": (bytes) => Buffer.from(bytes.toString("latin1").replaceAll(/[\r\n]+/g, " "), "latin1"),
  "of Mac lines": (bytes) => Buffer.from(bytes.toString("latin1").replaceAll(/\r?\n/g, "\r"), "latin1"),
  "in UTF-16": (bytes) => Buffer.from(`\ufeff${bytes.toString("utf8")}`, "utf16le"),
  "in UTF-16 turned": (bytes) => swapPairs(Buffer.from(bytes.toString("utf8"), "utf16le")),
  "half in UTF-16": (bytes, dice) => {
    const [before, , after] = cut(bytes, dice);
    return Buffer.concat([before, Buffer.from(after.toString("latin1"), "utf16le")]);
  },
  "letter by letter": (bytes) =>
    Buffer.from(bytes.toString("latin1").slice(0, 50_000).split("").join("\n"), "latin1"),
};
