import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ALTERATIONS } from "./alter-bytes.ts";
import { type Dice, makeDice } from "./dice.ts";
import { makeArchives, makeMails } from "./make-archives.ts";
import { BOOKS } from "./make-books.ts";
import { PAGES } from "./make-pages.ts";
import { type Attack, type Make, TEXTS } from "./make-texts.ts";

const MOST_BYTES = 48 * 2 ** 20;
const SAMPLE_BYTES = 400_000;

const NAMES = [
  "../../x",
  "\u202efdp.csv",
  "a".repeat(300),
  "con",
  "",
  ".",
  "x\0y.pdf",
  "é".repeat(120),
  "<b>.csv",
  "a\r\nb.csv",
  '"; x="',
  "%00",
  "~",
];

const makeAltered = (folders: readonly string[]): Make => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).map((file) => ({
        file,
        path: path.join(file.parentPath, file.name),
      })),
    )
    .filter(({ file }) => file.isFile())
    .map((each) => each.path)
    .toSorted();
  const kinds = Object.keys(ALTERATIONS);
  return (dice) => {
    const file = dice.pick(files);
    let bytes: Buffer = readFileSync(file).subarray(0, SAMPLE_BYTES);
    for (let count = dice.pick([1, 1, 1, 2, 3]); count > 0 && bytes.length > 0; count -= 1)
      bytes = ALTERATIONS[dice.pick(kinds)]!(bytes, dice);
    return { name: path.basename(file), bytes };
  };
};

/** Files near the largest that is taken: one line, one cell, many rows, or nothing but noise. */
const large: Make = (dice) => {
  const bytes = MOST_BYTES - dice.below(2 ** 20);
  const fill = (text: string): Buffer => Buffer.alloc(bytes, text);
  const head = Buffer.from(
    dice.pick([
      "Date,Description,Amount\n",
      "OFXHEADER:100\n\n<OFX>",
      "<?xml version='1.0'?><Document>",
      "%PDF-1.7\n",
      ":20:X\n",
      "!Type:Bank\n",
      "{",
      "PK\u0003\u0004",
      "<html><table>",
      "",
    ]),
  );
  const body = dice.pick([
    "2024-01-31,Kaffee,-3.50\n",
    "a",
    '"',
    "<STMTTRN>",
    "1 ",
    "\0",
    "D1/1/24\nT1\n^\n",
    ":86:x\n",
    "\n",
    "[",
    ",",
    "<td>",
  ]);
  return {
    name: dice.pick([
      "large.csv",
      "large.ofx",
      "large.xml",
      "large.pdf",
      "large.sta",
      "large.qif",
      "large.json",
      "large.html",
      "large.txt",
    ]),
    bytes: Buffer.concat([head, fill(body)]).subarray(0, bytes),
  };
};

/** What goes wrong, how, and how often: mostly right files with something wrong, and everything the makers make. */
export const makeFiles = (
  seed: number,
  folders: readonly string[],
): ((index: number) => Attack & { readonly kind: string }) => {
  const altered = makeAltered(folders);
  const plain: readonly (readonly [string, Make])[] = Object.entries({ ...TEXTS, ...BOOKS, ...PAGES });
  const any: Make = (dice) => (dice.chance(0.5) ? altered(dice) : dice.pick(plain)[1](dice));
  const packed = Object.entries({ ...makeArchives(any), ...makeMails(any) });
  const choose = (dice: Dice): readonly [string, Make] => {
    const share = dice.below(1000);
    if (share < 460) return ["altered", altered];
    if (share < 860) return dice.pick(plain);
    return share < 993 ? dice.pick(packed) : ["large", large];
  };
  return (index) => {
    const dice = makeDice(seed * 1_000_003 + index);
    const [kind, make] = choose(dice);
    const made = make(dice);
    const fits = made.bytes.length <= MOST_BYTES ? made.bytes : gzipSync(made.bytes);
    return { kind, name: dice.chance(0.05) ? dice.pick(NAMES) : made.name, bytes: fits };
  };
};
