import type { IsoDate } from "@passbook/contract/values";
import { findLanguage, localeOfWords } from "@passbook/contract/languages";
import { daysInMonth } from "@passbook/contract/values";
import { i18n } from "./i18n.ts";

/** A calendar month `YYYY-MM`. */
export type IsoMonth = string;

/** The locale by which dates with words in them are written: in the language of the screen, as soon as it has one. */
export const inWords = (locale: string): string => {
  const language = findLanguage(i18n.locale);
  return language === null ? locale : localeOfWords(language, locale);
};

const formatters = new Map<string, Intl.DateTimeFormat>();
const dateFormat = (formats: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = inWords(formats);
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  // a calendar date has no zone: read and written in UTC it cannot slip by a day
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formatters.set(key, made);
  return made;
};

const atNoon = (day: IsoDate): Date => new Date(`${day}T12:00:00Z`);

/** "Friday, 20 November 2026" in the locale's own order. */
export const formatLongDay = (day: IsoDate, locale: string): string =>
  dateFormat(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(atNoon(day));

/** The heading of a day in a list: weekday and day, the year only when it is not this one. */
export const formatDay = (day: IsoDate, locale: string, today: IsoDate): string => {
  const options = { weekday: "long", day: "numeric", month: "long" } as const;
  return day.slice(0, 4) === today.slice(0, 4)
    ? dateFormat(locale, options).format(atNoon(day))
    : dateFormat(locale, { ...options, year: "numeric" }).format(atNoon(day));
};

/** "20 Nov", with the year when it is given as unlike today's. */
export const formatShortDay = (day: IsoDate, locale: string, today?: IsoDate): string => {
  const options = { day: "numeric", month: "short" } as const;
  const same = today === undefined || day.slice(0, 4) === today.slice(0, 4);
  return dateFormat(locale, same ? options : { ...options, year: "numeric" }).format(atNoon(day));
};

/** "November 2026". */
export const formatMonth = (month: IsoMonth, locale: string): string =>
  dateFormat(locale, { month: "long", year: "numeric" }).format(atNoon(`${month}-01`));

/** "Nov 2026", for axes over years. */
export const formatMonthOfYear = (month: IsoMonth, locale: string): string =>
  dateFormat(locale, { month: "short", year: "numeric" }).format(atNoon(`${month}-01`));

/** "2026", also of a day in it. */
export const formatYear = (month: IsoMonth, locale: string): string =>
  dateFormat(locale, { year: "numeric" }).format(atNoon(`${month.slice(0, 4)}-01-01`));

/** "November". */
export const formatMonthName = (month: IsoMonth, locale: string): string =>
  dateFormat(locale, { month: "long" }).format(atNoon(`${month}-01`));

/** "Nov", for axes. */
export const formatMonthShort = (month: IsoMonth, locale: string): string =>
  dateFormat(locale, { month: "short" }).format(atNoon(`${month}-01`));

/** The name of a weekday (0 = Sunday). */
export const formatWeekday = (weekday: number, locale: string, width: "short" | "long" = "short"): string =>
  dateFormat(locale, { weekday: width }).format(new Date(Date.UTC(2026, 10, 1 + weekday, 12)));

const ENGLISH_ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** A day of the month as an ordinal: "20th" in English, "20." where the language writes a dot, else the number. */
export const formatOrdinalDay = (day: number, locale: string): string => {
  const words = inWords(locale);
  const { language } = new Intl.Locale(words);
  if (language === "en") {
    return `${String(day)}${ENGLISH_ENDINGS[new Intl.PluralRules(words, { type: "ordinal" }).select(day)] ?? "th"}`;
  }
  return ["de", "da", "nb", "nn", "no", "fi", "cs", "sk", "sl", "hu", "et", "lv", "hr", "sr", "is"].includes(
    language,
  )
    ? `${String(day)}.`
    : String(day);
};

/** The month of a date. */
export const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7);

/** A month so many months later (or earlier, when negative). */
export const addMonths = (month: IsoMonth, count: number): IsoMonth => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(index / 12)).padStart(4, "0");
  return `${year}-${String((index % 12) + 1).padStart(2, "0")}`;
};

/** How many days a month has. */
export const daysOfMonth = (month: IsoMonth): number =>
  daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));

/** Every date of a month in order. */
export const datesOfMonth = (month: IsoMonth): readonly IsoDate[] =>
  Array.from({ length: daysOfMonth(month) }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
