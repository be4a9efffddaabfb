import { readAmount } from "../../values/amount.ts";
import { isRightUnder } from "./lines.ts";
import type { MoneyStyle } from "./money-style.ts";
import { amountsOf } from "./tokens.ts";
import type { ScannedLine, Token } from "./tokens.ts";

const MARKS = new Set(["CR", "DR", "Cr", "Dr", "CR.", "DR.", "C", "D"]);
const SPELT_MARK = /^(?:CR|DR)\.?$/;
const REACH = 14;
const LINES_GAP = 1.2;

const isMarkLine = ({ line }: ScannedLine): boolean => line.words.every(({ text }) => MARKS.has(text));

/** Words of a row and, in a cell of its own behind them, the mark of its amount. */
const endsInMark = ({ line: { cells }, tokens }: ScannedLine): boolean =>
  tokens.length === 0 && cells.length > 1 && SPELT_MARK.test(cells.at(-1)?.text ?? "");

/** The line right over a mark; at the top of a page, the last one with an amount on the page before. */
const findMarked = (joined: readonly ScannedLine[], scanned: ScannedLine): number => {
  const at = joined.findLastIndex((one) => amountsOf(one).length > 0);
  const above = joined[at];
  if (above === undefined) return -1;
  const isNext = at === joined.length - 1 && isRightUnder(scanned.line, above.line, LINES_GAP);
  return isNext || (isMarkLine(scanned) && above.line.page === scanned.line.page - 1) ? at : -1;
};

/** Amounts whose mark for debit or credit is printed under them, alone on its line or behind words. */
export const joinMarks = (lines: readonly ScannedLine[], style: MoneyStyle): ScannedLine[] => {
  const joined: ScannedLine[] = [];
  for (const scanned of lines) {
    const at = isMarkLine(scanned) || endsInMark(scanned) ? findMarked(joined, scanned) : -1;
    const above = joined[at];
    if (above === undefined) {
      joined.push(scanned);
      continue;
    }
    const mark = (token: Token): Token => {
      if (token.kind !== "amount" || token.written.direction !== null) return token;
      const own = scanned.line.words.find(
        ({ text, box }) => MARKS.has(text) && box[0] < token.x1 + REACH && box[2] > token.x0,
      );
      const text = `${token.text} ${own?.text ?? ""}`;
      const written = own === undefined ? null : readAmount(text, style.sign);
      return written === null ? token : { ...token, written, text };
    };
    joined[at] = { ...above, tokens: above.tokens.map(mark) };
    if (!isMarkLine(scanned)) joined.push(scanned);
  }
  return joined;
};
