import { DOTTED_DAY } from "../lines/money-style.ts";
import { amountsOf, datesOf, isNear } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";

const WORD_GAP = 0.6;
const LEAST = 2;
/** A card is charged on the day of the purchase or soon after. */
const PRINTED_SHARE = 0.5;

const isWord = (text: string | undefined): boolean => /^\p{L}{2}/u.test(text ?? "");

/** The figures between words of a row, before its amount. */
const listInText = (scanned: ScannedLine): AmountToken[] => {
  const { line } = scanned;
  const amounts = amountsOf(scanned);
  return amounts
    .slice(0, -1)
    .filter(
      ({ from, to }) =>
        from === to &&
        isWord(line.words[from - 1]?.text) &&
        isWord(line.words[to + 1]?.text) &&
        isNear(line, from - 1, from, WORD_GAP) &&
        isNear(line, to, to + 1, WORD_GAP),
    );
};

/** Whether a figure is the day and month of a whole date. */
const isOfDay = ({ text }: AmountToken, dates: readonly string[]): boolean => {
  const [day, month] = text.split(".").map(Number);
  return dates.some((date) => {
    const parts = date.split(/\D+/).filter(Boolean).map(Number);
    return parts[0] === day && parts[1] === month;
  });
};

/** Days without their year in the words of rows, where amounts have a point before their decimals too: `Card 14.08 Café`. */
export const dropTextDays = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const found = new Map(
    lines.flatMap((scanned) => {
      const own = listInText(scanned);
      return own.length === 0 ? [] : [[scanned, own] as const];
    }),
  );
  const figures = [...found.values()].flat();
  if (figures.length < LEAST || figures.some(({ text }) => !DOTTED_DAY.test(text))) return lines;
  const dates = lines.flatMap((scanned) => datesOf(scanned).map(({ text }) => text));
  const printed = figures.filter((figure) => isOfDay(figure, dates)).length;
  if (printed < figures.length * PRINTED_SHARE) return lines;
  const days = new Set<unknown>(figures);
  return lines.map((scanned) =>
    found.has(scanned) ? { ...scanned, tokens: scanned.tokens.filter((token) => !days.has(token)) } : scanned,
  );
};
