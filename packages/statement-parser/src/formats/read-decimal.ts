import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import { readAmount, toMinor } from "../values/amount.ts";

/** An amount with a decimal point, in minor units of a currency; null when it is none. */
export const readDecimal = (
  text: string | null | undefined,
  currency: CurrencyCode | null,
): number | null => {
  const written = text === null || text === undefined ? null : readAmount(text, ".");
  return written === null ? null : (toMinor(written, minorDigits(currency))?.amount ?? null);
};
