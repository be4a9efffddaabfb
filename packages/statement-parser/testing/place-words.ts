import type { Word, WordPage } from "../src/decode/page-words.ts";

/** Texts of a line, each with the point at which it begins; a text that starts with `>` ends there. */
export type PlacedLine = readonly [y: number, ...texts: readonly (readonly [x: number, text: string])[]];

const LETTER = 5;
const HEIGHT = 9;

const toWords = (y: number, [x, text]: readonly [number, string]): Word[] => {
  const isRight = text.startsWith(">");
  const own = isRight ? text.slice(1) : text;
  let at = isRight ? x - own.length * LETTER : x;
  return own.split(" ").flatMap((word) => {
    const x0 = at;
    at += (word.length + 1) * LETTER;
    return word === "" ? [] : [{ text: word, box: [x0, y, x0 + word.length * LETTER, y + HEIGHT] }];
  });
};

/** Pages of words at points, as a PDF gives them. */
export const placePages = (pages: readonly (readonly PlacedLine[])[]): WordPage[] =>
  pages.map((lines, at) => ({
    page: at + 1,
    width: 600,
    height: 800,
    words: lines.flatMap(([y, ...texts]) => texts.flatMap((text) => toWords(y, text))),
  }));
