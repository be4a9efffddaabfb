import { expect, test } from "vitest";
import { measurePassword } from "./password-strength.ts";

test.each([
  ["", "short"],
  ["Abc123!?x", "short"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["1234567890123", "weak"],
  ["quiet coffee", "fair"],
  ["quietcoffee", "weak"],
  ["three quiet coffees", "strong"],
])("a password is judged by length and variety: %s is %s", (password, strength) => {
  expect(measurePassword(password)).toBe(strength);
});
