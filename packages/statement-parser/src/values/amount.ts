import type { CurrencyCode } from "@passbook/contract/values";
import { isAmount } from "@passbook/contract/values";
import { findCurrency } from "./currency.ts";

export type DecimalSign = "." | ",";

/** An amount as it is written: digits as text, so that nothing passes through a float. */
export type WrittenAmount = {
  negative: boolean;
  /** A plus sign is printed. */
  plus: boolean;
  /** A word that gives the direction: CR, DR, H, S … */
  direction: "credit" | "debit" | null;
  whole: string;
  fraction: string;
  currency: CurrencyCode | null;
};

type Affix = {
  negative: boolean;
  plus: boolean;
  open: boolean;
  close: boolean;
  direction: "credit" | "debit" | null;
  currency: CurrencyCode | null;
};

const DIRECTIONS: Readonly<Record<string, "credit" | "debit">> = {
  CR: "credit",
  C: "credit",
  CRE: "credit",
  CREDIT: "credit",
  BIJ: "credit",
  H: "credit",
  DR: "debit",
  D: "debit",
  DB: "debit",
  DEB: "debit",
  DEBIT: "debit",
  AF: "debit",
  КТ: "credit",
  К: "credit",
  ДТ: "debit",
  Д: "debit",
  S: "debit",
};

