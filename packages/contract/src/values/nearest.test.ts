import { expect, test } from "vitest";
import { foldText, isInName } from "./fold-text.ts";
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

test.each([
  ["AT&T", "att"],
  ["ATT Wireless", "at&t"],
  ["H & M", "hm"],
  ["H & M", "h&m"],
  ["H&M", "hm"],
  ["Barnes & Noble", "barnesnoble"],
  ["McDonald’s", "mcdonalds"],
  ["Kohl's", "kohl's"],
  ["7-Eleven", "7eleven"],
  ["Wal-Mart", "walmart"],
  ["WALMART", "wal-mart"],
])("the name %s is found by %s", (name, word) => {
  expect(isInName(foldText(name), foldText(word))).toBe(true);
});

test("signs that stand alone join nothing", () => {
  expect(isInName("green grocer", "-")).toBe(false);
  expect(isInName("green grocer", "green & grocer")).toBe(false);
  expect(isInName("at the theatre", "att")).toBe(false);
});
