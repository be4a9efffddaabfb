import { foldText } from "../values/fold-text.ts";
import type { Unit } from "./periods.ts";

/** What months and days around today are called, folded, words joined by a dash, and the word between two of which either will do. */
export type PeriodWords = {
  readonly months: ReadonlyMap<string, number>;
  readonly relative: ReadonlyMap<string, { readonly unit: Unit; readonly offset: 0 | -1 }>;
  readonly or: ReadonlySet<string>;
  /** Whether a date in digits with slashes begins with its month. */
  readonly month_first: boolean;
};

/** The units that languages have a word for when they are the present or the one before. */
export const UNITS = ["day", "week", "month", "quarter", "year"] as const;
const OFFSETS = [0, -1] as const;

/** Folded, the words of a phrase joined by a dash, so that "Letzten Monat" and "letzten-monat" are one. */
export const joinWords = (phrase: string): string =>
  foldText(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-");

const addMonths = (months: Map<string, number>, locale: string): void => {
  const options = [
    { month: "long" },
    { month: "short" },
    // with a day beside it, a month is written otherwise in some languages
    { month: "long", day: "numeric" },
    { month: "short", day: "numeric" },
  ] as const;
  for (const option of options) {
    const format = new Intl.DateTimeFormat(locale, { ...option, timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(new Date(Date.UTC(2026, month - 1, 1)));
      const name = joinWords(parts.find(({ type }) => type === "month")?.value ?? "");
      if (/\p{L}/u.test(name) && !months.has(name)) months.set(name, month);
    }
  }
};

/** "letzten Monat" is what a sentence says, "letzter Monat" what a box is asked. */
const listForms = (phrase: string): readonly string[] => [
  phrase,
  phrase.replace(/^(letzt|dies)en-/u, "$1er-"),
];

const addRelative = (relative: Map<string, { unit: Unit; offset: 0 | -1 }>, locale: string): void => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const unit of UNITS)
    for (const offset of OFFSETS) {
      const forms = listForms(joinWords(format.format(offset, unit)));
      // without a word of its own a language counts: "in 0 months"
      const said = forms.filter((form) => form !== "" && !/\p{N}/u.test(form) && !relative.has(form));
      for (const form of said) relative.set(form, { unit, offset });
    }
};

/** "one or other": what stands between. */
const orOf = (locale: string): string => {
  const parts = new Intl.ListFormat(locale, { type: "disjunction" }).formatToParts(["1", "2"]);
  return joinWords(parts.find(({ type }) => type === "literal")?.value ?? "");
};

/** The United States and the Philippines alone put the month first, and only with a slash. */
const MONTH_FIRST: ReadonlySet<string> = new Set(["US", "PH"]);

const make = (locale: string): PeriodWords => {
  const { region = "" } = new Intl.Locale(locale).maximize();
  // in Germany days may be named in German by whoever reads English
  const { language: local } = new Intl.Locale(`und-${region}`).maximize();
  const languages = new Set([locale, local, "en"]);
  const months = new Map<string, number>();
  const relative = new Map<string, { unit: Unit; offset: 0 | -1 }>();
  for (const language of languages) {
    addMonths(months, language);
    addRelative(relative, language);
  }
  months.set("sept", 9);
  const or = new Set([orOf(locale), orOf("en")].filter((word) => word !== ""));
  const month_first = MONTH_FIRST.has(region);
  return { months, relative, or, month_first };
};

const known = new Map<string, PeriodWords>();

/** The words of a locale, and the English ones (which come after them); of a locale that nobody knows, those alone. */
export const periodWordsOf = (locale: string): PeriodWords => {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const usable = isLocale(locale) ? locale : "en";
  const made = make(usable);
  known.set(locale, made);
  return made;
};

const isLocale = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
};
