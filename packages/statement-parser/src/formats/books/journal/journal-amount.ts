import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import { findCurrencyCode, listCurrencies } from "../../../values/currency.ts";

/** Amounts of journals have as many digits as their writer likes: they are kept as integers of this many decimals. */
const DECIMALS = 12;
export const UNIT = 10n ** BigInt(DECIMALS);
const LONGEST = 30;

/** A quantity of a commodity, exact; an empty commodity is none. */
export type Quantity = { readonly value: bigint; readonly commodity: string };

/** Within this much a transaction balances: what prices round away. */
const NEARLY = UNIT / 100n;
export const isNearlyZero = (value: bigint): boolean => value <= NEARLY && value >= -NEARLY;

export const multiply = (one: bigint, other: bigint): bigint => (one * other) / UNIT;
export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export const NUMBER = String.raw`(?:\d(?:[\d.,' ]*\d)?[.,]?|[.,]\d+)(?:[eE][-+]?\d{1,2}(?![\d.,]))?`;
/** A commodity between quotation marks, or of signs and letters; behind a number capitals may have digits between. */
export const SYMBOL = String.raw`"[^"]*"|[^\s\d\-+.,;:@{}()=*/"']+`;
export const SYMBOL_BEHIND = String.raw`[A-Z][A-Z\d'._-]*[A-Z\d](?![A-Z\d'._-])|${SYMBOL}`;
const AMOUNT = new RegExp(
  String.raw`^(?:([-+])?\s*(${SYMBOL})\s*((?:[-+])?(?:${NUMBER}))|([-+]?(?:${NUMBER}))\s*(${SYMBOL_BEHIND})?)(?=$|[\s@{=;\[(])`,
  "u",
);

export type DecimalMark = "." | ",";

/** How a journal writes amounts: which sign stands before decimals, also by commodity, and what commodities are called besides. */
export type Marks = {
  readonly decimal: DecimalMark;
  readonly of?: ReadonlyMap<string, DecimalMark>;
  readonly aliases?: ReadonlyMap<string, string>;
};

/** One sign alone, and not before three digits, stands before decimals whatever stands there elsewhere. */
const LONE_MARK = /^-?\d*([.,])(?:\d{1,2}|\d{4,})$/;

const EXPONENT = /^(.+)[eE]([-+]?\d{1,2})$/;

