import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import { findCurrencyCode, listCurrencies } from "../../../values/currency.ts";

/** Amounts of journals have as many digits as their writer likes: they are kept as integers of this many decimals. */
const DECIMALS = 12;
const UNIT = 10n ** BigInt(DECIMALS);
const LONGEST = 30;

/** A quantity of a commodity, exact; an empty commodity is none. */
export type Quantity = { readonly value: bigint; readonly commodity: string };

/** Within this much a transaction balances: what prices round away. */
const NEARLY = UNIT / 100n;
export const isNearlyZero = (value: bigint): boolean => value <= NEARLY && value >= -NEARLY;

export const multiply = (one: bigint, other: bigint): bigint => (one * other) / UNIT;
export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

const NUMBER = String.raw`[-+]?\d(?:[\d.,' ]*\d)?[.,]?|[-+]?[.,]\d+`;
const SYMBOL = String.raw`"[^"]*"|[^\s\d\-+.,;:@{}()=*"']+`;
const AMOUNT = new RegExp(
  String.raw`^(?:([-+])?\s*(${SYMBOL})\s*(${NUMBER})|(${NUMBER})\s*(${SYMBOL})?)(?=$|[\s@{=;\[(])`,
  "u",
);

/** Which sign stands before decimals; of a journal that does not show it, the one of English. */
export type Marks = { readonly decimal: "." | "," };

const readNumber = (text: string, { decimal }: Marks): bigint | null => {
  const group = decimal === "." ? "," : ".";
  const bare = text.replaceAll(/[\s'+]/g, "").replaceAll(group, "");
  if (bare.length > LONGEST) return null;
  const [, sign = "", whole = "", , fraction = ""] =
    (decimal === "." ? /^(-?)(\d*)(\.(\d*))?$/ : /^(-?)(\d*)(,(\d*))?$/).exec(bare) ?? [];
  if (whole === "" && fraction === "") return null;
  const value = BigInt(`${whole}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0")}`);
  return sign === "-" ? -value : value;
};

/** The amount that a text begins with, and what stands behind it; null where it begins with none. */
export const readQuantity = (text: string, marks: Marks): { quantity: Quantity; rest: string } | null => {
  const match = AMOUNT.exec(text);
  if (match === null) return null;
  const [whole, sign, before, number, alone, behind] = match;
  const value = readNumber(number ?? alone ?? "", marks);
  if (value === null) return null;
  const commodity = (before ?? behind ?? "").replaceAll('"', "");
  return {
    quantity: { value: sign === "-" ? -value : value, commodity },
    rest: text.slice(whole.length).trim(),
  };
};

const BOTH = /\d([.,])(?:\d{3}[.,])*\d{3}([.,])\d/;
const DECIMALS_BEHIND = /\d([.,])(?:\d{1,2}|\d{4,})(?![\d.,])/g;

/** What the amounts of a whole journal say of their decimals: one with both signs first, then which sign stands before one or two digits. */
export const findMarks = (amounts: readonly string[]): Marks => {
  let [points, commas] = [0, 0];
  for (const text of amounts) {
    const both = BOTH.exec(text);
    if (both !== null && both[1] !== both[2]) return { decimal: both[2] === "," ? "," : "." };
    for (const [, mark] of text.matchAll(DECIMALS_BEHIND)) {
      if (mark === ",") commas += 1;
      else points += 1;
    }
  }
  return { decimal: commas > points ? "," : "." };
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

/** Minor units, and whether nothing was rounded away. */
export const toMinorUnits = (
  value: bigint,
  currency: CurrencyCode | null,
): { amount: number; is_exact: boolean } => {
  const unit = 10n ** BigInt(DECIMALS - minorDigits(currency));
  const size = absolute(value);
  const rounded = (size + unit / 2n) / unit;
  const amount = Number(value < 0n ? -rounded : rounded);
  return { amount: amount === 0 ? 0 : amount, is_exact: rounded * unit === size };
};
