import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";

/** A label and its amount without a space between: `收入合计：1,234.00`, `Total:1,234.00`. */
const LABELLED = /^(\p{L}[\p{L}\p{M}().（）/-]*[:：])([^\d\s]{0,3}\d[\d.,'\u2019]*[.,]\d{2,3}[^\d\s]{0,3})$/u;
/** The first and the last day of a period in one word: `01.11.-30.11.2025`, `01/11/2025–30/11/2025`. */
const FROM_TO =
  /^(\d{1,2}[./]\d{1,2}[./]?(?:\d{2}|\d{4})?)([-\u2010-\u2015\u2212])(\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})[.,]?)$/u;

/** A bar right behind or before what it parts: `2026|`, `|1,234.00`. */
const BARRED = /^([^|¦│]+)([|¦│])$|^([|¦│])([^|¦│]+)$/u;

/** Letters of East Asia are twice as wide as digits. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0);

const splitWord = (word: Word): Word[] => {
  const [whole, ...found] =
    LABELLED.exec(word.text) ?? FROM_TO.exec(word.text) ?? BARRED.exec(word.text) ?? [];
  if (whole === undefined) return [word];
  const parts = found.filter((part) => part !== undefined);
  const [x0, y0, x1, y1] = word.box;
  const unit = (x1 - x0) / widthOf(whole);
  let at = x0;
  return parts.map((text) => {
    const start = at;
    at += unit * widthOf(text);
    return { ...word, text, box: [start, y0, at, y1] };
  });
};

/** Lines in which labels and the amounts glued to them, the two days of a period, and the bars of a table are words of their own. */
export const splitLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const words = line.words.flatMap(splitWord);
    return words.length === line.words.length ? line : { ...line, words };
  });
