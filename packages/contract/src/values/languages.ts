/** Languages of the app in the order in which they are offered; the first stands in for words that another lacks. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt", "hi", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

const FROM_THE_RIGHT: readonly Language[] = ["ar"];

/** The way in which a language is read, as the attribute `dir` says it. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  FROM_THE_RIGHT.includes(language) ? "rtl" : "ltr";

/** The language of the app that a locale (BCP 47) is of; null where there is none. */
export const findLanguage = (locale: string): Language | null => {
  const [wanted] = locale.toLowerCase().split(/[-;]/);
  return LANGUAGES.find((language) => language === wanted) ?? null;
};

/** The first of what is wished for that the app has. */
export const chooseLanguage = (locales: readonly string[]): Language => {
  for (const locale of locales) {
    const language = findLanguage(locale);
    if (language !== null) return language;
  }
  return LANGUAGES[0];
};

/** The cookie in which a browser keeps the language of its last choice. */
export const LANGUAGE_COOKIE = "language";

const places = new Map<string, string>();

const placeWords = (language: Language, locale: string): string => {
  if (findLanguage(locale) === language) return locale;
  const { region } = new Intl.Locale(locale).maximize();
  const { hourCycle, numberingSystem } = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
  }).resolvedOptions();
  return new Intl.Locale(language, {
    ...(region === undefined ? {} : { region }),
    ...(hourCycle === undefined ? {} : { hourCycle }),
    numberingSystem,
  }).toString();
};

/** The locale by which dates with words in them are written: of the language, with the region, the digits and the clock of the formats (069). */
export const localeOfWords = (language: Language, locale: string): string => {
  const key = `${language}|${locale}`;
  const placed = places.get(key) ?? placeWords(language, locale);
  places.set(key, placed);
  return placed;
};
