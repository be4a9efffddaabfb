import fc from "fast-check";
import { expect, test } from "vitest";
import { amountsOf, EMPTY_PART, percentPartsOf, percentsOf } from "./part-draft.ts";

const part = (percent: number | null) => ({ ...EMPTY_PART, sub_category_id: "a", percent });
const size = (amount: number | null) => ({ ...EMPTY_PART, sub_category_id: "a", amount });

test("the last part has what the others leave, whatever was written of it", () => {
  expect(percentsOf([part(3330), part(3330), part(9999)])).toEqual([3330, 3330, 3340]);
  expect(percentPartsOf([part(3330), part(null)])).toEqual([
    { sub_category_id: "a", percent: 3330 },
    { sub_category_id: "a", percent: 6670 },
  ]);
  expect(amountsOf(-1000, [size(600), size(null)], "amount")).toEqual([-600, -400]);
});

test("parts that lack something, or would be nothing, are none yet", () => {
  expect(percentPartsOf([part(null), part(null)])).toBeNull();
  expect(percentPartsOf([{ ...part(50), sub_category_id: null }, part(null)])).toBeNull();
  expect(amountsOf(-1000, [part(10_000), part(null)], "percent")).toBeNull();
  expect(amountsOf(-1000, [size(null), size(null)], "amount")).toBeNull();
  expect(amountsOf(-1000, [size(1000), size(null)], "amount")).toBeNull();
});

test("percents come to the amount, to the minor unit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 5 }),
      (total, percents) => {
        const amounts = amountsOf(total, [...percents.map(part), part(null)], "percent");
        fc.pre(amounts !== null);
        expect(amounts?.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      },
    ),
  );
});
