import { findMonth } from "../../values/month-names.ts";
import { isRate } from "../currency/figure-currencies.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { isRightUnder } from "./lines.ts";
import type { Line } from "./lines.ts";

/** The texts of lines, one under the other. */
export const textOf = (lines: readonly Line[]): string => lines.map((line) => line.text).join("\n");

/** The same texts in plain words. */
export const plainOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => toPlainWords(line))
    .join("\n");

const ROW_START =
  /^(?:\S+ ){0,2}?(?:\d{1,4}[./\u2212-]\d{1,2}\b|\d{1,2}[ -/]?\p{L}{3,}|(\p{L}{3,9})\.? ?\d{1,2}\b)/u;
const ROW_AMOUNT = /(?<![\d.,])\d+(?:[.,'\u2019]\d{3})*[.,]\d{2,3}(?![\d.,/])/;
const ROWS_GAP = 5;

/** Whether a line holds an amount of money. */
export const hasAmount = ({ text }: Line): boolean => ROW_AMOUNT.test(text);

const isRowText = rememberTexts((text): boolean => {
  const start = ROW_START.exec(text);
  if (start === null || !ROW_AMOUNT.test(text) || isRate(text)) return false;
  return start[1] === undefined || findMonth(start[1]) !== null;
});
/** Whether a line begins with a day and holds an amount. */
export const isRowLike = ({ text }: Line): boolean => isRowText(text);

const GOES_ON_GAP = 1.6;

/**
 * The lines under a row that go on with its words: close to it, and begun right of its first word. What they name was
 * paid abroad, or is a reference. Each with its row.
 */
export const listGoingOn = (lines: readonly Line[]): Map<Line, Line> => {
  const found = new Map<Line, Line>();
  let row: Line | null = null;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (isRowLike(line)) row = line;
    else if (row !== null && isRightUnder(line, above, GOES_ON_GAP) && line.box[0] > row.box[0] + 1)
      found.set(line, row);
    else row = null;
    if (row !== null && found.has(line) && readFactWords(line.text.replaceAll(/[\d.,]+/g, " ")) !== null)
      found.delete(line);
  }
  return found;
};

/** What rows are about, as the payment of a card or a loan, says nothing about their account. */
export const dropRows = (lines: readonly Line[]): Line[] => {
  const rows = lines.flatMap((line, at) => (isRowLike(line) ? [at] : []));
  const taken = new Set<number>();
  for (const [index, at] of rows.entries()) {
    const next = rows[index + 1];
    if (next === undefined || next - at > ROWS_GAP) continue;
    for (let between = at; between <= next; between += 1) taken.add(between);
  }
  return lines.filter((_, at) => !taken.has(at));
};
