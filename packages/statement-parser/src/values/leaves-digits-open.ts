import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import type { WrittenAmount } from "./amount.ts";

/**
 * Whether the decimals of amounts do not fit their currency. Where none is known, amounts without decimals, or with more than most
 * currencies have, may be of any.
 */
export const leavesDigitsOpen = (
  amounts: readonly Pick<WrittenAmount, "fraction">[],
  currency: CurrencyCode | null,
): boolean => {
  const known = minorDigits(currency);
  if (currency !== null) return amounts.some(({ fraction }) => /[1-9]/.test(fraction.slice(known)));
  const digits = amounts.reduce((most, { fraction }) => Math.max(most, fraction.length), 0);
  return amounts.length > 0 && (digits === 0 || digits > known);
};
