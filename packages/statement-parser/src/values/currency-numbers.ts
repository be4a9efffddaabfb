import type { CurrencyCode } from "@passbook/contract/values";

/** Currencies by their ISO 4217 numbers: those that European banks keep accounts in. */
const CURRENCIES = new Map(
  "978EUR 840USD 826GBP 756CHF 392JPY 752SEK 578NOK 208DKK 124CAD 036AUD 484MXN 985PLN 724ESP 203CZK 348HUF 946RON 975BGN"
    .split(" ")
    .map((entry): [string, CurrencyCode] => [entry.slice(0, 3), entry.slice(3)]),
);

/** The currency of three digits; null where they are of none that is known here. */
export const findNumberedCurrency = (digits: string): CurrencyCode | null => CURRENCIES.get(digits) ?? null;
