import { rememberTexts } from "./remember-texts.ts";

const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ı: "i",
  ё: "е",
  ə: "e",
};

const WIDE = /[^\0-\x7F]/;
const LENGTH_MAX = 120;
/** Most words stand apart by one space; replacing each by itself takes longer than looking. */
const UNTIDY = /[^a-z0-9 ]|  /;

/** The same for a text of plain letters, for which the properties of Unicode need not be looked up. */
const toPlainAscii = (text: string): string => {
  const lower = text.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return (UNTIDY.test(lower) ? lower.replaceAll(/[^a-z0-9]+/g, " ") : lower).trim();
};

/** Thai parts no words; some programs draw a sign over a letter apart from what follows. */
const BETWEEN_THAI = /(?<=\p{Script=Thai}) (?=\p{Script=Thai})/gu;

const toPlainUnicode = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[łøßæœđıёə]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .replaceAll(BETWEEN_THAI, "")
    .trim();

const toPlain = rememberTexts((start) => (WIDE.test(start) ? toPlainUnicode(start) : toPlainAscii(start)));

/** Lower-case words without diacritics and punctuation, camelCase taken apart: `Betrag (EUR)` → `betrag eur`. */
export const toPlainWords = (text: string): string => toPlain(text.slice(0, LENGTH_MAX));

const EDGE = String.raw`(?:^|$|(?<=\s)|(?=\s))`;

const withoutMarks = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

/** A pattern over plain words in which `\b` is the edge of a word of any script; its words lose their marks as the text did. */
export const overPlainWords = (pattern: RegExp): RegExp =>
  new RegExp(withoutMarks(pattern.source).replaceAll(String.raw`\b`, EDGE), "u");
