import { WHOLE_PERCENT } from "@passbook/contract/divide";
import type { CurrencyCode, Result } from "@passbook/contract/values";
import { err, isAmount, minorDigits, ok, toDecimal } from "@passbook/contract/values";

type DecimalSigns = { readonly decimal: string; readonly group: string };

const signsOf = (locale: string): DecimalSigns => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(-1234567.8);
  const find = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return { decimal: find("decimal", "."), group: find("group", ",") };
};

/** Minor units as a number to be edited, grouped and without a symbol: 123456 → "1.234,56" (de-DE). */
export const formatDecimal = (amount: number, currency: CurrencyCode, locale: string): string => {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = BigInt(text.slice(0, text.length - digits)).toLocaleString(locale, {
    numberingSystem: "latn",
  });
  const sign = amount < 0 ? "\u2212" : "";
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}${signsOf(locale).decimal}${text.slice(-digits)}`;
};

/** Whether the dot or the comma in a number splits the decimals; the locale decides what the text does not. */
const decimalSignOf = (text: string, signs: DecimalSigns, digits: number): string | null => {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last === -1) return null;
  const sign = text.charAt(last);
  const other = sign === "." ? "," : ".";
  if (text.split(sign).length > 2) return null;
  if (text.includes(other) || sign === signs.decimal) return sign;
  return sign === signs.group && text.length - last - 1 === 3 && digits !== 3 ? null : sign;
};

const DIGITS = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९"];

/** Digits of Arabic, Persian and Hindi keyboards, with the signs between them. */
const toLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹०-९]/g, (sign) =>
      String(DIGITS.map((digits) => digits.indexOf(sign)).find((at) => at >= 0)),
    )
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/[\u200e\u200f\u061c]/g, "");

/**
 * Reads what a person types ("1.234,56", "1,23,456.78", "−12", "₹ 500") into minor units.
 * Errors: `empty`, `not_a_number`, `too_precise` (more decimals than the currency has), `too_large`.
 */
export const parseMoney = (text: string, currency: CurrencyCode, locale: string): Decimal =>
  parseDecimal(text, minorDigits(currency), locale);

/** Reads a percent above nothing and below the whole ("33.3", "12,5 %") into hundredths; null where it is none. */
export const parsePercent = (text: string, locale: string): number | null => {
  const read = parseDecimal(text.replace(/[%٪]/g, ""), PERCENT_DIGITS, locale);
  return read.ok && read.value > 0 && read.value < WHOLE_PERCENT ? read.value : null;
};

const PERCENT_DIGITS = 2;
const RATE_DIGITS = 8;

/** Reads an exchange rate above nothing ("1.08", "160,5") as a plain decimal; null where it is none. */
export const parseRate = (text: string, locale: string): string | null => {
  const read = parseDecimal(text, RATE_DIGITS, locale);
  return read.ok && read.value > 0 ? toDecimal(read.value, RATE_DIGITS).replace(/\.?0+$/, "") : null;
};

type Decimal = Result<number, "empty" | "not_a_number" | "too_precise" | "too_large">;

const parseDecimal = (text: string, digits: number, locale: string): Decimal => {
  const bare = toLatinDigits(text)
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/^([+\-\u2212]?)\p{Sc}?([+\-\u2212]?)|\p{Sc}$/gu, "$1$2");
  if (bare === "") return err("empty");
  const negative = /^[-\u2212]/.test(bare);
  const plain = bare.replace(/^[+\-\u2212]/, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return err("not_a_number");
  const sign = decimalSignOf(plain, signsOf(locale), digits);
  const at = sign === null ? plain.length : plain.lastIndexOf(sign);
  const whole = plain.slice(0, at).replace(/[.,]/g, "");
  const decimals = plain.slice(at + 1).replace(/0+$/, "");
  if (decimals.length > digits) return err("too_precise");
  const minor = Number(`${whole}${decimals.padEnd(digits, "0")}`);
  if (!isAmount(minor)) return err("too_large");
  return ok(negative && minor !== 0 ? -minor : minor);
};
