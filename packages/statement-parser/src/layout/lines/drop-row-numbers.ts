import { amountsOf } from "./tokens.ts";
import type { AmountToken, ScannedLine } from "./tokens.ts";

const NUMBER = /^\d{1,4}$/;
const LEAST = 3;

/** The bare number at an end of a line. */
const findNumber = (scanned: ScannedLine, end: "first" | "last"): AmountToken | undefined => {
  const last = scanned.line.words.length - 1;
  return amountsOf(scanned).find(
    ({ text, from, to }) => NUMBER.test(text) && (end === "first" ? from === 0 : to === last),
  );
};

/** Lines without the numbers that count their rows, from one on, in a column at an end of the page. */
export const dropRowNumbers = (lines: readonly ScannedLine[]): ScannedLine[] => {
  for (const end of ["first", "last"] as const) {
    const numbers = new Map(
      lines.flatMap((scanned) => {
        const token = findNumber(scanned, end);
        return token === undefined || amountsOf(scanned).length < 2 ? [] : [[scanned, token] as const];
      }),
    );
    const values = [...numbers.values()].map(({ text }) => Number(text));
    if (values.length < LEAST || values.some((value, at) => value !== at + 1)) continue;
    return lines.map((scanned) => {
      const number = numbers.get(scanned);
      return number === undefined
        ? scanned
        : { ...scanned, tokens: scanned.tokens.filter((token) => token !== number) };
    });
  }
  return [...lines];
};
