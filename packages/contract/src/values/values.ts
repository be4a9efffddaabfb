/** A calendar date `YYYY-MM-DD`, without time or zone. */
export type IsoDate = string;
/** An instant in UTC, ISO 8601 with milliseconds. */
export type IsoInstant = string;
/** An ISO 4217 alphabetic code, upper case. */
export type CurrencyCode = string;

/** The longest text of a search. */
export const LONGEST_SEARCH = 500;

/** The largest size of one amount, in minor units: sums of many such are still counted exactly. */
export const AMOUNT_MAX = 1e14;

/** Whether it is an amount that can be kept and added up: whole minor units of a size that a person's money has. */
export const isAmount = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= AMOUNT_MAX;

/** The code of ISO 4217 for amounts of which no currency is known. */
export const NO_CURRENCY: CurrencyCode = "XXX";

/** An exact amount: an integer in the currency's minor unit; negative is money out of the holder's pocket. */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/** Either a value or a reason; pure code returns this instead of throwing. */
export type Result<T, E = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why something could not be done: a stable code, a sentence for the person, and where it happened. */
export type Fault = { readonly code: string; readonly message: string; readonly place?: Place };

/** Where in a file something stands: a page and box in points from its top left, a line, or a sheet and row (from 1). */
export type Place =
  | { readonly page: number; readonly box: readonly [number, number, number, number] }
  | { readonly line: number }
  | { readonly sheet: string; readonly row: number };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Currencies of ISO 4217 whose minor unit is not a hundredth. */
const EXPONENTS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLF: 4,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  UYW: 4,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Digits after the decimal sign of a currency (ISO 4217 exponent); 2 where the currency is unknown. */
export const minorDigits = (currency: CurrencyCode | null): number =>
  currency === null ? 2 : (EXPONENTS[currency] ?? 2);

/** Minor units as a plain decimal that every program reads: a decimal point, a sign only in front of money out. */
export const toDecimal = (amount: number, digits: number): string => {
  const units = String(Math.abs(amount)).padStart(digits + 1, "0");
  const sign = amount < 0 ? "-" : "";
  return digits === 0 ? sign + units : `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}`;
};

/** The currencies whose minor unit is not a hundredth, by their digits. */
export const listUnusualDigits = (): ReadonlyMap<number, readonly CurrencyCode[]> =>
  Map.groupBy(Object.keys(EXPONENTS), minorDigits);

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real day of the Gregorian calendar written `YYYY-MM-DD`. */
export const isIsoDate = (text: string): text is IsoDate => {
  const parts = ISO_DATE.exec(text);
  return parts !== null && toIsoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
};

/** The ISO date of a year, month and day (both from 1), or null when there is no such day. */
export const toIsoDate = (year: number, month: number, day: number): IsoDate | null => {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) || year < 1 || year > 9999)
    return null;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};

const DAY_MS = 86_400_000;

/** Days from one ISO date to another; negative when the second lies before. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const FIRST_DAY_MS = Date.parse("0001-01-01");
const LAST_DAY_MS = Date.parse("9999-12-31");

/** The ISO date this many days later (before it when negative); the calendar ends with the years 1 and 9999. */
export const addDays = (date: IsoDate, count: number): IsoDate => {
  const day_ms = Date.parse(date) + count * DAY_MS;
  return new Date(Math.min(Math.max(day_ms, FIRST_DAY_MS), LAST_DAY_MS)).toISOString().slice(0, 10);
};

/** The month (`YYYY-MM`) this many months later (before it when negative). */
export const addMonths = (month: string, count: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
};

/** Days of a month (from 1) in the Gregorian calendar. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;
