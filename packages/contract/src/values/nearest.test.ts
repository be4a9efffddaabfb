import { expect, test } from "vitest";
import { isNearly } from "./nearest.ts";

test.each([
  ["grocre", "Green Grocer", true],
  ["starbuks", "starbucks", true],
  ["tarbucks", "starbucks", true],
  ["strabu", "starbucks", true],
  ["lidl", "lindt", false],
  ["coffee", "toffee", true],
  ["grocery", "gross", false],
])("%s is nearly %s: %s", (word, name, is_near) => {
  expect(isNearly(word, name.toLowerCase())).toBe(is_near);
});
