import type { Word } from "../../decode/page-words.ts";
import { withWords } from "../lines/lines.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { amountsOf, scanLine } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

const PARTING = /^[·•|\u2013\u2014-]$/u;

/** The day behind a sign at the end of a line that holds no other figure: `Card payment · 29.10.2025`. */
const findDayAtEnd = ({ line, tokens: [token, ...others] }: ScannedLine): DateToken | null =>
  token?.kind === "date" &&
  others.length === 0 &&
  token.to === line.words.length - 1 &&
  PARTING.test(line.words[token.from - 1]?.text ?? "")
    ? token
    : null;

const moveBy = (word: Word, by: number): Word => ({
  ...word,
  box: [word.box[0] + by, word.box[1], word.box[2] + by, word.box[3]],
});

/** The line with its day before its words, and without the sign between them. */
const turn = ({ line }: ScannedLine, { from }: DateToken, style: MoneyStyle): ScannedLine => {
  const texts = line.words.slice(0, from - 1);
  const days = line.words.slice(from);
  const [text, day, last] = [texts[0], days[0], days.at(-1)];
  if (text === undefined || day === undefined || last === undefined) return scanLine(line, style);
  const room = last.box[2] - day.box[0] + (last.box[3] - last.box[1]) / 2;
  const words = [
    ...days.map((word) => moveBy(word, text.box[0] - day.box[0])),
    ...texts.map((word) => moveBy(word, room)),
  ];
  return scanLine(withWords(line, words), style);
};

const DAYS_MIN = 3;
const SHARE_MIN = 0.5;

/** Lines that begin with the day of their row, where the rows of a list end their second line with it, wherever that ends. */
export const leadWithDays = (lines: readonly ScannedLine[], style: MoneyStyle): readonly ScannedLine[] => {
  const ending = lines.filter((scanned) => findDayAtEnd(scanned) !== null).length;
  const amounts = lines.filter((scanned) => amountsOf(scanned).length > 0).length;
  if (ending < DAYS_MIN || ending < amounts * SHARE_MIN) return lines;
  return lines.map((scanned) => {
    const day = findDayAtEnd(scanned);
    return day === null ? scanned : turn(scanned, day, style);
  });
};
