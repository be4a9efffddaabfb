import { toPlainWords } from "./plain-words.ts";

/** One spelling of a phrase in plain letters, `*` where a word goes on in any way, and where it may stand. */
export type Phrase = {
  text: string;
  /** It may begin inside a word, end inside one, and must begin or end the text. */
  inside: boolean;
  open: boolean;
  first: boolean;
  last: boolean;
};

/** Scripts that set no spaces between words. */
const BORDERLESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const OPTIONAL = /\(([^()]*)\)/;

/** A phrase with each of its parts in brackets, and without it. */
const listSpellings = (written: string): string[] => {
  const optional = OPTIONAL.exec(written);
  if (optional === null) return [written];
  const [before, after] = [
    written.slice(0, optional.index),
    written.slice(optional.index + optional[0].length),
  ];
  return [`${before}${optional[1] ?? ""}${after}`, `${before}${after}`].flatMap(listSpellings);
};

const toPlainPhrase = (written: string): string =>
  written
    .split("*")
    .map((part) => (part.startsWith(" ") ? " " : "") + toPlainWords(part))
    .join("*");

/**
 * The phrases that one entry of a language stands for. `payment(s)` has an ending that may be missing, `Zahlung*` any
 * ending, `*betrag` any beginning; `=in` is the whole text, `^sum` begins it, `sum$` ends it. Case, accents and signs do not matter.
 */
export const expandPhrase = (entry: string): Phrase[] =>
  listSpellings(entry).map((spelling) => {
    const written = spelling.trim();
    const [first, last] = [/^[=^]/.test(written), /^=|\$$/.test(written)];
    const bare = written.replaceAll(/^[=^]|\$$/g, "");
    const inner = bare.replace(/^\*/, "").replace(/\*$/, "");
    const text = toPlainPhrase(inner);
    if (text === "") throw new Error(`a phrase without letters: ${entry}`);
    return {
      text,
      inside: bare.startsWith("*") || BORDERLESS.test(text[0] ?? ""),
      open: bare.endsWith("*") || BORDERLESS.test(text.at(-1) ?? ""),
      first,
      last,
    };
  });
