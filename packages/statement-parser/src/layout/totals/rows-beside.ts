import { joinWords } from "../lines/lines.ts";
import { amountsOf, datesOf, EMPTY } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";
import { hasLetters } from "../../values/text.ts";

const SHARE = 0.5;
const ROWS_MIN = 3;

/** Whether a day is followed by words and an amount, before a further day. */
const beginsRow = (scanned: ScannedLine, day: DateToken, end: number): boolean => {
  const amount = amountsOf(scanned).find(({ from, to }) => from > day.to && to < end);
  if (amount === undefined) return false;
  return hasLetters(joinWords(scanned.line.words.slice(day.to + 1, amount.from), scanned.line), 3);
};

/** Two rows stand in one line, one beside the other. */
const holdsTwo = (scanned: ScannedLine): boolean => {
  const days = datesOf(scanned);
  const begun = days.filter((day, at) => beginsRow(scanned, day, days[at + 1]?.from ?? Infinity));
  return begun.length > 1;
};

/** The page was printed in two columns of rows, and only those of one were read. */
export const areRowsBeside = ({ lines, candidate: { rows } }: TotalsInput): boolean => {
  const two = rows.filter(({ movement }) => holdsTwo(lines[movement.line] ?? EMPTY));
  return two.length >= Math.max(ROWS_MIN, rows.length * SHARE);
};
