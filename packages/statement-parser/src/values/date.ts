import { toIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../parsed-file.ts";
import { ERA_STARTS, spellEraYear } from "./calendars/japanese-eras.ts";
import { spellEthiopianDate } from "./calendars/ethiopian-months.ts";
import { spellThaiMonth } from "./calendars/thai-months.ts";
import { findMonth, spellMonths } from "./month-names.ts";
import { isPersianYear, toGregorian } from "./calendars/persian-years.ts";
import { isWeekday } from "./weekdays.ts";

/** A date as written: three numbers in the order of the page, and the orders in which they can be read. */
export type WrittenDate = {
  parts: readonly [number, number, number];
  /** Known when a month is named, a year has four digits in front, or the text is ISO. */
  order: DateOrder | null;
  twoDigitYear: boolean;
  /** The first number has one digit: as a year that is only one of the present era of Japan, `7-10-3` of 2025. */
  eraYear?: boolean;
  /** The sign between the numbers; empty where there is none. */
  mark: string;
};

const NUMERIC =
  /^(\d{1,4})\s?([./\-年년 ])\s?(\d{1,2})\s?([./\-月월' ])\s?'?\s?(\d{1,4})(?:[日일]|\.|г\.?)?(?=$|[T\s,(]|-\d{1,2}:)/;
const COMPACT = /^(\d{2})(\d{2})(\d{2})(\d{2})(?=$|[T\s]|\d{4,6}(?:$|[.[\s]))/;
const NAMED_DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[\s\-./]*(?:de |of )?(\p{L}{3,12})\.?,?[\s\-./']*(?:de |del )?(\d{4}|\d{2})(?=$|[T\s,.])/u;
const NAMED_MONTH_FIRST = /^(\p{L}{3,12})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?=$|[T\s,])/u;
const NAMED_YEAR_FIRST = /^(\d{4})[.\s\-/]*(\p{L}{3,12})\.?[\s\-/]*(\d{1,2})\.?(?=$|[T\s,])/u;
const TIME =
  /^(?:(?:\s?[гр]\.?(?=[\s,]))?[T\s,(-]*(?:um |at |às |à |kl\.? |klo |alle |om |o |в |о )?\d{1,2}[:.h]\d{2}(?!\.\d{4})[\d:.,]*(?:\s*[^\d\s]{1,12}){0,3}(?:\s*[+-]\d{1,2}(?::?\d{2})?)?(?:\s*[[(][^\])]*[\])])?|[\s,.]*|[\s,]*\(?[^\d\s]{1,10}\.?\)?)$/;
const WEEKDAY = /^(\p{L}{2,12}(?:-\p{L}{2,6})?)\.?,?\s+(?=\d)/u;
const TIME_FIRST = /^\d{1,2}:\d{2}(?::\d{2})?,?\s+(?:[-–]\s+)?(?=\d)/;
const LENGTH_MAX = 48;

const readNamed = (text: string): { written: WrittenDate; length: number } | null => {
  const dayFirst = NAMED_DAY_FIRST.exec(text);
  if (dayFirst !== null) {
    const year = dayFirst[3] ?? "";
    return named(dayFirst[0].length, dayFirst[2], {
      parts: [Number(dayFirst[1]), 0, Number(year)],
      order: "dmy",
      twoDigitYear: year.length === 2,
      mark: "",
    });
  }
  const monthFirst = NAMED_MONTH_FIRST.exec(text);
  if (monthFirst !== null)
    return named(monthFirst[0].length, monthFirst[1], {
      parts: [Number(monthFirst[2]), 0, Number(monthFirst[3])],
      order: "dmy",
      twoDigitYear: false,
      mark: "",
    });
  const yearFirst = NAMED_YEAR_FIRST.exec(text);
  if (yearFirst === null) return null;
  return named(yearFirst[0].length, yearFirst[2], {
    parts: [Number(yearFirst[1]), 0, Number(yearFirst[3])],
    order: "ymd",
    twoDigitYear: false,
    mark: "",
  });
};

const named = (
  length: number,
  monthName: string | undefined,
  written: WrittenDate,
): { written: WrittenDate; length: number } | null => {
  const month = findMonth(monthName ?? "");
  if (month === null) return null;
  return { written: { ...written, parts: [written.parts[0], month, written.parts[2]] }, length };
};

const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** Years of the Republic of China, as Taiwan counts them: 113 is 2024. */
const OFFICIAL_YEARS = 1911;
const isOfficialDay = ([
  ,
  first = "",
  mark = "",
  month = "",
  next = "",
  day = "",
]: RegExpExecArray): boolean =>
  first.length === 3 &&
  Number(first) >= 90 &&
  Number(first) <= 150 &&
  // An amount may stand before another: `109.10 12 090.77`.
  (next === mark || next === "月") &&
  isDay(Number(month), Number(day));

const readOfficial = ([whole, first = "", mark = "", second = "", , third = ""]: RegExpExecArray): {
  written: WrittenDate;
  length: number;
} => ({
  written: {
    parts: [Number(first) + OFFICIAL_YEARS, Number(second), Number(third)],
    order: "ymd",
    twoDigitYear: false,
    mark,
  },
  length: whole.length,
});

/** Whether three short numbers are a day in some order; a sort code such as 83-36-27 is none. */
const mayBeDay = (a: number, b: number, c: number): boolean => isDay(b, a) || isDay(a, b) || isDay(b, c);

const readNumeric = (text: string): { written: WrittenDate; length: number } | null => {
  const match = NUMERIC.exec(text);
  if (match === null) return null;
  const [whole, first = "", mark = "", second = "", next = "", third = ""] = match;
  // The number of a row before its day and month.
  if (mark === " " && next !== " ") return null;
  // An amount before the thousands of another: `31.07 1 364.92`.
  if (mark === "." && next === " " && third.length < 4) return null;
  if (isOfficialDay(match)) return readOfficial(match);
  if (first.length === 3 || third.length === 3 || (first.length === 4 && third.length > 2)) return null;
  const parts = [Number(first), Number(second), Number(third)] as const;
  const twoDigitYear = first.length < 4 && third.length < 4;
  if (twoDigitYear && !mayBeDay(...parts)) return null;
  return {
    written: {
      parts,
      order: first.length === 4 ? "ymd" : null,
      twoDigitYear,
      ...(twoDigitYear && first.length === 1 ? { eraYear: true } : {}),
      mark,
    },
    length: whole.length,
  };
};

const readCompact = (text: string): { written: WrittenDate; length: number } | null => {
  const match = COMPACT.exec(text);
  if (match === null) return null;
  const [a, b, c, d] = [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])];
  const rest = /^\d{4,6}/.exec(text.slice(8))?.[0].length ?? 0;
  if (a >= 19 && a <= 21 && c >= 1 && c <= 12 && d >= 1 && d <= 31)
    return {
      written: { parts: [a * 100 + b, c, d], order: "ymd", twoDigitYear: false, mark: "" },
      length: 8 + rest,
    };
  if (rest > 0 || c < 19 || c > 21 || !(isDay(b, a) || isDay(a, b))) return null;
  return { written: { parts: [a, b, c * 100 + d], order: null, twoDigitYear: false, mark: "" }, length: 8 };
};

const DASHED_DAY =
  /(?<!\d)(\d{1,4})[\u2010-\u2013\u2212](\d{1,2}|\p{L}{3,12})[\u2010-\u2013\u2212](\d{4}|\d{2}(?!\d))/gu;

/** A text in which dashes and signs of subtraction within days are the hyphens that they stand for. */
export const withPlainDays = (text: string): string => text.replaceAll(DASHED_DAY, "$1-$2-$3");

const known = new Map<string, WrittenDate | null>();
const KNOWN_MAX = 5000;
const FIRST_DIGIT = /^\d/;

/** Reads a cell that is a date, with or without a time behind it; null when it is anything else. */
export const readDate = (cell: string): WrittenDate | null => {
  if (cell.length < 5 || cell.length > LENGTH_MAX) return null;
  const before = known.get(cell);
  if (before !== undefined) return before;
  const read = readNewDate(cell);
  if (known.size < KNOWN_MAX && FIRST_DIGIT.test(cell)) known.set(cell, read);
  return read;
};

const IN_TEXT = /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1\d{2,4}(?![\d./-])/g;
const TEXT_LENGTH_MAX = 10_000;

/** The numeric dates that stand inside a text. */
export const findDates = (text: string): WrittenDate[] =>
  [...text.slice(0, TEXT_LENGTH_MAX).matchAll(IN_TEXT)].flatMap(([token]) => readDate(token) ?? []);

const readPlainDate = (printed: string): WrittenDate | null => {
  const text = spellEraYear(spellThaiMonth(spellMonths(spellEthiopianDate(withPlainDays(printed)))));
  const read = readNumeric(text) ?? readCompact(text) ?? readNamed(text);
  if (read === null) return null;
  return read.length === text.length || TIME.test(text.slice(read.length)) ? read.written : null;
};

const readNewDate = (cell: string): WrittenDate | null => {
  const read = readPlainDate(cell);
  if (read !== null) return read;
  const weekday = WEEKDAY.exec(cell)?.[1];
  if (weekday !== undefined) return isWeekday(weekday) ? readPlainDate(cell.replace(WEEKDAY, "")) : null;
  return TIME_FIRST.test(cell) ? readPlainDate(cell.replace(TIME_FIRST, "")) : null;
};

/** The years of the Buddha, as Thailand counts them: 2569 is 2026. */
const BUDDHIST_YEARS = 543;

/** No bank's file holds days of before this year: a year of two digits that would be one of them is the Buddha's. */
export const FILES_BEGIN = 1971;

const fullShortYear = (year: number, latest: number): number => {
  if (year + 2000 <= latest) return year + 2000;
  const buddhist = year + 2500 - BUDDHIST_YEARS;
  return year + 1900 < FILES_BEGIN && buddhist >= 2000 && buddhist <= latest ? buddhist : year + 1900;
};

const fullYear = (year: number, twoDigitYear: boolean, today: IsoDate): number => {
  const thisYear = Number(today.slice(0, 4));
  if (twoDigitYear) return fullShortYear(year, thisYear + 1);
  return year >= thisYear + 400 && year <= thisYear + 600 ? year - BUDDHIST_YEARS : year;
};

/** The day a written date means in the given order (its own order wins), or null when there is no such day. */
export const resolveDate = (written: WrittenDate, order: DateOrder, today: IsoDate): IsoDate | null => {
  const [first, second, third] = written.parts;
  const chosen = written.order ?? order;
  if (chosen === "ymd" && isPersianYear(first)) return toGregorian(first, second, third);
  if (chosen === "ymd" && written.eraYear === true) return toIsoDate(ERA_STARTS.R + first, second, third);
  if (chosen === "ymd") return toIsoDate(fullYear(first, written.twoDigitYear, today), second, third);
  const [month, day] = chosen === "dmy" ? [second, first] : [first, second];
  if (!written.twoDigitYear && isPersianYear(third)) return toGregorian(third, month, day);
  const year = fullYear(third, written.twoDigitYear, today);
  return toIsoDate(year, month, day);
};
