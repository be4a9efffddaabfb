import { describe, expect, test } from "vitest";
import { compareReadings } from "./compare-readings.ts";

const row = (amount: number, description = "Bakery") => ({
  booked_on: "2026-07-01",
  amount,
  description,
  balance_after: null,
});

describe("a statement read again", () => {
  test("the same rows in any order are the same reading", () => {
    const before = { rows: [row(-1), row(-2)], verdict: "proved" as const };
    const after = { rows: [row(-2), row(-1)], verdict: "proved" as const };
    expect(compareReadings(before, after)).toEqual({ added: 0, gone: 0, verdict: null });
  });

  test("equal rows count as often as they stand there", () => {
    const before = { rows: [row(-1), row(-1)], verdict: "unproved" as const };
    const after = { rows: [row(-1), row(-1), row(-1)], verdict: "proved" as const };
    expect(compareReadings(before, after)).toEqual({
      added: 1,
      gone: 0,
      verdict: { before: "unproved", after: "proved" },
    });
  });

  test("a row that is read otherwise is one gone and one added", () => {
    const before = { rows: [row(-1, "Bakry")], verdict: null };
    expect(compareReadings(before, { rows: [row(-1)], verdict: null })).toEqual({
      added: 1,
      gone: 1,
      verdict: null,
    });
  });
});
