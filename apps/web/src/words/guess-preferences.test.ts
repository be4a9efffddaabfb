import { expect, test } from "vitest";
import { guessCurrency, guessPreferences } from "./guess-preferences.ts";

test.each([
  ["en-IN", "INR"],
  ["de-DE", "EUR"],
  ["de", "EUR"],
  ["en", "USD"],
  ["fr-CH", "CHF"],
  ["hi", "INR"],
])("the home currency is guessed from the browser's language: %s → %s", (locale, currency) => {
  expect(guessCurrency(locale)).toBe(currency);
});

test("a region without a known currency leaves the choice to the server", () => {
  expect(guessPreferences("en-AQ")).not.toHaveProperty("home_currency");
});
