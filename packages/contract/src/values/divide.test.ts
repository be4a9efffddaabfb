import fc from "fast-check";
import { expect, test } from "vitest";
import { divide, divideBySizes, WHOLE_PERCENT } from "./divide.ts";

test.each([
  [-1001, [5000, 5000], [-500, -501]],
  [10_000, [3333, 3333, 3334], [3333, 3333, 3334]],
  [-100, [7000, 3000], [-70, -30]],
  [-1, [5000, 5000], null],
  [0, [5000, 5000], null],
])("%i divided by %j is %j", (amount, percents, parts) => {
  expect(divide(amount, percents)).toEqual(parts);
});

test.each([
  [-1001, [500], [-500, -501]],
  [1001, [500, 1], [500, 1, 500]],
  [-500, [500], null],
  [-499, [500], null],
  [0, [500], null],
])("%i divided into %j and the rest is %j", (amount, sizes, parts) => {
  expect(divideBySizes(amount, sizes)).toEqual(parts);
});

test("parts add up to the amount, whatever it is, and none goes the other way", () => {
  const percents = fc
    .array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 19 })
    .map((some) => [...some, WHOLE_PERCENT - some.reduce((sum, each) => sum + each, 0)]);
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), percents, (amount, by) => {
      const parts = divide(amount, by);
      if (parts === null) return;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(parts.every((part) => Math.sign(part) === Math.sign(amount))).toBe(true);
    }),
  );
});
