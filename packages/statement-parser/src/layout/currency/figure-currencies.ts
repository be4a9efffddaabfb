import { listCurrencies } from "../../values/currency.ts";
import { readDate } from "../../values/date.ts";
import { isWord } from "../../labels/spelled-currencies.ts";
import type { Candidates } from "../../labels/spelled-currencies.ts";
import { beginsWithLetters, hasLetters } from "../../values/text.ts";

const MONEY = /^[-+(\u2212]?\d[\d.,'\u2019]*[-+)]?$/;
const GLUED =
  /^[-+(\u2212]*([^\d\s(+-]{1,4}?)[-+\u2212]?\d[\d.,'\u2019]*[-+)]?$|^[-+(\u2212]?\d[\d.,'\u2019]*[-+]?([^\d\s).,-]{1,4}?)[-+)]?$/u;
const RATE = /(?<![\d.,])1(?:[.,]0+)? ?[A-Z]{3}\b|=\s*\d+[.,]\d{3,}|[A-Z]{3} ?\d[\d.,']* ?[x\u00d7@*/] ?\d/;

/** Whether a line says at which rate money of another currency was changed. */
export const isRate = (text: string): boolean => RATE.test(text);

/**
 * The codes and signs beside the figures of a line. One within a text, `of 72.19 USD issued by`, is what something cost
 * elsewhere.
 */
export const listFigureCurrencies = (line: readonly string[]): Candidates[] => {
  const words = line.flatMap((cell, at) => cell.split(/\s+/).map((text) => ({ text, at })));
  const isMoney = (at: number): boolean =>
    [MONEY, GLUED].some((figure) => figure.test(words[at]?.text ?? ""));
  const found = words.map(({ text, at }, index): Candidates => {
    // The letter of a Japanese era: `R7.11.03`.
    if (readDate(text) !== null) return [];
    const glued = GLUED.exec(text);
    if (glued !== null) return listCurrencies(glued[1] ?? glued[2] ?? "");
    if (!isMoney(index - 1) && !isMoney(index + 1)) return [];
    const next = words[index + 1];
    // `SECOND CUP 21.04`: a code that is a word, behind another one.
    const before = words[index - 1];
    if (isWord(text) && before?.at === at && hasLetters(before.text, 2)) return [];
    const goesOn =
      next?.at === at && beginsWithLetters(next.text, 2) && listCurrencies(next.text).length === 0;
    return isMoney(index - 1) && goesOn ? [] : listCurrencies(text);
  });
  return found.filter(({ length }) => length > 0);
};
