import fc from "fast-check";
import { expect, test } from "vitest";
import {
  areSplitsComplete,
  fillRest,
  remainingOf,
  sayOtherwise,
  toSplits,
  toSplitsByPercent,
} from "./split-parts.ts";

const part = (amount: number | null, key = "1") => ({
  key,
  sub_category_id: "a",
  amount,
  percent: null,
  note: "",
  takes_rest: false,
});

test("what remains carries the sign of the whole", () => {
  expect(remainingOf(-9127, [part(6000)])).toBe(-3127);
  expect(remainingOf(9127, [part(6000), part(null)])).toBe(3127);
  expect(remainingOf(-100, [part(60), part(60)])).toBe(20);
});
test("parts that leave something cannot be saved", () => {
  expect(areSplitsComplete(-100, [part(60), part(40)])).toBe(true);
  expect(areSplitsComplete(-100, [part(60), part(39)])).toBe(false);
  expect(areSplitsComplete(-100, [part(100)])).toBe(false);
  expect(areSplitsComplete(-100, [part(100), part(0)])).toBe(false);
  expect(areSplitsComplete(-100, [{ ...part(60), sub_category_id: null }, part(40)])).toBe(false);
});
test("complete parts sum to the whole when they are sent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 1e9 }),
      fc.boolean(),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (size, out, share) => {
        const total = out ? -size : size;
        const first = Math.max(1, Math.min(size - 1, Math.floor(size * share)));
        const parts = [part(first), part(size - first, "2")];
        expect(areSplitsComplete(total, parts)).toBe(true);
        expect(toSplits(total, parts).reduce((sum, split) => sum + split.amount, 0)).toBe(total);
      },
    ),
  );
});
test("the last part takes what the others leave, and nothing when they leave nothing", () => {
  const rest = { ...part(null, "2"), takes_rest: true };
  expect(fillRest(-100, [part(60), rest]).map((one) => one.amount)).toEqual([60, 40]);
  expect(fillRest(100, [part(null), rest]).map((one) => one.amount)).toEqual([null, 100]);
  expect(fillRest(100, [part(120), rest]).map((one) => one.amount)).toEqual([120, null]);
});

test("said by percent, the last part has what is left to the minor unit, and said by amount it is the same", () => {
  const parts = [
    { ...part(null), percent: 3330 },
    { ...part(null, "2"), percent: null, takes_rest: true },
  ];
  const splits = toSplitsByPercent(-1001, parts);
  expect(splits?.map(({ amount, percent }) => [amount, percent])).toEqual([
    [-333, 3330],
    [-668, 6670],
  ]);
  const by_amount = sayOtherwise(-1001, parts, "amount");
  expect(toSplits(-1001, by_amount).map(({ amount }) => amount)).toEqual([-333, -668]);
  expect(sayOtherwise(-1000, [part(250), part(750, "2")], "percent").map(({ percent }) => percent)).toEqual([
    2500, 7500,
  ]);
  expect(toSplitsByPercent(-1, parts)).toBeNull();
});
