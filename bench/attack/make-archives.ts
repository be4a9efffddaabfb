import { gzipSync } from "node:zlib";
import type { Dice } from "./dice.ts";
import type { Attack, Make } from "./make-texts.ts";
import { makeWords } from "./odd-words.ts";
import { type Entry, zipWithLies } from "./zip-with-lies.ts";

const CSV = Buffer.from("Date,Description,Amount\n2024-01-31,Kaffee,-3.50\n");
const NAMES = [
  "a.csv",
  "../../etc/passwd",
  "/a.csv",
  "a/b/c.csv",
  "C:\\a.csv",
  "\0.csv",
  "\u202evsc.a",
  "",
  "a".repeat(60_000),
  "__MACOSX/._a.csv",
  ".DS_Store",
  "a.zip",
  "con.csv",
];
const LIES: readonly Partial<Entry>[] = [
  {},
  { size: 1 },
  { size: 0xff_ff_ff_ff },
  { packed_size: 0 },
  { packed_size: 0xff_ff_ff_ff },
  { checksum: 0 },
  { method: 99 },
  { method: 14 },
  { flags: 1 },
  { flags: 8 },
  { method: 0 },
];

/** Zips of what another maker makes. */
export const makeArchives = (makeOther: Make): Readonly<Record<string, Make>> => {
  const inZip = (inner: Attack, name: string): Attack => ({ name, bytes: zipWithLies([inner]) });

  const zip: Make = (dice) => {
    const some = (count: number, make: (at: number) => Entry): Entry[] =>
      Array.from({ length: count }, (_, at) => make(at));
    const entries = dice.pick([
      () => some(dice.size(20), () => makeOther(dice)),
      () => some(dice.size(20), () => ({ name: dice.pick(NAMES), bytes: CSV, ...dice.pick(LIES) })),
      () => some(dice.size(65_000), (at) => ({ name: String(at), bytes: Buffer.alloc(0), stored: true })),
      () => some(dice.size(400), (at) => ({ name: `${String(at)}.csv`, bytes: CSV })),
      () =>
        some(dice.size(10), () => ({
          name: "bomb.csv",
          bytes: Buffer.alloc(dice.size(300_000_000), dice.pick([" ", "\n", "1", ","])),
          ...dice.pick(LIES),
        })),
      () => some(dice.size(300), () => ({ name: "same.csv", bytes: CSV })),
    ])();
    const bytes = zipWithLies(entries, dice.chance(0.9) ? entries.length : dice.pick([0, 1, 65_535]));
    const prefix = dice.chance(0.1) ? dice.bytes(300) : Buffer.alloc(0);
    return {
      name: dice.pick(["all.zip", "all.zip", "all.xlsx", "all.csv"]),
      bytes: Buffer.concat([prefix, bytes]),
    };
  };

  const nested: Make = (dice) => {
    let inner = dice.chance(0.5) ? makeOther(dice) : { name: "a.csv", bytes: CSV };
    for (let depth = dice.size(60); depth > 0; depth -= 1) {
      const copies = dice.chance(0.1) ? dice.size(20) : 1;
      const { bytes, name } = inner;
      inner = {
        name: "in.zip",
        bytes: zipWithLies(
          Array.from({ length: copies }, (_, at) => ({
            name: `${String(at)}${name.slice(0, 40)}`,
            bytes,
            stored: bytes.length > 1_000_000,
          })),
        ),
      };
      if (inner.bytes.length > 4_000_000) break;
    }
    return { ...inner, name: "nested.zip" };
  };

  const gzip: Make = (dice) => {
    const inner = dice.chance(0.6)
      ? makeOther(dice)
      : { name: "a.csv", bytes: Buffer.alloc(dice.size(300_000_000), dice.pick([" ", "1,", "\n"])) };
    const packed = gzipSync(inner.bytes);
    const again = dice.chance(0.2) ? gzipSync(packed) : packed;
    return {
      name: `${inner.name}.gz`,
      bytes: dice.chance(0.8) ? again : again.subarray(0, dice.below(again.length)),
    };
  };

  return { zip, nested, gzip, "in zip": (dice) => inZip(makeOther(dice), "one.zip") };
};

/** Mails saved as files, with parts in parts. */
export const makeMails = (makeOther: Make): Readonly<Record<string, Make>> => {
  const toPart = ({ name, bytes }: Attack, dice: Dice): string => {
    const encoding = dice.pick([
      "base64",
      "base64",
      "base64",
      "quoted-printable",
      "8bit",
      "x-uuencode",
      "binary",
      "",
    ]);
    const body =
      encoding === "base64" ? Buffer.from(bytes).toString("base64") : Buffer.from(bytes).toString("latin1");
    const shown = dice.pick([
      `"${name}"`,
      name,
      `=?utf-8?B?${Buffer.from(name).toString("base64")}?=`,
      "=?x-none?Q?=?=",
      `"${"a".repeat(dice.size(20_000))}"`,
    ]);
    return `Content-Type: ${dice.pick(["application/octet-stream", "text/csv; charset=x-none", "application/pdf", "message/rfc822", "text/html", ""])}\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Disposition: attachment; filename=${shown}\r\n\r\n${body}`;
  };
  const mail: Make = (dice) => {
    const words = makeWords(dice);
    const small = (): Attack => {
      const made = makeOther(dice);
      return made.bytes.length < 300_000 ? made : { name: "a.csv", bytes: CSV };
    };
    const depth = dice.size(dice.pick([1, 3, 300]));
    let body =
      Array.from(
        { length: dice.size(dice.pick([3, 10, 3000])) },
        () => `--b0\r\n${toPart(dice.chance(0.1) ? small() : { name: "a.csv", bytes: CSV }, dice)}\r\n`,
      ).join("") + (dice.chance(0.8) ? "--b0--\r\n" : "");
    let type = 'multipart/mixed; boundary="b0"';
    for (let level = 1; level < depth; level += 1) {
      const boundary = dice.pick([`b${String(level)}`, "b0", "x".repeat(200), ""]);
      body = dice.chance(0.7)
        ? `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n--${boundary}--\r\n`
        : `Content-Type: ${type}\r\n\r\n${body}`;
      type = dice.chance(0.7) ? `multipart/mixed; boundary="${boundary}"` : "message/rfc822";
      if (body.length > 3_000_000) break;
    }
    const heads = `From: Bank <bank@example.test>\r\nTo: Asha <asha@example.test>\r\nSubject: ${words.text()}\r\nDate: ${words.date()}\r\nX-Long: ${dice.chance(0.1) ? words.long(500_000).replaceAll(/[\r\n]/g, "") : "x"}\r\n`;
    return {
      name: "saved.eml",
      bytes: Buffer.from(`${heads}MIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n${body}`, "latin1"),
    };
  };
  return { mail };
};
