import { expect, test } from "vitest";
import { fillMonths, sumYear } from "./merchant-figures.ts";

const MONTHS = [
  { month: "2025-12", amount: -500, transaction_count: 1 },
  { month: "2026-02", amount: -700, transaction_count: 2 },
  { month: "2026-03", amount: 100, transaction_count: 1 },
];

test("months without a transaction stand between the others, up to this one", () => {
  expect(fillMonths(MONTHS, "2026-04-09")).toEqual([
    { month: "2025-12", amount: -500 },
    { month: "2026-01", amount: 0 },
    { month: "2026-02", amount: -700 },
    { month: "2026-03", amount: 100 },
    { month: "2026-04", amount: 0 },
  ]);
});

test("two years are shown at most, and none without transactions is made up", () => {
  const long = fillMonths([{ month: "2010-01", amount: -1, transaction_count: 1 }], "2026-04-09");
  expect([long.length, long[0]?.month, long.at(-1)?.month]).toEqual([24, "2024-05", "2026-04"]);
  expect(fillMonths([], "2026-04-09")).toEqual([{ month: "2026-04", amount: 0 }]);
});

test("a year is what its months come to", () => {
  expect([sumYear(MONTHS, 2026), sumYear(MONTHS, 2025), sumYear(MONTHS, 2024)]).toEqual([-600, -500, 0]);
});
