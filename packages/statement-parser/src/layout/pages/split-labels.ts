import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";

/** A label and its amount without a space between: `收入合计：1,234.00`, `Total:1,234.00`. */
const LABELLED = /^(\p{L}[\p{L}\p{M}().（）/-]*[:：])([^\d\s]{0,3}\d[\d.,'\u2019]*[.,]\d{2,3}[^\d\s]{0,3})$/u;

const splitWord = (word: Word): Word[] => {
  const [whole, label, amount] = LABELLED.exec(word.text) ?? [];
  if (whole === undefined || label === undefined || amount === undefined) return [word];
  const [x0, y0, x1, y1] = word.box;
  // Letters of East Asia are twice as wide as digits.
  const width = (text: string): number =>
    Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0);
  const at = x0 + ((x1 - x0) * width(label)) / width(whole);
  return [
    { ...word, text: label, box: [x0, y0, at, y1] },
    { ...word, text: amount, box: [at, y0, x1, y1] },
  ];
};

/** Lines in which labels and the amounts glued to them are words of their own. */
export const splitLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const words = line.words.flatMap(splitWord);
    return words.length === line.words.length ? line : { ...line, words };
  });
