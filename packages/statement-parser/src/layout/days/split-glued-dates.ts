import type { Word } from "../../decode/page-words.ts";
import { withWords } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";

/** A whole date with the first word, or the number, of the next cell right behind it: `2026/08/02Salary`, `17-03-2025932767829`. */
const GLUED =
  /^((?:19|20)\d{2}([-/.])\d{2}\2\d{2}|\d{2}([-/.])(?:\d{2}|\p{L}{3})\3(?:19|20)\d{2})((?!T\d)(?:\p{L}|\d{4,}$).*)$/u;

const splitWord = (word: Word): Word[] => {
  const [, date, , , rest] = GLUED.exec(word.text) ?? [];
  if (date === undefined || rest === undefined) return [word];
  const [x0, y0, x1, y1] = word.box;
  const middle = x0 + ((x1 - x0) * date.length) / word.text.length;
  return [
    { ...word, text: date, box: [x0, y0, middle, y1] },
    { ...word, text: rest, box: [middle, y0, x1, y1] },
  ];
};

/** Lines in which dates stand apart from what narrow cells print right behind them. */
export const splitGluedDates = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const words = line.words.flatMap(splitWord);
    return words.length === line.words.length ? line : withWords(line, words);
  });
