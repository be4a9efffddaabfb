import { describe, expect, test } from "vitest";
import { toFindRate } from "./rates.ts";

const rate = toFindRate([
  { base: "EUR", currency: "INR", day: "2026-10-01", rate: 90 },
  { base: "EUR", currency: "INR", day: "2026-10-05", rate: 100 },
  { base: "EUR", currency: "USD", day: "2026-10-05", rate: 1.25 },
]);

describe("a rate between two currencies", () => {
  test("is the stored one of that day, or of the last day before", () => {
    expect(rate("EUR", "INR", "2026-10-05")).toBe(100);
    expect(rate("EUR", "INR", "2026-10-04")).toBe(90);
    expect(rate("EUR", "INR", "2026-10-11")).toBe(100);
  });

  test("is turned round, or found across a common base", () => {
    expect(rate("INR", "EUR", "2026-10-05")).toBe(0.01);
    expect(rate("USD", "INR", "2026-10-06")).toBe(80);
  });

  test("is missing where none is stored or the last is too old", () => {
    expect(rate("EUR", "INR", "2026-09-30")).toBeNull();
    expect(rate("EUR", "INR", "2026-11-05")).toBeNull();
    expect(rate("EUR", "JPY", "2026-10-05")).toBeNull();
    expect(toFindRate([])("EUR", "USD", "2026-10-05")).toBeNull();
  });
});
