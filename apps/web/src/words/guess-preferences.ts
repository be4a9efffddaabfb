import { currencyOfCountry } from "@passbook/contract/country-currencies";

/** The currency most used where a locale (BCP 47) is spoken; null where that is not known. */
export const guessCurrency = (locale: string): string | null =>
  currencyOfCountry(new Intl.Locale(locale).maximize().region ?? "");

/** What a register form takes from the browser; locale in the form the contract reads. */
export const guessPreferences = (
  language: string,
): { locale: string; time_zone: string; home_currency?: string } => {
  const { baseName } = new Intl.Locale(language);
  const home_currency = guessCurrency(language);
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { locale: baseName, time_zone, ...(home_currency === null ? {} : { home_currency }) };
};
