import { foldText } from "../values/fold-text.ts";
import type { Unit } from "./periods.ts";

/** What months and days around today are called, folded, words joined by a dash, and the word between two of which either will do. */
export type PeriodWords = {
  readonly months: ReadonlyMap<string, number>;
  readonly relative: ReadonlyMap<string, { readonly unit: Unit; readonly offset: 0 | -1 }>;
  readonly or: ReadonlySet<string>;
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

const addRelative = (relative: Map<string, { unit: Unit; offset: 0 | -1 }>, locale: string): void => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const unit of UNITS)
    for (const offset of OFFSETS) {
      const phrase = joinWords(format.format(offset, unit));
      // without a word of its own a language counts: "in 0 months"
      if (phrase !== "" && !/\p{N}/u.test(phrase) && !relative.has(phrase))
        relative.set(phrase, { unit, offset });
    }
};

/** "one or other": what stands between. */
const orOf = (locale: string): string => {
  const parts = new Intl.ListFormat(locale, { type: "disjunction" }).formatToParts(["1", "2"]);
  return joinWords(parts.find(({ type }) => type === "literal")?.value ?? "");
};

const BESIDE = "-x-";

/** The locale in which somebody writes who reads one language and has numbers and days in the manner of a locale: the words of both are theirs. */
export const writtenIn = (language: string, locale: string): string =>
  locale.toLowerCase().split("-")[0] === language ? locale : `${locale}${BESIDE}${language}`;

const make = (locale: string): PeriodWords => {
  const months = new Map<string, number>();
  const relative = new Map<string, { unit: Unit; offset: 0 | -1 }>();
  const spoken = [...locale.split(BESIDE), "en"];
  for (const language of spoken) {
    addMonths(months, language);
    addRelative(relative, language);
  }
  months.set("sept", 9);
  const or = new Set(spoken.map(orOf).filter((word) => word !== ""));
  return { months, relative, or };
};

const known = new Map<string, PeriodWords>();

/** The words of a locale, or of {@link writtenIn}, and the English ones (which come after them); of a locale that nobody knows, those alone. */
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
