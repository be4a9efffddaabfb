import type { Word } from "../../decode/page-words.ts";
import { withWords } from "./lines.ts";
import type { Line } from "./lines.ts";

/** A whole date with the first word, or the number, of the next cell right behind it: `2026/08/02Salary`, `17-03-2025932767829`. */
const DATED =
  /^(?<first>(?:19|20)\d{2}([-/.])\d{2}\2\d{2}|\d{2}([-/.])(?:\d{2}|\p{L}{3})\3(?:19|20)\d{2})(?<rest>(?!T\d)(?:\p{L}|\d{4,}$).*)$/u;
/** A reference with the signed amount of the next column right behind it: `T2MMAQGNAS-1.900,00`. */
const REFERRED =
  /^(?<first>\d{0,30}\p{L}[\p{L}\d]{4,30})(?<rest>[-+\u2212]\d{1,3}(?:[.,'\u2019]\d{3}){0,4}[.,]\d{2})$/u;

const splitWord = (word: Word): Word[] => {
  const { first, rest } = (DATED.exec(word.text) ?? REFERRED.exec(word.text))?.groups ?? {};
  if (first === undefined || rest === undefined) return [word];
  const [x0, y0, x1, y1] = word.box;
  const middle = x0 + ((x1 - x0) * first.length) / word.text.length;
  return [
    { ...word, text: first, box: [x0, y0, middle, y1] },
    { ...word, text: rest, box: [middle, y0, x1, y1] },
  ];
};

/** Lines in which dates, references and amounts stand apart from what narrow cells print right behind them. */
export const splitGlued = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const words = line.words.flatMap(splitWord);
    return words.length === line.words.length ? line : withWords(line, words);
  });
