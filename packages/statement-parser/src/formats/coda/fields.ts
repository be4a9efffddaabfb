import type { CurrencyCode } from "@passbook/contract/values";
import { negateAmount, scaleDigits } from "../fixed-fields.ts";

/** One record of 128 characters; `line` counts from 1. */
export type CodaLine = { text: string; line: number };

/** A sign (0 credit, 1 debit) and 15 digits of which three are decimals, in minor units; null when they are none. */
export const readCodaAmount = (text: string, currency: CurrencyCode | null): number | null => {
  if (!/^[01]\d{15}$/.test(text)) return null;
  const amount = scaleDigits(Number(text.slice(1)), 3, currency);
  return text.startsWith("1") ? negateAmount(amount) : amount;
};
