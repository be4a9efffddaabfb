import type { Word } from "../../decode/page-words.ts";
import { findDirection } from "../../labels/meaning-words.ts";
import { withWords } from "./lines.ts";
import type { Line } from "./lines.ts";

/** Marks of the sides of an account beside its amounts, money out first, by where banks print them. */
const PAIRS: readonly (readonly [debit: string, credit: string])[] = [
  ["B", "A"], // borç, alacak
  ["Wn", "Ma"],
  ["WN", "MA"],
  ["Χ", "Π"], // χρέωση, πίστωση
  ["D", "K"],
  ["D", "P"], // duguje, potražuje
  ["D", "A"], // dare, avere
  ["B", "D"], // breme, dobro
  ["T", "J"], // terhelés, jóváírás
  ["T", "K"],
  ["N", "C"], // nợ, có
  ["Nợ", "Có"],
  ["Д", "К"],
  ["Dt", "Kt"],
  ["DB", "KR"],
  ["Db", "Kr"],
  ["借", "贷"],
  ["借", "貸"],
  ["支", "收"],
  ["出", "入"],
  ["출", "입"],
  ["חובה", "זכות"],
  ["ח", "ז"],
  ["مدين", "دائن"],
  ["م", "د"],
  ["नामे", "जमा"],
  ["Ud", "Ind"],
  ["Ut", "Inn"],
  ["Ut", "In"],
  ["Af", "Bij"],
  ["AF", "BIJ"],
];

const MARKS = new Set(PAIRS.flat());
const FIGURE = /^[-+\u2212(]?\p{Nd}[\p{Nd}.,'\u2019\u00a0\u202f]*\)?$/u;
/** So near to its figure, in heights of the line, stands a mark. */
const REACH = 4;
/** A side that is spelt out. */
const WHOLE_WORD = /^\p{L}{4,}\.?$/u;
const ROWS_MIN = 3;
const SHARE_MIN = 0.6;

/** A mark in brackets is the same without: `93,99 (B)`. */
const bareOf = (text: string): string => text.replace(/^\((.+)\)$/u, "$1");

const isBeside = (mark: Word, other: Word | undefined): boolean => {
  if (other === undefined || !FIGURE.test(other.text)) return false;
  const gap = Math.max(other.box[0] - mark.box[2], mark.box[0] - other.box[2]);
  return gap <= REACH * (mark.box[3] - mark.box[1]);
};

/** A currency between a figure and its mark. */
const UNIT = /^(?:\p{Sc}|\p{L}{1,3})\.?$/u;

/** The word before one, a currency between both left out. */
const beforeOf = (words: readonly Word[], at: number): Word | undefined =>
  UNIT.test(words[at - 1]?.text ?? "") ? words[at - 2] : words[at - 1];

/** The words of a line that may mark a figure beside them. */
const listMarks = ({ words }: Line): Word[] =>
  words.filter(
    (word, at) =>
      MARKS.has(bareOf(word.text)) && (isBeside(word, beforeOf(words, at)) || isBeside(word, words[at + 1])),
  );

/** The one pair of which both marks stand beside figures, and no other mark does; null where few lines with figures have one. */
const findPair = (
  lines: readonly Line[],
  marked: readonly (readonly Word[])[],
): (typeof PAIRS)[number] | null => {
  const found = new Set(marked.flatMap((words) => words.map(({ text }) => bareOf(text))));
  const pair = PAIRS.find(([debit, credit]) => found.size === 2 && found.has(debit) && found.has(credit));
  const own = marked.filter((words) => words.length > 0).length;
  const figures = lines.filter(({ text }) => /\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})/u.test(text)).length;
  return pair !== undefined && own >= ROWS_MIN && own >= figures * SHARE_MIN ? pair : null;
};

/** A word for a side right behind the last figure of its line, in its cell: `240 310 Crédit`. */
const findWord = ({ words, cells }: Line): { word: Word; side: "CR" | "DR" } | null => {
  const [figure, word] = words.slice(-2);
  if (figure === undefined || word === undefined || !FIGURE.test(figure.text)) return null;
  const cell = cells.at(-1)?.box;
  const isTogether = cell !== undefined && cell[0] <= figure.box[0] && cell[2] >= word.box[2];
  const direction = isTogether && WHOLE_WORD.test(word.text) ? findDirection(word.text) : null;
  return direction === null ? null : { word, side: direction === "credit" ? "CR" : "DR" };
};

/** The words for sides behind figures spelt as marks are. */
const spellWords = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const found = findWord(line);
    if (found === null) return line;
    const { word, side } = found;
    return withWords(
      line,
      line.words.map((own) => (own === word ? { ...own, text: side } : own)),
    );
  });

/** Both marks in the name of a column: `Bakiye (B/A)`. */
const NAMED = /^[([]?(\p{L}{1,4})\/(\p{L}{1,4})[)\]]?$/u;
const GLUED = /^([-+\u2212(]?\p{Nd}[\p{Nd}.,'\u2019\u00a0\u202f]*)(\p{L}{1,4})$/u;

/** The pair whose marks are named, without a figure beside them. */
const findNamed = (lines: readonly Line[]): (typeof PAIRS)[number] | undefined => {
  const named = lines.flatMap(({ text, words }) =>
    /\p{Nd}/u.test(text) ? [] : words.flatMap((word) => NAMED.exec(word.text)?.slice(1, 3) ?? []),
  );
  return PAIRS.find(([debit, credit]) => named.includes(debit) && named.includes(credit));
};

/** Lines in which a mark that a name tells, right behind its figure, is spelt as all others are: only one of both may be met. */
const spellNamed = (lines: readonly Line[]): readonly Line[] => {
  const pair = findNamed(lines);
  if (pair === undefined) return lines;
  return lines.map((line) => {
    const words = line.words.map((word) => {
      const [, figure, mark = ""] = GLUED.exec(word.text) ?? [];
      return figure !== undefined && pair.includes(mark)
        ? { ...word, text: `${figure}${mark === pair[0] ? "DR" : "CR"}` }
        : word;
    });
    return words.every((word, at) => word === line.words[at]) ? line : withWords(line, words);
  });
};

/** Lines in which the marks of the sides of most figures, where a document has two of them, are spelt as all others are. */
export const spellSides = (printed: readonly Line[]): readonly Line[] => {
  const lines = spellNamed(spellWords(printed));
  const marked = lines.map(listMarks);
  const pair = findPair(lines, marked);
  if (pair === null) return lines;
  return lines.map((line, at) => {
    const own = new Set(marked[at]);
    if (own.size === 0) return line;
    const spell = (word: Word): Word =>
      own.has(word) ? { ...word, text: bareOf(word.text) === pair[0] ? "DR" : "CR" } : word;
    return withWords(line, line.words.map(spell));
  });
};
