import { readDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import { findMonth, spellMonths } from "../../values/month-names.ts";
import { isPersianYear } from "../../values/calendars/persian-years.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import type { Line } from "./lines.ts";

/** A date as it is printed; `yearless` ones have 0 for the year. */
export type PageDate = { written: WrittenDate; yearless: boolean; words: number };

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})(\.?)$/;
const DAY_NAME = /^(\d{1,2})(?:st|nd|rd|th|\.|º)?[-./\s]*(?:de\s)?(\p{L}{3,12})\.?,?$/u;
const NAME_DAY = /^(\p{L}{3,12})\.?[-./\s]*(\d{1,2})(?:st|nd|rd|th)?,?$/u;
const EAST_ASIAN = /^(\d{1,2})[月월]\s?(\d{1,2})[日일]$/;
/** The same the other way round, as banks print it that set one page in two languages. */
const EAST_ASIAN_DAY_FIRST = /^(\d{1,2})[日일]?\s(\d{1,2})[月월]$/;

/** A day and a month in the order in which they stand, where one of both ways to read them may be meant. */
export const makeYearless = (a: number, b: number, mark: string, words = 1): PageDate | null =>
  Math.min(a, b) < 1 || Math.max(a, b) > 31 || Math.min(a, b) > 12
    ? null
    : { written: { parts: [a, b, 0], order: null, twoDigitYear: false, mark }, yearless: true, words };

const yearless = (day: number, month: number, words: number): PageDate | null => {
  const date = month <= 12 ? makeYearless(day, month, "", words) : null;
  return date === null ? null : { ...date, written: { ...date.written, order: "dmy" } };
};

const readNumeric = (text: string, dotted: boolean, words: number): PageDate | null => {
  const match = NUMERIC.exec(text);
  if (match === null) return null;
  const [, first = "", mark = "", second = "", dot = ""] = match;
  if (mark === "." && dot === "" && !dotted) return null;
  if (mark !== "." && dot !== "") return null;
  return makeYearless(Number(first), Number(second), mark, words);
};

/** A day and a month without a year, and nothing else. */
export const readYearless = (text: string, dotted: boolean, words: number): PageDate | null => {
  const numeric = readNumeric(text, dotted, words);
  if (numeric !== null) return numeric;
  const asian = EAST_ASIAN.exec(text);
  if (asian !== null) return yearless(Number(asian[2]), Number(asian[1]), words);
  const asianDay = EAST_ASIAN_DAY_FIRST.exec(text);
  if (asianDay !== null) return yearless(Number(asianDay[1]), Number(asianDay[2]), words);
  const dayName = DAY_NAME.exec(text);
  const month = findMonth(dayName?.[2] ?? "");
  if (dayName !== null && month !== null) return yearless(Number(dayName[1]), month, words);
  const nameDay = NAME_DAY.exec(text);
  const named = findMonth(nameDay?.[1] ?? "");
  return nameDay !== null && named !== null ? yearless(Number(nameDay[2]), named, words) : null;
};

