import { i18n } from "@lingui/core";

/** Languages with a catalog; every other locale reads the first. */
const LANGUAGES = ["en"] as const;

const languageOf = (locale: string): (typeof LANGUAGES)[number] => {
  const wanted = new Intl.Locale(locale).language;
  return LANGUAGES.find((language) => language === wanted) ?? LANGUAGES[0];
};

/** Loads and activates the texts of a locale; a production bundle has no words until this is done. */
export const loadCatalog = async (locale: string = navigator.language): Promise<void> => {
  const language = languageOf(locale);
  const { messages } = await import(`../locales/${language}.po`);
  i18n.loadAndActivate({ locale: language, messages });
};

export { i18n };
