import type { ParsedTransaction } from "@passbook/statement-parser";
import { readWords } from "../draw/pdf-words.ts";

type Word = Awaited<ReturnType<typeof readWords>>[number];

const SLACK = 2;

const holds = (box: readonly [number, number, number, number], word: Word): boolean => {
  const [x, y] = [(word.box[0] + word.box[2]) / 2, (word.box[1] + word.box[3]) / 2];
  return x >= box[0] - SLACK && x <= box[2] + SLACK && y >= box[1] - SLACK && y <= box[3] + SLACK;
};

const ZERO = /^\p{Nd}$/u;

/** The value of a digit of any script: ten stand in a row, zero first. */
const toDigit = (digit: string): string => {
  let value = 0;
  while (value < 9 && ZERO.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value);
};

const digitsIn = (text: string): string => (text.match(/\p{Nd}/gu) ?? []).map(toDigit).join("");

/** Currencies with hundredths are often printed without them. */
const withoutHundredths = (digits: string): string => digits.replace(/(?<=\d)00$/, "");

/** How many rows are tied to a box in which the digits of their amount stand. */
export const countTied = async (
  bytes: Uint8Array,
  rows: readonly ParsedTransaction[],
  digitsOf: (row: ParsedTransaction) => string,
): Promise<number> => {
  const words = await readWords(bytes);
  return rows.filter(({ source, ...row }) => {
    if (!("box" in source)) return false;
    const inside = words.filter((word) => word.page === source.page && holds(source.box, word));
    const digits = inside.map(({ text }) => digitsIn(text)).join("");
    const wanted = digitsOf({ source, ...row });
    return digits.includes(wanted) || digits.includes(withoutHundredths(wanted));
  }).length;
};
