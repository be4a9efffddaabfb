import { isAmount, minorDigits, toIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";

const PAIRS = /^(\d{2})(\d{2})(\d{2})$/;

/** The day of `DDMMYY`; null where it is none, as zeros are. */
export const readDayFirst = (text: string): IsoDate | null => {
  const match = PAIRS.exec(text);
  return match === null ? null : toIsoDate(2000 + Number(match[3]), Number(match[2]), Number(match[1]));
};

/** The day of `YYMMDD`; null where it is none. */
export const readYearFirst = (text: string): IsoDate | null => {
  const match = PAIRS.exec(text);
  return match === null ? null : toIsoDate(2000 + Number(match[1]), Number(match[2]), Number(match[3]));
};

/** Digits of which the last ones are decimals, in minor units of a currency; null where they are no amount of it. */
export const scaleDigits = (
  digits: number,
  decimals: number,
  currency: CurrencyCode | null,
): number | null => {
  const scale = minorDigits(currency) - decimals;
  const amount = scale >= 0 ? digits * 10 ** scale : digits / 10 ** -scale;
  return isAmount(amount) ? amount : null;
};

/** The same below zero, and zero as it is. */
export const negateAmount = (amount: number | null): number | null => (amount === null ? null : 0 - amount);
