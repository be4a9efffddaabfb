import type { Bank } from "@passbook/contract/common";

/** The country of a locale, also of one that names only its language; null where there is none. */
export const findRegion = (locale: string): string | null => {
  try {
    return new Intl.Locale(locale).maximize().region ?? null;
  } catch {
    return null;
  }
};

/** Banks of these countries (ISO 3166-1, with blanks between them), and the others; each in their order. */
export const partByCountry = (
  banks: readonly Bank[],
  countries: string,
): { readonly near: readonly Bank[]; readonly far: readonly Bank[] } => {
  const homes = new Set(countries.split(" "));
  return {
    near: banks.filter(({ country }) => homes.has(country)),
    far: banks.filter(({ country }) => !homes.has(country)),
  };
};
