import { expect, it } from "vitest";
import { readMoney } from "./json-cells.ts";

it.each([
  [{ currency: "GBP", minorUnits: 2275 }, "22.75 GBP"],
  [{ currency: "JPY", minorUnits: 2275 }, "2275 JPY"],
  [{ currency: "KWD", minorUnits: -5 }, "-0.005 KWD"],
  [{ currencyCode: "SEK", value: { scale: "2", unscaledValue: "-36987" } }, "-369.87 SEK"],
  [{ currencyCode: "JPY", value: { scale: "0", unscaledValue: "36987" } }, "36987 JPY"],
  [{ currency: "EUR", amount: "12.30" }, "12.30 EUR"],
])("reads %j as %s", (object, text) => {
  expect(readMoney(object)).toBe(text);
});

it("leaves units of which nothing says how many are one", () => {
  expect(readMoney({ unscaledValue: "36987", scale: "many" })).toBeNull();
  expect(readMoney({ currency: "GBP", minorUnits: 22.75 })).toBeNull();
});
