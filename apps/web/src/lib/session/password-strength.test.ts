import { expect, test } from "vitest";
import { measurePassword } from "./password-strength.ts";

const NOBODY = { name: "", email: "" };

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
  expect(measurePassword(password, NOBODY)).toBe(strength);
});

test.each(["!QAZ2wsx#EDC4rfv", "Passw0rd!Passw0rd!", "asharaghavan asha!1", "asha.rag@example.test !7"])(
  "what the server refuses is never called better than weak: %s",
  (password) => {
    expect(measurePassword(password, { name: "Asha Raghavan", email: "asha.rag@example.test" })).toBe("weak");
  },
);
