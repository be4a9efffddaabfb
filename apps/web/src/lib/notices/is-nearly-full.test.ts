import { expect, test } from "vitest";
import { isNearlyFull } from "./is-nearly-full.ts";

test("warns from four fifths on, and never where there is no limit", () => {
  const full = (used_bytes: number, limit_bytes: number | null) => isNearlyFull({ used_bytes, limit_bytes });
  expect([full(0, 1000), full(799, 1000), full(800, 1000), full(1200, 1000), full(10 ** 12, null)]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
