import { expect, test } from "vitest";
import { findRegion, partByCountry } from "./near-banks.ts";

const BANKS = ["IN", "US", "GB", "US"].map((country, index) => ({
  id: `bank-${String(index)}`,
  name: `Bank ${String(index)}`,
  country,
  logo: "",
  mail_domains: [],
}));

test("banks of a person's country come first, each group in its order", () => {
  const { near, far } = partByCountry(BANKS, "US");
  expect(near.map(({ id }) => id)).toEqual(["bank-1", "bank-3"]);
  expect(far.map(({ id }) => id)).toEqual(["bank-0", "bank-2"]);
});

test("a locale tells its country, also where it names the language alone", () => {
  expect(["en-IN", "de", "pt-BR", "no such locale"].map(findRegion)).toEqual(["IN", "DE", "BR", null]);
});
