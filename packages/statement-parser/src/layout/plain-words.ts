const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ı: "i",
  ё: "е",
};

/** Lower-case words without diacritics and punctuation, camelCase taken apart: `Betrag (EUR)` → `betrag eur`. */
export const toPlainWords = (text: string): string =>
  text
    .slice(0, 120)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[łøßæœđıё]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

const EDGE = String.raw`(?:^|$|(?<=\s)|(?=\s))`;

/** A pattern over plain words in which `\b` is the edge of a word of any script. */
export const overPlainWords = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(String.raw`\b`, EDGE), "u");
