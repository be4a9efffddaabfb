import fc from "fast-check";
import { expect, test } from "vitest";
import { holdFormula, releaseFormula } from "./formulas.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "'=1", "''-x", "＝1", "＋1", "；=1"])(
  "A17: %j begins no formula",
  (text) => {
    expect(holdFormula(text)).toMatch(/^'/);
  },
);

test.each([
  ["x;=1+1", "x;'=1+1"],
  ['x;"=1', "x;'\"=1"],
  ["x； ＝1", "x；' ＝1"],
  ["a\n=1", "a\n'=1"],
  ["a\t@b", "a\t'@b"],
  // the sign that parts may begin a formula itself
  ["\r'+", "'\r''+"],
])("A17: where cells are parted by other signs too, %j begins no formula", (text, held) => {
  expect(holdFormula(text)).toBe(held);
  expect(releaseFormula(held)).toBe(text);
});

test("plain text stays as it is", () => {
  expect(holdFormula("Café 'Roma'")).toBe("Café 'Roma'");
});

test("A17: whatever is held comes back exactly", () => {
  const sign = fc.constantFrom("'", "=", "+", "-", "@", "\t", "\r", "\n", "a", " ", ";", "；", "＝", '"');
  fc.assert(
    fc.property(
      fc.array(sign).map((signs) => signs.join("")),
      (text) => {
        expect(releaseFormula(holdFormula(text))).toBe(text);
      },
    ),
  );
});
