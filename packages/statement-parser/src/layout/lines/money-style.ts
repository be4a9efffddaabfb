import type { DecimalSign } from "../../values/amount.ts";
import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";

/** How amounts are printed: their decimal sign, the digits behind it, and whether spaces part the thousands. */
export type MoneyStyle = {
  sign: DecimalSign;
  digits: number;
  spaces: boolean;
  /** Amounts without hundredths are printed without them: `₹200` beside `₹45.50`. */
  loose: boolean;
  /** Amounts without hundredths are printed without them, a space or a stroke between their thousands: `2 450` beside `3 420,18`. */
  wholes: boolean;
  /** Whole amounts have a mark between their thousands: a long number without one is none. */
  marked: boolean;
  /** Every amount has the sign of its currency: a whole number without one is none. */
  signed: boolean;
};

const NUMBER =
  /^[^\d.,%]{0,5}(\d{1,3}(?:[.,'\u2019\u00a0\u202f\u2009]\d{2,3})*|\d+)(?:([.,])(\d{2,3}))[^\d%/]{0,6}$/;
const WHOLE = /^[^\d.,%]{0,5}\d{1,3}(?:([.,'\u2019\u00a0])\d{3})+[^\d%/]{0,6}$/;
const GROUPED = /\d[.,'\u2019\u00a0\u202f\u2009]\d{3}[.,]\d{2,3}\D*$/;

type Votes = {
  counts: Map<string, number>;
  whole: Map<string, number>;
  grouped: number;
  long: number;
  thousands: number;
  signed: number;
  unsigned: number;
  plain: number;
};

/** A whole number too long to stand without a mark between its thousands, where others have one. */
export const LONG_WHOLE = /^[-+\u2212]?\d{5,}[-+\u2212]?$/;

/** A day, with its year or without one. */
const isDateLike = (text: string): boolean =>
  /^\d{1,4}[./]\d{1,2}[./](?:\d{2}|\d{4})\D?$|^[0-3]?\d\.[0-3]\d\.$/.test(text);

export const DOTTED_DAY = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;
const COMMA_CENTS = /\d,\d{2}\D*$/;

/** The words of a line that may be amounts: where it begins like `21.04` and has cents behind a comma, that is a day without its year. */
const listNumbers = ({ words }: Line): readonly Word[] => {
  const isDated = DOTTED_DAY.test(words[0]?.text ?? "") && words.some(({ text }) => COMMA_CENTS.test(text));
  return isDated ? words.filter(({ text }) => !DOTTED_DAY.test(text)) : words;
};

/** A whole number right behind the sign of a currency. */
export const SIGNED_WHOLE = /^(?:[-+\u2212]\s?)?\p{Sc}\s?\d{1,3}(?:\d*|(?:[.,]\d{2,3})*[.,]\d{3})$/u;
const SIGNED_MIN = 3;
const SIGNED_SHARE = 1 / 3;

const HAS_SIGN = /\p{Sc}/u;

const countWord = (text: string, votes: Votes): void => {
  if (isDateLike(text)) return;
  if (SIGNED_WHOLE.test(text)) votes.signed += 1;
  const number = NUMBER.exec(text);
  if (number !== null) {
    const [, body = "", mark = "", fraction = ""] = number;
    if (fraction.length === 3 && (body.includes(mark) || !/[.,'\u2019]/.test(body))) {
      if (body.includes(mark)) votes.thousands += 1;
      if (!HAS_SIGN.test(text)) votes.unsigned += 1;
      votes.whole.set(mark, (votes.whole.get(mark) ?? 0) + 1);
      return;
    }
    const key = `${mark}${fraction.length}`;
    votes.counts.set(key, (votes.counts.get(key) ?? 0) + 1);
    if (GROUPED.test(text)) votes.grouped += 1;
    else if (/^\d{4,}$/.test(body)) votes.long += 1;
    return;
  }
  if (LONG_WHOLE.test(text)) votes.plain += 1;
  const whole = WHOLE.exec(text);
  if (whole !== null && !HAS_SIGN.test(text)) votes.unsigned += 1;
  if (whole !== null) votes.whole.set(whole[1] ?? "", (votes.whole.get(whole[1] ?? "") ?? 0) + 1);
};

/** The widest gap between thousands, in heights of the letters. */
export const THOUSANDS_GAP = 0.61;

const SPACED_WHOLE = /^\d{3}\D{0,4}$/;

/** Numbers whose thousands a space parts, and that end so. */
const countSpaced = (lines: readonly Line[], tail: RegExp): number => {
  const isSpaced = (word: Word, before: Word | undefined): boolean =>
    before !== undefined &&
    tail.test(word.text) &&
    /(?:^|\D)\d{1,3}$/.test(before.text) &&
    word.box[0] - before.box[2] <= THOUSANDS_GAP * (word.box[3] - word.box[1]);
  return lines.reduce(
    (sum, { words }) => sum + words.filter((word, index) => isSpaced(word, words[index - 1])).length,
    0,
  );
};

/** Whether spaces part thousands, the likelier first: descriptions may write amounts otherwise than the columns. */
const listSpacings = ({ grouped, long }: Votes, spaced: number): boolean[] => {
  const unspaced = grouped + long;
  if (spaced === 0) return [false];
  if (unspaced === 0) return [true];
  return spaced > unspaced ? [true, false] : [false, true];
};

/** So many numbers with a sign for decimals are no accident. */
const FRACTIONS_MIN = 4;

const STYLES_MAX = 3;
const CENTS = 2;

type Counted = { exponent: number | null; wholes: number; fractions: number; mark: string };

/** Whole numbers stand beside fewer amounts with decimals, and what parts their thousands is no sign for these. */
const isMixed = ({ digits }: MoneyStyle, { exponent, wholes, fractions, mark }: Counted): boolean =>
  digits === CENTS && exponent !== 0 && wholes > fractions && !/[.,]/.test(mark);

/** The styles in which the numbers of a document can be amounts, likeliest first. */
export const listMoneyStyles = (lines: readonly Line[], exponent: number | null): MoneyStyle[] => {
  const votes: Votes = {
    counts: new Map(),
    whole: new Map(),
    grouped: 0,
    long: 0,
    thousands: 0,
    signed: 0,
    unsigned: 0,
    plain: 0,
  };
  for (const line of lines) for (const word of listNumbers(line)) countWord(word.text, votes);
  const all = [...votes.counts.values()].reduce((sum, count) => sum + count, 0);
  const grouped = [...votes.whole.values()].reduce((sum, count) => sum + count, 0);
  const style = (sign: DecimalSign, digits: number, mixed = false): MoneyStyle[] =>
    listSpacings(
      votes,
      countSpaced(lines, new RegExp(`^\\d{3}(?:[${sign}]\\d{${digits || 2}}|)\\D{0,4}$`)),
    ).map((spaces) => ({
      sign,
      digits,
      loose: digits > 0 && votes.signed >= SIGNED_MIN && votes.signed >= all * SIGNED_SHARE,
      spaces,
      wholes: mixed,
      marked: grouped > votes.plain,
      signed: votes.signed >= SIGNED_MIN && votes.unsigned === 0,
    }));
  // Each is counted over all lines; no more are tried.
  const ranked = [...votes.counts].toSorted((a, b) => b[1] - a[1]).slice(0, STYLES_MAX);
  const styles = ranked.flatMap(([key]) => style(key.startsWith(",") ? "," : ".", Number(key.slice(1))));
  const groupMark = [...votes.whole].toSorted((a, b) => b[1] - a[1])[0];
  const wholeSign: DecimalSign = groupMark?.[0] === "." ? "," : ".";
  // Two marks in one number part its thousands.
  const isGrouped = groupMark === undefined || votes.thousands > 0;
  const threes = exponent === 3 && !isGrouped && (groupMark[0] === "." || groupMark[0] === ",");
  if (threes) return style(groupMark[0] === "." ? "." : ",", 3);
  const fractions = ranked[0]?.[1] ?? 0;
  const wholes = (groupMark?.[1] ?? 0) + countSpaced(lines, SPACED_WHOLE);
  const likeliest = styles[0] ?? null;
  if (exponent === 0 || wholes > fractions * 2) styles.unshift(...style(wholeSign, 0));
  else if (fractions < FRACTIONS_MIN || wholes > fractions) styles.push(...style(wholeSign, 0));
  if (
    likeliest !== null &&
    isMixed(likeliest, { exponent, wholes, fractions, mark: groupMark?.[0] ?? " " })
  ) {
    const own = style(likeliest.sign, CENTS, true);
    const cents = new RegExp(`^\\d{3}[${likeliest.sign}]\\d{2}\\D{0,4}$`);
    // With the same mark between their thousands both are of one column.
    if (votes.grouped > 0 || countSpaced(lines, cents) > 0) styles.unshift(...own);
    else styles.push(...own);
  }
  const seen = new Set<string>();
  return styles
    .filter(({ sign, digits, spaces, wholes: own }) => {
      const key = `${sign}${digits}${String(spaces)}${String(own)}`;
      return seen.has(key) ? false : seen.add(key) !== undefined;
    })
    .slice(0, STYLES_MAX);
};
