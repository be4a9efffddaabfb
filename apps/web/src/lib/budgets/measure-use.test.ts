import { expect, test } from "vitest";
import { measureUse } from "./measure-use.ts";

test("a budget that begins below nothing is used up, whatever was spent", () => {
  expect(measureUse({ limit: 450_00, carried: -962_57, spent: 0 })).toEqual({
    has: -512_57,
    value: 1,
    max: 1,
  });
  expect(measureUse({ limit: 450_00, carried: 50_00, spent: 20_00 })).toEqual({
    has: 500_00,
    value: 20_00,
    max: 500_00,
  });
  expect(measureUse({ limit: null, carried: 0, spent: 0 })).toEqual({ has: 0, value: 0, max: 1 });
});
