import { makeYearless } from "../lines/page-dates.ts";
import { amountsOf } from "../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "../lines/tokens.ts";

const DAY = /^\d{2}\.\d{2}$/;
const ROWS_MIN = 3;
const SHARE = 0.5;
const MONTHS = 12;

/** The figure that is a word of a line, where another figure stands behind its words. */
const findFigure = (scanned: ScannedLine, word: number): AmountToken | null => {
  const amounts = amountsOf(scanned);
  const found = amounts.find(({ from, to, text }) => from === word && to === word && DAY.test(text));
  const last = amounts.at(-1)?.from ?? 0;
  const texts = scanned.line.words.slice(word + 1, last);
  return found !== undefined && texts.some(({ text }) => /\p{L}{2}/u.test(text)) ? found : null;
};

const toDate = ({ from, to, x0, x1, text }: AmountToken): DateToken | null => {
  const [first = 0, second = 0] = text.split(".").map(Number);
  const date = makeYearless(first, second, ".");
  return date === null ? null : { kind: "date", from, to, x0, x1, date, text };
};

/** The days that a column of figures can be: all of them have their month in one place. */
const readColumn = (lines: readonly ScannedLine[], word: number): Map<ScannedLine, DateToken> | null => {
  const days = new Map<ScannedLine, DateToken>();
  for (const scanned of lines) {
    const figure = findFigure(scanned, word);
    if (figure === null) continue;
    const date = toDate(figure);
    if (date === null) return null;
    days.set(scanned, date);
  }
  const parts = [...days.values()].map(({ date }) => date.written.parts);
  const isOneOrder = [0, 1].some((at) => parts.every((own) => (own[at] ?? 0) <= MONTHS));
  return days.size >= ROWS_MIN && isOneOrder ? days : null;
};

/** Lines with the days without a year that begin rows, where amounts have a point before their decimals as these do: `07.28`. */
export const readDottedDays = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const filled = lines.filter((scanned) => amountsOf(scanned).length > 0);
  const days = readColumn(filled, 0);
  if (days === null || days.size < filled.length * SHARE) return lines;
  const second = readColumn([...days.keys()], 1);
  const others = second?.size === days.size ? second : null;
  return lines.map((scanned) => {
    const own = [days.get(scanned), others?.get(scanned)].filter((date) => date !== undefined);
    if (days.get(scanned) === undefined) return scanned;
    const rest = scanned.tokens.filter(({ from }) => !own.some((date) => date.from === from));
    return { ...scanned, tokens: [...own, ...rest] };
  });
};
