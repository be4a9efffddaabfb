import { toIsoDate } from "../values/values.ts";
import { joinWords, periodWordsOf, UNITS } from "./period-words.ts";
import { MOST_UNITS, type Period } from "./periods.ts";

/** What was read, and where it ends. */
export type Found<T> = { readonly value: T; readonly end: number };

const PIECE = /[\p{L}\p{M}\p{N}]+/uy;
const BETWEEN = /[\s.,\-/'’_]{1,2}/uy;
/** What may stand behind a period: nothing of the same word. */
const ENDS = /[\s),"]|$/uy;
const MOST_PIECES = 6;
/** "5 of March", "5 de marzo". */
const FILLERS = new Set(["of", "de", "del"]);
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|e)?$/;
const YEAR = /^(?:19|20)\d\d$/;

type Piece = { readonly word: string; readonly end: number };

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

const listPieces = (text: string, start: number): Piece[] => {
  const pieces: Piece[] = [];
  let place = start;
  while (pieces.length < MOST_PIECES) {
    const found = at(PIECE, text, place);
    if (found === null) break;
    const end = place + found[0].length;
    pieces.push({ word: joinWords(found[0]), end });
    const gap = at(BETWEEN, text, end);
    if (gap === null) break;
    place = end + gap[0].length;
  }
  return pieces;
};

const calendar = (year: number | null, month: number | null, day: number | null): Period | null => {
  if (day !== null && (month === null || toIsoDate(year ?? 2024, month, day) === null)) return null;
  if (month !== null && (month < 1 || month > 12)) return null;
  if (year !== null && (year < 1 || year > 9999)) return null;
  return { kind: "calendar", year, month, day };
};

const ISO = /(\d{4})-(\d{2})(?:-(\d{2}))?/uy;
const IN_DIGITS = /(\d{1,2})([./])(\d{1,2})\2(\d{4})/uy;

const readDigits = (text: string, start: number, locale: string): Found<Period> | null => {
  const iso = at(ISO, text, start);
  if (iso !== null) {
    const [whole, year, month, day] = iso;
    const value = calendar(Number(year), Number(month), day === undefined ? null : Number(day));
    return value === null ? null : { value, end: start + whole.length };
  }
  const found = at(IN_DIGITS, text, start);
  if (found === null) return null;
  const [whole, first, sign, second, year] = found;
  // only the United States put the month first, and only with a slash
  const month_first = sign === "/" && /^en(?:-US|-PH)?(?:-x-|$)/.test(locale);
  const [day, month] = month_first ? [second, first] : [first, second];
  const value = calendar(Number(year), Number(month), Number(day));
  return value === null ? null : { value, end: start + whole.length };
};

const ENGLISH_UNITS: ReadonlyMap<string, (typeof UNITS)[number]> = new Map(
  UNITS.flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
);

const readLast = (words: readonly string[]): Period | null => {
  const [last, count = "", unit = ""] = words;
  const of = ENGLISH_UNITS.get(unit);
  if (words.length !== 3 || (last !== "last" && last !== "past") || of === undefined) return null;
  const number = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  return number >= 1 && number <= MOST_UNITS ? { kind: "last", unit: of, count: number } : null;
};

const readWords = (words: readonly string[], locale: string): Period | null => {
  const { months, relative } = periodWordsOf(locale);
  const around = relative.get(words.join("-"));
  if (around !== undefined) return { kind: "relative", ...around };
  const said = words.filter((word) => !FILLERS.has(word));
  if (said.length > 3) return null;
  const day_at = said.findIndex((word) => ORDINAL.test(word));
  const month_at = said.findIndex((word) => months.has(word));
  const year_at = said.findIndex((word) => YEAR.test(word));
  const used = [day_at, month_at, year_at].filter((place) => place >= 0);
  if (used.length !== said.length || used.length === 0) return readLast(words);
  // a day has a month, and the year comes last
  if ((day_at >= 0 && month_at < 0) || (year_at >= 0 && year_at !== said.length - 1)) return null;
  return calendar(
    year_at < 0 ? null : Number(said[year_at]),
    month_at < 0 ? null : (months.get(said[month_at] ?? "") ?? null),
    day_at < 0 ? null : Number(ORDINAL.exec(said[day_at] ?? "")?.[1]),
  );
};

/** The longest period that begins at a place, with nothing of a word behind it. */
export const readPeriod = (text: string, start: number, locale: string): Found<Period> | null => {
  const digits = readDigits(text, start, locale);
  if (digits !== null && at(ENDS, text, digits.end) !== null) return digits;
  const pieces = listPieces(text, start);
  for (let count = pieces.length; count > 0; count -= 1) {
    const { end = start } = pieces[count - 1] ?? {};
    if (at(ENDS, text, end) === null) continue;
    const value = readWords(
      pieces.slice(0, count).map(({ word }) => word),
      locale,
    );
    if (value !== null) return { value, end };
  }
  return null;
};

/** A month or a year alone is a word or a number unless it is asked for as days. */
export const isPlainlyDays = (period: Period): boolean =>
  period.kind !== "calendar" || (period.month !== null && (period.year !== null || period.day !== null));
