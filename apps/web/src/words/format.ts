import type { CurrencyCode, IsoDate, IsoInstant } from "@passbook/contract/values";
import { directionOf } from "@passbook/contract/languages";
import { daysBetween, minorDigits, NO_CURRENCY } from "@passbook/contract/values";
import { inWords } from "./format-dates.ts";
import { getLanguage } from "./i18n.ts";

export type MoneyStyle = {
  /** `auto` shows a minus only, `always` also a plus, `never` the bare amount. */
  readonly sign?: "auto" | "always" | "never" | undefined;
  /** Whole units, for charts. */
  readonly round?: boolean | undefined;
  /** Puts ≈ before an expected amount. */
  readonly approx?: boolean | undefined;
};

/** A formatted amount in pieces, so that its decimals can be set smaller. */
export type MoneyParts = { readonly lead: string; readonly decimals: string; readonly tail: string };

const MINUS = "\u2212";
const NO_BREAK = "\u00a0";

const formatters = new Map<string, Intl.NumberFormat>();
const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
};

/** Short signs that stand for several currencies. */
const SHARED_SIGNS: ReadonlySet<string> = new Set(["$", "£", "¥", "₩", "kr", "Rs", "L", "K"]);

type Display = "symbol" | "narrowSymbol";
const signIn = (currency: CurrencyCode, locale: string, currencyDisplay: Display): string | undefined =>
  numberFormat(locale, { style: "currency", currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;

const displays = new Map<string, Display>();
/** The short sign, unless the locale knows it for another currency: `$` for US dollars, `CA$` for Canada's (en-US). */
const displayOf = (currency: CurrencyCode, locale: string): Display => {
  const key = `${currency}|${locale}`;
  const known = displays.get(key);
  if (known !== undefined) return known;
  const short = signIn(currency, locale, "narrowSymbol");
  const display = short !== undefined && SHARED_SIGNS.has(short) ? "symbol" : "narrowSymbol";
  displays.set(key, display);
  return display;
};

const moneyFormat = (currency: CurrencyCode, locale: string, digits: number): Intl.NumberFormat =>
  numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: displayOf(currency, locale),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** The decimal text of minor units, exact for every safe integer. */
const toDecimalText = (amount: number, digits: number): Intl.StringNumericLiteral => {
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  // digits with a point are such a literal
  return (digits === 0 ? whole : `${whole}.${text.slice(-digits)}`) as Intl.StringNumericLiteral;
};

/** The sign with the marks by which a locale keeps it beside its number. */
const markedSign = (amount: number, locale: string): string => {
  const parts = numberFormat(locale, { signDisplay: "always" }).formatToParts(amount < 0 ? -1 : 1);
  return parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === "integer"),
    )
    .map(({ value }) => value.replace("-", MINUS))
    .join("");
};

const signOf = (amount: number, style: MoneyStyle["sign"], locale: string): string => {
  if (style === "never" || amount === 0 || (amount > 0 && style !== "always")) return "";
  return markedSign(amount, locale);
};

const FROM_THE_RIGHT = "\u200f";

/** Puts a sign before an amount; the mark that says which way it is read stays in front of all. */
const withSign = (sign: string, text: string): string =>
  text.startsWith(FROM_THE_RIGHT) ? `${FROM_THE_RIGHT}${sign}${text.slice(1)}` : `${sign}${text}`;

/** Keeps the order of signs and digits where the words around them are read from the right. */
const isolate = (text: string): string =>
  directionOf(getLanguage()) === "rtl" ? `\u2068${text}\u2069` : text;

/** The sign of an unknown currency, which says nothing, and the space beside it. */
const isNoSign = ({ type, value }: Intl.NumberFormatPart, currency: CurrencyCode): boolean =>
  currency === NO_CURRENCY && (type === "currency" || (type === "literal" && value.trim() === ""));

/** Minor units as pieces in the reader's locale: sign and symbol stay on one unbreakable line with the digits. */
export const formatMoneyParts = (
  amount: number,
  currency: CurrencyCode,
  locale: string,
  style: MoneyStyle = {},
): MoneyParts => {
  const digits = minorDigits(currency);
  const parts = moneyFormat(currency, locale, style.round === true ? 0 : digits).formatToParts(
    toDecimalText(amount, digits),
  );
  const at = parts.findIndex((part) => part.type === "decimal");
  const end = at === -1 ? parts.length : at + 2;
  const join = (from: number, to: number) =>
    parts
      .slice(from, to)
      .filter((part) => !isNoSign(part, currency))
      .map((part) => part.value)
      .join("")
      .replace(/\s/g, NO_BREAK);
  const shown = style.round === true && Math.abs(amount) < 10 ** digits / 2 ? 0 : amount;
  const sign = `${style.approx === true ? `≈${NO_BREAK}` : ""}${signOf(shown, style.sign, locale)}`;
  return {
    lead: withSign(sign, join(0, at === -1 ? parts.length : at)),
    decimals: at === -1 ? "" : join(at, end),
    tail: join(end, parts.length),
  };
};

