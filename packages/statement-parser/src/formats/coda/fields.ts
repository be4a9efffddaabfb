import { isAmount, minorDigits, toIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";

/** One record of 128 characters; `line` counts from 1. */
export type CodaLine = { text: string; line: number };

/** The day of `DDMMYY`; zeros say that there is none. */
export const readCodaDate = (text: string): IsoDate | null => {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  return match === null ? null : toIsoDate(2000 + Number(match[3]), Number(match[2]), Number(match[1]));
};

/** A sign (0 credit, 1 debit) and 15 digits of which three are decimals, in minor units; null when they are none. */
export const readCodaAmount = (text: string, currency: CurrencyCode | null): number | null => {
  if (!/^[01]\d{15}$/.test(text)) return null;
  const exponent = minorDigits(currency);
  const thousandths = Number(text.slice(1));
  const amount = exponent >= 3 ? thousandths * 10 ** (exponent - 3) : thousandths / 10 ** (3 - exponent);
  if (!isAmount(amount)) return null;
  return text.startsWith("1") && amount !== 0 ? -amount : amount;
};