const readNumber = (text: string, usual: DecimalMark): bigint | null => {
  const [, base, power] = EXPONENT.exec(text) ?? [];
  if (base !== undefined) {
    const value = readNumber(base, usual);
    const size = 10n ** BigInt(Math.abs(Number(power)));
    return value === null ? null : Number(power) < 0 ? value / size : value * size;
  }
  const joined = text.replaceAll(/[\s'+]/g, "");
  const decimal = LONE_MARK.exec(joined)?.[1] ?? usual;
  const bare = joined.replaceAll(decimal === "." ? "," : ".", "");
  if (bare.length > LONGEST) return null;
  const [, sign = "", whole = "", , fraction = ""] =
    (decimal === "." ? /^(-?)(\d*)(\.(\d*))?$/ : /^(-?)(\d*)(,(\d*))?$/).exec(bare) ?? [];
  if (whole === "" && fraction === "") return null;
  const value = BigInt(`${whole}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0")}`);
  return sign === "-" ? -value : value;
};

/** A number and its commodity as they are written. */
export const toQuantity = (number: string, symbol: string | undefined, marks: Marks): Quantity | null => {
  const named = (symbol ?? "").replaceAll('"', "");
  const commodity = marks.aliases?.get(named) ?? named;
  const value = readNumber(number, marks.of?.get(commodity) ?? marks.decimal);
  return value === null ? null : { value, commodity };
};

/** The amount that a text begins with, and what stands behind it; null where it begins with none. */
export const readQuantity = (text: string, marks: Marks): { quantity: Quantity; rest: string } | null => {
  const match = AMOUNT.exec(text);
  if (match === null) return null;
  const [whole, sign, before, number, alone, behind] = match;
  const quantity = toQuantity(number ?? alone ?? "", before ?? behind, marks);
  if (quantity === null) return null;
  return {
    quantity: sign === "-" ? { ...quantity, value: -quantity.value } : quantity,
    rest: text.slice(whole.length).trim(),
  };
};

const BOTH = /\d([.,])(?:\d{3}[.,])*\d{3}([.,])\d/;
const DECIMALS_BEHIND = /\d([.,])(?:\d{1,2}|\d{4,})(?![\d.,])/g;
const ENDS_IN_MARK = /\d([.,])(?!\d)/;

class Shown {
  /** By amounts that have both signs, or by what the journal says of its formats. */
  told: DecimalMark | null = null;
  #commas = 0;
  #points = 0;

  count(text: string): void {
    const both = BOTH.exec(text);
    if (both !== null && both[1] !== both[2]) this.told ??= both[2] === "," ? "," : ".";
    for (const [, mark] of text.matchAll(DECIMALS_BEHIND)) {
      if (mark === ",") this.#commas += 1;
      else this.#points += 1;
    }
  }

  get decimal(): DecimalMark | null {
    if (this.told !== null) return this.told;
    if (this.#commas === this.#points) return null;
    return this.#commas > this.#points ? "," : ".";
  }
}

/**
 * What the amounts of a whole journal say of their decimals, by commodity: what it says of formats first, then one with both signs, then which sign stands
 * before one or two digits.
 */
export const findMarks = (
  amounts: readonly string[],
  formats: readonly string[],
): Required<Pick<Marks, "decimal" | "of">> => {
  const all = new Shown();
  const by_commodity = new Map<string, Shown>();
  const count = (text: string, is_format: boolean): void => {
    for (const part of text.split(/[@={}]+/)) {
      const [, , before, number, alone, behind] = AMOUNT.exec(part.trim()) ?? [];
      const commodity = (before ?? behind ?? "").replaceAll('"', "");
      const shown = by_commodity.get(commodity) ?? new Shown();
      by_commodity.set(commodity, shown);
      const end = ENDS_IN_MARK.exec(number ?? alone ?? "")?.[1];
      if (is_format && end !== undefined) shown.told ??= end === "," ? "," : ".";
      shown.count(part);
      all.count(part);
    }
  };
  for (const text of formats) count(text, true);
  for (const text of amounts) count(text, false);
  const of = [...by_commodity].flatMap(([commodity, { decimal }]) =>
    commodity === "" || decimal === null ? [] : [[commodity, decimal] as const],
  );
  return { decimal: all.decimal ?? ".", of: new Map(of) };
};

/** Letters that are a sign of some currency and as well the name under which a share is traded ("VT", "T", "RM"). */
const CAPITALS = /^[A-Z]+$/;

/**
 * The currency of a commodity: a code, or a sign; one that several have is that of home where that has it, else the commonest. Capitals that are no code
 * are money at home alone, and shares everywhere else.
 */
export const findMoney = (commodity: string, home: CurrencyCode | undefined): CurrencyCode | null => {
  const code = findCurrencyCode(commodity);
  if (code !== null) return commodity.length === 3 && commodity !== code ? null : code;
  const [first, ...others] = listCurrencies(commodity);
  if (commodity === "$") return home !== undefined && others.includes(home) ? home : "USD";
  if (home !== undefined && [first, ...others].includes(home)) return home;
  return CAPITALS.test(commodity) ? null : (first ?? null);
};

/** Minor units, and what was rounded away, as a part of one. */
export const toMinorUnits = (
  value: bigint,
  currency: CurrencyCode | null,
): { amount: number; left: number } => {
  const unit = 10n ** BigInt(DECIMALS - minorDigits(currency));
  const size = absolute(value);
  const rounded = (size + unit / 2n) / unit;
  const left = Number(size - rounded * unit) / Number(unit);
  const amount = Number(value < 0n ? -rounded : rounded);
  return { amount: amount === 0 ? 0 : amount, left: left === 0 ? 0 : value < 0n ? -left : left };
};

/** To minor units, of what lies between two the even one, as beancount does with what it works out. */
export const quantize = ({ value, commodity }: Quantity, currency: CurrencyCode | null): Quantity => {
  const unit = 10n ** BigInt(DECIMALS - minorDigits(currency));
  const size = absolute(value);
  const [whole, twice] = [size / unit, (size % unit) * 2n];
  const is_up = twice > unit || (twice === unit && whole % 2n === 1n);
  const rounded = (is_up ? whole + 1n : whole) * unit;
  return { commodity, value: value < 0n ? -rounded : rounded };
};
