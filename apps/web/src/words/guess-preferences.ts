import type { Language } from "@passbook/contract/languages";
import { currencyOfCountry } from "@passbook/contract/country-currencies";
import { getLanguage } from "./i18n.ts";

/** The currency most used where a locale (BCP 47) is spoken; null where that is not known. */
export const guessCurrency = (locale: string): string | null =>
  currencyOfCountry(new Intl.Locale(locale).maximize().region ?? "");

/** What a register form takes from the screen and the browser; locale in the form the contract reads. */
export const guessPreferences = (
  browser_locale: string,
): { language: Language; locale: string; time_zone: string; home_currency?: string } => {
  const { baseName } = new Intl.Locale(browser_locale);
  const home_currency = guessCurrency(browser_locale);
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    language: getLanguage(),
    locale: baseName,
    time_zone,
    ...(home_currency === null ? {} : { home_currency }),
  };
};
