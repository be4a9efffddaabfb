import { expect, test } from "vitest";
import { isSkipped } from "./month-names.ts";

const monthsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = first - 1 + index;
    return `${String(2025 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, "0")}`;
  });

test("a phone names few months enough that none runs into the next, and each January among them", () => {
  for (const count of [6, 7, 12, 14, 18, 24, 36])
    for (const first of [1, 6, 10]) {
      const months = monthsFrom(first, count);
      const named = months.filter((month) => !isSkipped(month, count));
      expect(named.length).toBeGreaterThan(2);
      expect(named.length).toBeLessThanOrEqual(7);
      expect(named).toEqual(expect.arrayContaining(months.filter((month) => month.endsWith("-01"))));
    }
});
test("a few months are all named", () => {
  expect(monthsFrom(10, 6).filter((month) => isSkipped(month, 6))).toEqual([]);
});
