import { LANGUAGES } from "@passbook/contract/languages";
import type { Language } from "@passbook/contract/languages";

const nameOf = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
};

/** The languages of the app, each as its readers call it. */
export const listLanguages = (): { readonly language: Language; readonly name: string }[] =>
  LANGUAGES.map((language) => ({ language, name: nameOf(language) }));
