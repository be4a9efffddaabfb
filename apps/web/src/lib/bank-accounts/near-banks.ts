import type { Bank } from "@passbook/contract/common";

/** The country of a locale, also of one that names only its language; null where there is none. */
export const findRegion = (locale: string): string | null => {
  try {
    return new Intl.Locale(locale).maximize().region ?? null;
  } catch {
    return null;
  }
};

/** Banks of a country (ISO 3166-1), and the others; each in their order. */
export const partByCountry = (
  banks: readonly Bank[],
  home: string | null,
): { readonly near: readonly Bank[]; readonly far: readonly Bank[] } => ({
  near: banks.filter(({ country }) => country === home),
  far: banks.filter(({ country }) => country !== home),
});
