import { expect, it } from "vitest";
import { currencyOfCountry } from "./country-currencies.ts";

it("knows the money of every country, one or several to a currency", () => {
  const regions = ["AF", "BN", "SN", "CM", "DO", "GR", "BG", "ZW", "SX", "TV"];
  expect(regions.map(currencyOfCountry)).toStrictEqual([
    "AFN",
    "BND",
    "XOF",
    "XAF",
    "DOP",
    "EUR",
    "EUR",
    "ZWG",
    "XCG",
    "AUD",
  ]);
  expect(currencyOfCountry("ZZ")).toBeNull();
});
