import { foldText } from "../values/fold-text.ts";
import { isNearly, LEAST_LETTERS } from "../values/nearest.ts";
import { toIsoDate } from "../values/values.ts";
import { periodWordsOf } from "./period-words.ts";

/** What is written as a day and is none: where it ends, the word that says so, and the day that was likely meant. */
export type WrongDay = { readonly end: number; readonly word: string; readonly meant: string | null };

const ISO = /(\d{4})-(\d{2})(?:-(\d{2}))?(?=[\s),"]|$)/uy;
const DAY_AND_WORD = /(\d{1,2})(\.? )([\p{L}\p{M}]+)(?=[\s),"]|$)/uy;
const MOST_DAYS = 31;
/** February may have it. */
const LEAP = 2024;

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

const lastDay = (year: number, month: number): number =>
  [MOST_DAYS, 30, 29].find((day) => toIsoDate(year, month, day) !== null) ?? 28;

const guessIso = (text: string, place: number): WrongDay | null => {
  const [whole, year, month, day] = at(ISO, text, place) ?? [];
  if (whole === undefined) return null;
  const is_month = Number(month) >= 1 && Number(month) <= 12;
  const is_near = is_month && day !== undefined && Number(day) >= 1;
  const meant = is_near
    ? `${String(year)}-${String(month)}-${String(lastDay(Number(year), Number(month)))}`
    : null;
  return { end: place + whole.length, word: whole, meant };
};

/** "31 february" and "5 mrach": a day that its month has not, and a month with a slip. */
const guessMonth = (text: string, place: number, locale: string): WrongDay | null => {
  const [whole, day = "", gap = " ", word = ""] = at(DAY_AND_WORD, text, place) ?? [];
  const number = Number(day);
  if (whole === undefined || number < 1 || number > MOST_DAYS) return null;
  const { months } = periodWordsOf(locale);
  const folded = foldText(word);
  const name =
    folded.length >= LEAST_LETTERS
      ? [...months.keys()].find((known) => known.length >= LEAST_LETTERS && isNearly(folded, known))
      : undefined;
  const known = months.has(folded) ? folded : name;
  const month = known === undefined ? undefined : months.get(known);
  if (month === undefined) return null;
  const said = months.has(folded) ? word : (known ?? word);
  const meant = `${String(Math.min(number, lastDay(LEAP, month)))}${gap}${said}`;
  return { end: place + whole.length, word, meant };
};

/** What stands at a place, where no days are read: a day that there is not, and what was likely meant. */
export const guessDay = (text: string, place: number, locale: string): WrongDay | null =>
  guessIso(text, place) ?? guessMonth(text, place, locale);

const WITH_DASH = /^(\d+(?:[.,]\d{1,2})?)[-–](\d+(?:[.,]\d{1,2})?)$/u;

/** "20-30", which is a word, as a range of amounts; null for what else has a dash. */
export const guessRange = (word: string): string | null => {
  const [, from = "", to = ""] = WITH_DASH.exec(word) ?? [];
  return from === "" || Number.parseFloat(from) >= Number.parseFloat(to) ? null : `${from}..${to}`;
};
