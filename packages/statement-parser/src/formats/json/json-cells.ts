import { minorDigits } from "@passbook/contract/values";
import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject, JsonValue } from "../../decode/parse-json.ts";
import { findDirection } from "../../labels/meaning-words.ts";
import { readAmount } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";

/** A value of a record as text, under the names that lead to it. */
export type JsonCell = { name: string; text: string };

/** `creditDebitIndicator` and `credit_debit_indicator` as words. */
export const toWords = (key: string): string =>
  key
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_.\-\s]+/gu, " ")
    .trim()
    .toLowerCase();

/** Names within names, each word said once: `balance`, `balanceAmount` are `balance amount`. */
const joinNames = (outer: string, inner: string): string => {
  const said = new Set(outer.split(" "));
  return [outer, ...inner.split(" ").filter((word) => !said.has(word))]
    .filter((word) => word !== "")
    .join(" ");
};

/** A day without a time stays that day whatever its zone. */
const DAY_WITH_ZONE = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:?\d{2})$/;

/** Numbers have no written decimals: `12.3` is `12.30` in a currency of two. */
const toText = (value: JsonValue | undefined): string => {
  if (typeof value === "string") return value.trim().replace(DAY_WITH_ZONE, "$1");
  if (typeof value !== "number") return "";
  const text = String(value);
  return /^-?\d+\.\d$/.test(text) ? `${text}0` : text;
};

/** Names of moments: `visibleTS`, `created_at`. */
const MOMENT =
  /(?:^| )(?:ts|time|timestamp|date|day|at|on|created|updated|booked|posted|settled|confirmed|epoch)$/;
const MILLISECONDS_MIN = 1e11;
const SECONDS_MIN = 1e8;
const SECONDS_MAX = 4e9;

/** The day (UTC) of a moment that is counted since 1970 in seconds or thousandths of them; null for any other number. */
const readMoment = (name: string, value: JsonValue | undefined): string | null => {
  if (typeof value !== "number" || !Number.isInteger(value) || !MOMENT.test(name)) return null;
  const seconds = value >= MILLISECONDS_MIN ? value / 1000 : value;
  return seconds >= SECONDS_MIN && seconds <= SECONDS_MAX
    ? new Date(seconds * 1000).toISOString().slice(0, 10)
    : null;
};

const isAmountText = (text: string): boolean => readAmount(text, ".") !== null;

const WHOLE = /^(-?)(\d+)$/;

/** Smallest units with their point; null where they are no whole number. */
export const placePoint = (units: JsonValue | undefined, decimals: number): string | null => {
  const [, sign = "", digits] = WHOLE.exec(toText(units)) ?? [];
  if (digits === undefined) return null;
  const padded = digits.padStart(decimals + 1, "0");
  const whole = padded.slice(0, padded.length - decimals);
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-decimals)}`;
};

const MOST_DECIMALS = 4;

/** Units of which something beside them says how many are one: the currency, or the number of decimals. */
const unscale = (object: JsonObject): JsonObject => {
  const { minorUnits, currency, unscaledValue, scale, ...others } = object;
  if (minorUnits !== undefined && typeof currency === "string") {
    const amount = placePoint(minorUnits, minorDigits(currency));
    if (amount !== null) return { ...others, currency, amount };
  }
  const decimals = Number(toText(scale));
  if (unscaledValue === undefined || toText(scale) === "" || !(decimals >= 0 && decimals <= MOST_DECIMALS))
    return object;
  const value = placePoint(unscaledValue, decimals);
  return value === null ? object : { ...others, value };
};

/**
 * The one amount that an object is, as `-12.30 EUR`: beside it stand at most its currency, its side, its kind and its
 * day. Null for any other object.
 */
export const readMoney = (written: JsonObject): string | null => {
  const object = unscale(written);
  let amount: string | null = null;
  let currency = "";
  let sign = "";
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined || value === null) continue;
    const text = isObject(value) ? readMoney(value) : toText(value);
    if (text === null || text === "") return null;
    const isAmount = isObject(value) || /amount|value|balance/i.test(key);
    if (isAmount && isAmountText(text)) {
      if (amount !== null) return null;
      amount = text;
    } else if (/^[A-Z]{3}$/.test(text) && findCurrencyCode(text) !== null) currency = ` ${text}`;
    else if (findDirection(text) === "debit" && !/type|code/i.test(key)) sign = "-";
    else if (isAmountText(text)) return null;
  }
  if (amount === null || (currency === "" && !/[A-Z]{3}$/.test(amount) && Object.keys(object).length > 1))
    return null;
  return `${amount.startsWith("-") ? "" : sign}${amount}${currency}`;
};

/** A value that stands in an object beside its own name: `{ "name": "Datum", "value": "2026-03-01", "id": 0 }`. */
const findNamedValue = ({ name, value, ...others }: JsonObject): JsonCell | null => {
  const hasMore = Object.keys(others).some((key) => key !== "id");
  const text = toText(value);
  if (hasMore || text === "" || typeof name !== "string" || name.trim() === "") return null;
  return { name: toWords(name), text };
};

/** All values of a record as cells, those of lists of records in it among them or not. */
export const listCells = (
  object: JsonObject,
  lists: "with lists" | "without lists",
  outer = "",
): JsonCell[] =>
  Object.entries(object).flatMap(([key, value]): JsonCell[] => {
    const name = joinNames(outer, toWords(key));
    if (isObject(value)) {
      const named = findNamedValue(value);
      if (named !== null) return [named];
      const money = readMoney(value);
      return money === null ? listCells(value, lists, name) : [{ name, text: money }];
    }
    if (!Array.isArray(value)) {
      const text = readMoment(name, value) ?? toText(value);
      return text === "" ? [] : [{ name, text }];
    }
    const objects = value.filter(isObject);
    if (objects.length === 0)
      return [{ name, text: value.map(toText).join(" ") }].filter(({ text }) => text !== "");
    return lists === "with lists" ? objects.flatMap((one) => listCells(one, lists, name)) : [];
  });