/** Two days in one word, as of booking and of value: the first is the row's. */
const SECOND_DAY = /(?<=^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?)\/\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?$/;
const GAP = 1.2;
const WORDS_MAX = 5;
const STARTS = /^[\d(\p{L}]/u;
/** Signs behind a date that point to a note on the page. */
const NOTE_SIGNS = /(?<=\d)[*†‡§¹²³]+$/u;

/** Some programs print the sign of subtraction, or a dash, for the stroke between day and month. */
const MINUS = /(?<=[\d\p{L}])[\u2010-\u2013\u2212](?=[\d\p{L}])/gu;

/** The texts of one, two … words from a place on a line, as long as they stand close together. */
const listTexts = (line: Line, at: number): string[] => {
  const texts: string[] = [];
  let text = "";
  for (let count = 0; count < WORDS_MAX; count += 1) {
    const word = line.words[at + count];
    const before = line.words[at + count - 1];
    if (word === undefined) break;
    if (count > 0 && before !== undefined && word.box[0] - before.box[2] > GAP * (word.box[3] - word.box[1]))
      break;
    const own = word.text.replace(NOTE_SIGNS, "").replace(SECOND_DAY, "").replaceAll(MINUS, "-");
    text = count === 0 ? own : `${text} ${own}`;
    texts.push(spellMonths(text));
  }
  return texts;
};

/** A number behind a day and a month may be a time or a reference; a statement's year lies in these centuries. */
const hasFairYear = ({ parts, order, twoDigitYear }: WrittenDate, words: number): boolean => {
  const year = order === "ymd" ? parts[0] : parts[2];
  // `1405` in a word of its own behind a day may be a time.
  if ((order === "ymd" || words === 1) && isPersianYear(year)) return true;
  return twoDigitYear || year === 0 || (year >= 1970 && year <= 2100) || (year >= 2500 && year <= 2650);
};

const WORDED_REST = /\d\s+\p{L}{3,}\.?$/u;
const MONTH_TAIL = /\p{L}/u;

/** `Jun 11/26`, `JUN11/26`: the year behind the day, with a stroke. */
const STROKE_YEAR = /^(\p{L}{3,12})\.? ?(\d{1,2})\/((?:20)?[1-3]\d)$/u;

/** The year behind day and month, where the month has its sign: `01 3月 2024`. */
const EAST_ASIAN_YEAR = /^(\d{1,2})[日일]? (\d{1,2})[月월] (\d{4})$/u;

const readFull = (text: string, words: number): PageDate | null => {
  const bare = text
    .replaceAll(/^\(|[),:;|]+$/g, "")
    .replace(STROKE_YEAR, "$2 $1 $3")
    .replace(EAST_ASIAN_YEAR, "$3-$2-$1");
  const written = readDate(bare);
  if (written === null || !hasFairYear(written, words)) return null;
  if (words > 2 && bare.split(/[\s.,/-]+/).filter((part) => findMonth(part) !== null).length > 1) return null;
  if (words > 1 && WORDED_REST.test(bare) && !MONTH_TAIL.test(bare.split(" ").at(-2) ?? "")) return null;
  return { written, yearless: false, words };
};

const SIX_DIGITS = /^(\d{2})(\d{2})(\d{2})$/;
const isYear = (part: number): boolean => part >= 10 && part <= 39;

/** Six digits at the beginning of a line: day, month and year of two digits each in any order. */
const readSixDigits = (text: string): PageDate | null => {
  const match = SIX_DIGITS.exec(text);
  if (match === null) return null;
  const [a, b, c] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [yearFirst, yearLast] = [
    isYear(a) && b >= 1 && b <= 12 && c >= 1 && c <= 31,
    isYear(c) && Math.min(a, b) <= 12,
  ];
  if ((!yearFirst && !yearLast) || a === 0 || b === 0 || a > 39 || b > 31) return null;
  return {
    written: { parts: [a, b, c], order: null, twoDigitYear: true, mark: "" },
    yearless: false,
    words: 1,
  };
};

/** Each part of a day under its own name: `Jour 04 Mois 05 Année 2025`. */
const SPELT =
  /^(?:jour|day|dia|tag|giorno|dag) (\d{1,2}) (?:mois|month|mes|monat|mese|maand) (\d{1,2}) (?:annee|year|ano|jahr|anno|jaar) (\d{4})$/;
const SPELT_WORDS = 6;

const readSpelt = (line: Line, at: number): PageDate | null => {
  const texts = line.words.slice(at, at + SPELT_WORDS).map(({ text }) => text);
  if (!/^\d{4}$/.test(texts.at(-1) ?? "")) return null;
  const [, day, month, year] = SPELT.exec(toPlainWords(texts.join(" "))) ?? [];
  return year === undefined ? null : readFull(`${year}-${month}-${day}`, SPELT_WORDS);
};

/** Two digits behind a day and its month, and before another month, are the day of that one: `03 JUN 06 JUN`. */
const endsInNext = ({ words }: Line, at: number, { written, words: count }: PageDate): boolean =>
  written.twoDigitYear &&
  count > 2 &&
  /^\d{1,2}$/.test(words[at + count - 1]?.text ?? "") &&
  findMonth((words[at + count]?.text ?? "").replace(/\.$/, "")) !== null;

/** A day that begins with its month, behind the number of its row: `1 Aug 4, 2026`. */
const NUMBERED = /^\d{1,3} (\p{L}{3,12})\.? \d{1,2},? \d{4},?$/u;

const isRowNumber = (texts: readonly string[]): boolean =>
  texts.some((text) => findMonth(NUMBERED.exec(text)?.[1] ?? "") !== null);

/** Behind day and month a single digit is no year, nor are two in a cell of their own: `03/07 6`, with the number of a document. */
const BEFORE_NUMBER = /^\d{1,2}[./-]\d{1,2} (\d{1,2})$/;

const endsInNumber = ({ words, cells }: Line, text: string, at: number): boolean => {
  const [, digits] = BEFORE_NUMBER.exec(text) ?? [];
  if (digits === undefined) return false;
  const start = words[at + 1]?.box[0] ?? 0;
  return digits.length === 1 || cells.some(({ box }) => Math.abs(box[0] - start) <= 0.1);
};

/** The date that starts at a word of a line, with or without its year; `dotted` allows `05.01` where amounts use commas. */
export const findPageDate = (line: Line, at: number, dotted: boolean): PageDate | null => {
  const first = line.words[at]?.text ?? "";
  if (!STARTS.test(first)) return null;
  if (!/\d/.test(first) && findMonth(first.replace(/\.$/, "")) === null) return readSpelt(line, at);
  const six = at <= 1 ? readSixDigits(first) : null;
  if (six !== null) return six;
  const texts = listTexts(line, at);
  if (isRowNumber(texts)) return null;
  for (const [index, text] of texts.entries()) {
    const full = readFull(text, index + 1);
    if (full !== null && !endsInNext(line, at, full) && !endsInNumber(line, text, at)) return full;
  }
  for (const [index, text] of texts.slice(0, 3).entries()) {
    const part = readYearless(text, dotted, index + 1);
    if (part !== null) return part;
  }
  return null;
};