/** Minor units as text: `₹1,23,456.78` (en-IN), `1.234,56 €` (de-DE); the minus is U+2212 and stands first. */
export const formatMoney = (
  amount: number,
  currency: CurrencyCode,
  locale: string,
  style: MoneyStyle = {},
): string => {
  const { lead, decimals, tail } = formatMoneyParts(amount, currency, locale, style);
  return isolate(`${lead}${decimals}${tail}`);
};

/** An amount on an axis: whole units, unless it is none. */
export const formatTick = (amount: number, currency: CurrencyCode, locale: string): string =>
  formatMoney(amount, currency, locale, { round: amount % 10 ** minorDigits(currency) === 0 });

/** The short sign of a currency in a locale, or its code; nothing for an unknown one. */
export const currencySymbol = (currency: CurrencyCode, locale: string): string =>
  currency === NO_CURRENCY
    ? ""
    : (moneyFormat(currency, locale, 0)
        .formatToParts(0)
        .find((part) => part.type === "currency")?.value ?? currency);

export const formatNumber = (value: number, locale: string, decimals = 0): string =>
  numberFormat(locale, { maximumFractionDigits: decimals }).format(value).replace("-", MINUS);

/** A ratio as percent: 0.36 → "36 %"; `sign` puts + or −, `decimals` are the most that are shown. */
/** A plain decimal in the person's signs, with all of its digits. */
export const formatRate = (rate: string, locale: string): string =>
  formatNumber(Number(rate), locale, rate.split(".")[1]?.length ?? 0);

export const formatPercent = (
  ratio: number,
  locale: string,
  style: { readonly sign?: boolean | undefined; readonly decimals?: number | undefined } = {},
): string => {
  const { decimals = 0 } = style;
  const format = numberFormat(locale, { style: "percent", maximumFractionDigits: decimals });
  const text = format.format(Math.abs(ratio));
  const spaced = text.replace(/\s?%/, `${NO_BREAK}%`);
  if (Math.round(Math.abs(ratio) * 100 * 10 ** decimals) === 0) return spaced;
  const sign = signOf(ratio, style.sign === true ? "always" : "auto", locale);
  return sign === "" ? spaced : isolate(withSign(sign, spaced));
};

/** The change of an amount against the usual as a ratio, or null when nothing is usual. */
export const changeAgainst = (amount: number, usual: number | null): number | null =>
  usual === null || usual === 0 ? null : (amount - usual) / Math.abs(usual);

const FILE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Bytes in steps of 1024 as the server counts its limits, one digit below ten: "82 kB", "1.2 MB". */
export const formatFileSize = (bytes: number, locale: string): string => {
  const step = Math.min(FILE_UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  const value = bytes / 1024 ** step;
  const maximumFractionDigits = step > 0 && value < 10 ? 1 : 0;
  const parts = numberFormat(inWords(locale), {
    style: "unit",
    unit: FILE_UNITS[step] ?? "byte",
    // "872 byte" is how the short form is written
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits,
  }).formatToParts(value);
  // the word is of the language, the number of the locale
  const number = numberFormat(locale, { maximumFractionDigits }).format(value);
  const first = parts.findIndex(({ type }) => type === "integer");
  return parts
    .flatMap(({ type, value: text }, index) =>
      index === first ? [number] : type === "unit" || type === "literal" ? [text] : [],
    )
    .join("")
    .replace(/\s/g, NO_BREAK);
};

const ARTICLE = /^the(?=[^\p{L}\p{N}]+[\p{L}\p{N}])/iu;

/** Up to two letters for a tile: first and last word, or the first two characters; an article in front says nothing. */
export const initialsOf = (name: string): string => {
  const words =
    name
      .trim()
      .replace(ARTICLE, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words[0];
  if (first === undefined) return "?";
  const last = words.at(-1) ?? first;
  const start = (word: string, count: number) => Array.from(word).slice(0, count).join("");
  return (words.length === 1 ? start(first, 2) : start(first, 1) + start(last, 1)).toUpperCase();
};

/** The instant as date and time in a zone: "20 Nov 2026, 14:05". */
export const formatInstant = (instant: IsoInstant, locale: string, time_zone: string): string =>
  new Intl.DateTimeFormat(inWords(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: time_zone,
  }).format(new Date(instant));

const RELATIVE_STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** The time between two instants in words: "4 minutes ago", "in 2 days"; below a minute "now". */
export const formatRelative = (then: IsoInstant, now: IsoInstant, locale: string): string => {
  const seconds = (Date.parse(then) - Date.parse(now)) / 1000;
  const words = new Intl.RelativeTimeFormat(inWords(locale), { numeric: "auto" });
  for (const [unit, size] of RELATIVE_STEPS) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, "second");
};

/** A date against today in words: "today", "in 2 days", "3 days ago". */
export const formatRelativeDay = (day: IsoDate, today: IsoDate, locale: string): string =>
  new Intl.RelativeTimeFormat(inWords(locale), { numeric: "auto" }).format(daysBetween(today, day), "day");

export {
  addMonths,
  datesOfMonth,
  daysOfMonth,
  formatDay,
  formatLongDay,
  formatMonth,
  formatMonthName,
  formatMonthOfYear,
  formatMonthShort,
  formatOrdinalDay,
  formatShortDay,
  formatWeekday,
  formatYear,
  monthOf,
} from "./format-dates.ts";
export { formatDecimal, parseMoney, parsePercent, parseRate } from "./format-input.ts";
