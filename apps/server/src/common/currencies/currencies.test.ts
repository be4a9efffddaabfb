import { minorDigits } from "@passbook/contract/values";
import { expect, test } from "vitest";
import { CURRENCIES, findCurrency } from "./currencies.ts";

/** Currencies for which the locale data keeps other digits than ISO 4217. */
const LOCALE_DATA_DIFFERS = new Set(
  "AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER".split(" "),
);

test("every code is there once, in order, with a name and a symbol", () => {
  const codes = CURRENCIES.map((currency) => currency.code);
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect(codes.length).toBeGreaterThanOrEqual(150);
  expect(CURRENCIES.filter((currency) => currency.name === "" || currency.symbol === "")).toEqual([]);
});

test("digits are those the parser and the contract count with", () => {
  expect(CURRENCIES.filter(({ code, digits }) => digits !== minorDigits(code))).toEqual([]);
  expect(["JPY", "INR", "KWD", "CLF", "ISK", "XOF"].map((code) => findCurrency(code)?.digits)).toEqual([
    0, 2, 3, 4, 0, 0,
  ]);
});

test("digits agree with the runtime's own table where that follows ISO 4217", () => {
  const readDigits = (currency: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  const compared = CURRENCIES.filter(({ code }) => !LOCALE_DATA_DIFFERS.has(code));
  expect(compared.filter(({ code, digits }) => readDigits(code) !== digits)).toEqual([]);
});

test("a currency is found by its code, and an unknown one is not", () => {
  expect(findCurrency("INR")).toMatchObject({ name: "Indian rupee", symbol: "₹" });
  expect(findCurrency("XXX")).toBeNull();
});
