import { readAmount } from "../../values/amount.ts";
import type { MoneyStyle } from "./money-style.ts";
import type { ScannedLine, Token } from "./tokens.ts";

const MARKS = new Set(["CR", "DR", "Cr", "Dr", "CR.", "DR.", "C", "D"]);
const REACH = 14;
const LINES_GAP = 1.2;

const isMarkLine = ({ line }: ScannedLine): boolean => line.words.every(({ text }) => MARKS.has(text));

const isBelow = (above: ScannedLine, below: ScannedLine): boolean =>
  above.line.page === below.line.page &&
  below.line.box[1] - above.line.box[3] < LINES_GAP * (above.line.box[3] - above.line.box[1]);

/** Amounts whose mark for debit or credit is printed under them, on a line that holds nothing else. */
export const joinMarks = (lines: readonly ScannedLine[], style: MoneyStyle): ScannedLine[] => {
  const joined: ScannedLine[] = [];
  for (const scanned of lines) {
    const above = joined.at(-1);
    if (above === undefined || !isMarkLine(scanned) || !isBelow(above, scanned)) {
      joined.push(scanned);
      continue;
    }
    const mark = (token: Token): Token => {
      if (token.kind !== "amount" || token.written.direction !== null) return token;
      const own = scanned.line.words.find(({ box }) => box[0] < token.x1 + REACH && box[2] > token.x0);
      const text = `${token.text} ${own?.text ?? ""}`;
      const written = own === undefined ? null : readAmount(text, style.sign);
      return written === null ? token : { ...token, written, text };
    };
    joined[joined.length - 1] = { ...above, tokens: above.tokens.map(mark) };
  }
  return joined;
};