const EMPTY_AFFIX: Affix = {
  negative: false,
  plus: false,
  open: false,
  close: false,
  direction: null,
  currency: null,
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const MINUS = new Set(["-", "\u2212", "\u2013", "\u2014", "\uFF0D"]);
const affixes = new Map<string, Affix | null>();
const AFFIX_TOKEN =
  /[-+\u2212\u2013\u2014\uFF0D()]|[^-+\u2212\u2013\u2014\uFF0D()\s\u00a0\u202f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"*]+/g;

/** A mark in brackets is not an amount in brackets: `12.00(Dr)`, `12.00 (-)`. */
const BRACKETED_MARK = /\(([cd]r\.?|[кд]т|[-+])\)/i;

const addWord = (affix: Affix, word: string): boolean => {
  const direction = DIRECTIONS[word.replaceAll(".", "").toUpperCase()];
  if (direction !== undefined && affix.direction === null) {
    affix.direction = direction;
    return true;
  }
  const currency = findCurrency(word);
  if (currency === null || affix.currency !== null) return false;
  affix.currency = currency;
  return true;
};

/** A currency of two words. */
const OF_TWO = /\bF CFA\b/;

const readAffix = (text: string): Affix | null => {
  const affix = { ...EMPTY_AFFIX };
  for (const [token] of text.replace(BRACKETED_MARK, "$1").replace(OF_TWO, "FCFA").matchAll(AFFIX_TOKEN)) {
    if (MINUS.has(token)) {
      if (affix.negative) return null;
      affix.negative = true;
    } else if (token === "+") affix.plus = true;
    else if (token === "(") affix.open = true;
    else if (token === ")") affix.close = true;
    else if (!addWord(affix, token)) return null;
  }
  return affix;
};

const MINUS_AFFIX: Affix = { ...EMPTY_AFFIX, negative: true };
const AFFIX_LENGTH_MAX = 12;
const AFFIX_CACHE_MAX = 500;

const getAffix = (text: string): Affix | null => {
  if (text === "") return EMPTY_AFFIX;
  if (text === "-") return MINUS_AFFIX;
  if (text.length > AFFIX_LENGTH_MAX) return null;
  const known = affixes.get(text);
  if (known !== undefined) return known;
  const affix = readAffix(text);
  if (affixes.size < AFFIX_CACHE_MAX) affixes.set(text, affix);
  return affix;
};

/** The number inside an amount cell: where its digits start and end, and which marks stand between them. */
export type NumberBody = { start: number; end: number; body: string };

const BODY = /^[0-9.,'\u2019\u0020\u00a0\u202f_\u066b\u066c]+$/;
const BODY_LENGTH_MAX = 40;

/** Finds the digits of an amount cell, or null when the cell holds none or two numbers' worth of other text. */
export const findNumberBody = (text: string): NumberBody | null => {
  let start = 0;
  let end = text.length;
  while (start < end && !isDigit(text.charCodeAt(start))) start += 1;
  while (end > start && !isDigit(text.charCodeAt(end - 1))) end -= 1;
  if (start === end || end - start > BODY_LENGTH_MAX) return null;
  const before = text[start - 1];
  if ((before === "." || before === ",") && !/[A-Za-z]/.test(text[start - 2] ?? "")) start -= 1;
  if (text[end] === "." && end === text.length - 1) end += 1;
  const body = text.slice(start, end);
  return BODY.test(body) ? { start, end, body } : null;
};

/** What one written number says about the decimal sign of its column. */
export const findDecimalSign = (body: string): DecimalSign | "none" | "unsure" => {
  const dot = body.lastIndexOf(".");
  const comma = body.lastIndexOf(",");
  if (dot < 0 && comma < 0) return "none";
  if (dot >= 0 && comma >= 0) return dot > comma ? "." : ",";
  const sign: DecimalSign = dot >= 0 ? "." : ",";
  const at = Math.max(dot, comma);
  const other: DecimalSign = sign === "." ? "," : ".";
  if (body.indexOf(sign) !== at) return other;
  const digitsAfter = body.length - at - 1;
  if (digitsAfter !== 3) return sign;
  return at === 0 || at > 3 || body.startsWith("0") ? sign : "unsure";
};

const GROUPED = /^\d{1,3}(?:([.,'\u2019\u0020\u00a0\u202f_\u066c])\d{2,4})*$/;
const GROUP_MARKS = /[.,'\u2019\u0020\u00a0\u202f_\u066c]/g;

const ungroup = (whole: string): string | null => {
  if (/^\d*$/.test(whole)) return whole;
  if (!GROUPED.test(whole)) return null;
  const groups = whole.split(GROUP_MARKS);
  const last = groups.at(-1) ?? "";
  return last.length === 3 && groups.slice(1, -1).every((group) => group.length <= 3)
    ? groups.join("")
    : null;
};

const splitBody = (body: string, sign: DecimalSign): { whole: string; fraction: string } | null => {
  const at = body.indexOf(sign);
  if (at < 0) {
    const whole = ungroup(body);
    return whole === null ? null : { whole, fraction: "" };
  }
  const fraction = body.slice(at + 1);
  if (!/^\d*$/.test(fraction)) return null;
  const whole = ungroup(body.slice(0, at));
  return whole === null || whole + fraction === "" ? null : { whole, fraction };
};

/** The common case, digits with at most a minus in front and one decimal sign, without any search. */
const readPlainAmount = (text: string, sign: DecimalSign): WrittenAmount | null => {
  const negative = text.charCodeAt(0) === 45;
  const start = negative ? 1 : 0;
  const mark = sign.charCodeAt(0);
  let point = -1;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === mark && point < 0 && at > start) point = at;
    else if (!isDigit(code)) return null;
  }
  if (text.length === start || point === text.length - 1) return null;
  return {
    negative,
    plus: false,
    direction: null,
    whole: point < 0 ? text.slice(start) : text.slice(start, point),
    fraction: point < 0 ? "" : text.slice(point + 1),
    currency: null,
  };
};

const DIGITS_MAX = 15;

/**
 * The integer in minor units where the digits have at most a minus in front and a decimal sign with no more digits behind it than the
 * currency has; no text is cut for it. Null for every other way to write an amount.
 */
export const readPlainMinor = (text: string, sign: DecimalSign, exponent: number): number | null => {
  const negative = text.charCodeAt(0) === 45;
  const start = negative ? 1 : 0;
  const mark = sign.charCodeAt(0);
  if (text.length === start || text.length - start > DIGITS_MAX) return null;
  let value = 0;
  let point = text.length;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) value = value * 10 + code - 48;
    else if (code === mark && point === text.length && at > start && at < text.length - 1) point = at;
    else return null;
  }
  const missing = exponent - Math.max(0, text.length - point - 1);
  if (missing < 0) return null;
  const minor = value * 10 ** missing;
  if (!isAmount(minor)) return null;
  return negative && minor !== 0 ? -minor : minor;
};

/** Behind an amount `K` is credit where `D` is debit; before one it may be a currency, right behind a short number thousands. */
const KREDIT = /(?:[.,]\d{2}|\s)K$/;

/**
 * Reads one amount cell: signs before or behind, parentheses, CR/DR words, currency symbols and codes, any grouping.
 * Null when the cell is no amount in the given decimal style; nothing is repaired.
 */
export const readAmount = (text: string, sign: DecimalSign): WrittenAmount | null => {
  const plain = readPlainAmount(text, sign);
  if (plain !== null) return plain;
  const found = findNumberBody(text);
  if (found === null) return null;
  const prefix = getAffix(text.slice(0, found.start).trim());
  const suffix = getAffix(KREDIT.test(text) ? "C" : text.slice(found.end).trim());
  if (prefix === null || suffix === null || prefix.close || suffix.open) return null;
  if (prefix.open !== suffix.close || (prefix.negative && suffix.negative)) return null;
  const parts = splitBody(found.body, sign);
  if (parts === null) return null;
  return {
    negative: prefix.negative || suffix.negative || prefix.open,
    plus: prefix.plus || suffix.plus,
    direction: prefix.direction ?? suffix.direction,
    whole: parts.whole,
    fraction: parts.fraction,
    currency: prefix.currency ?? suffix.currency,
  };
};

/**
 * The integer in minor units of a written amount, without its direction word. Digits beyond the currency's exponent are
 * rounded half away from zero and reported by `exact: false`; null for what is no amount (`isAmount`).
 */
export const toMinor = (
  written: WrittenAmount,
  exponent: number,
): { amount: number; exact: boolean } | null => {
  const kept = written.fraction.slice(0, exponent).padEnd(exponent, "0");
  const cut = written.fraction.slice(exponent);
  const rounded = Number(written.whole + kept) + (cut >= "5" ? 1 : 0);
  if (!isAmount(rounded)) return null;
  const amount = written.negative && rounded !== 0 ? -rounded : rounded;
  return { amount, exact: cut === "" || /^0*$/.test(cut) };
};
