import { describe, expect, it } from "vitest";
import { toRows, toStatement } from "../../testing/write-statement.ts";
import type { ParsedStatement, ParsedTransaction } from "../parsed-file.ts";
import { joinsPrevious } from "./joins-previous.ts";
import { pointOut } from "./point-out.ts";

describe("continuity", () => {
  const next = { currency: "EUR", opening_balance: 900, closing_balance: 700 };

  it("compares the closing balance of one statement with the opening of the next", () => {
    expect(joinsPrevious({ ...next, closing_balance: 900 }, next)).toEqual({ holds: true, gap: 0 });
    expect(joinsPrevious({ ...next, closing_balance: 850 }, next)).toEqual({ holds: false, gap: 50 });
    expect(joinsPrevious({ ...next, closing_balance: null }, next)).toBeNull();
    expect(joinsPrevious({ ...next, currency: "USD" }, next)).toBeNull();
  });
});

describe("remarks", () => {
  const codesOf = (statements: readonly ParsedStatement[]): (string | number)[][] =>
    pointOut({ format: "csv", statements: [...statements], problems: [], questions: [] }).problems.map(
      ({ code, place }) => [code, place !== undefined && "line" in place ? place.line : 0],
    );
  const plain = toStatement(toRows([1, 2, 4, 6, 8, 9].map((day) => [day, -100])), {
    opening: null,
    closing: null,
  });
  const withRow = (at: number, change: Partial<ParsedTransaction>) => ({
    ...plain,
    transactions: plain.transactions.map((row, index) => (index === at ? { ...row, ...change } : row)),
  });

  it("point at dates outside the period and out of order", () => {
    expect(codesOf([plain])).toEqual([]);
    expect(codesOf([withRow(2, { booked_on: "2026-03-28" })])).toEqual([["date_out_of_order", 3]]);
    expect(codesOf([withRow(2, { booked_on: "2026-02-28" })])).toEqual([["date_out_of_order", 3]]);
    const printed = { ...plain, period: { from: "2026-03-02", to: "2026-03-31" } };
    expect(codesOf([printed])).toEqual([["date_outside_period", 1]]);
  });

  it("point at rows booked long after their value date and at rows that look like totals", () => {
    expect(codesOf([withRow(1, { value_on: "2025-03-02" })])).toEqual([["booked_long_after_value", 2]]);
    expect(codesOf([withRow(3, { description: "Closing balance" })])).toEqual([["looks_like_total", 4]]);
  });

  it("point at a statement of the same file that does not start where the one before ended", () => {
    const march = toStatement(toRows([[1, -100]]), { opening: 1000, closing: 900 });
    const april = toStatement(toRows([[1, -100]]), { opening: 950, closing: 850 });
    const from = (each: ParsedStatement, day: string) => ({ ...each, period: { from: day, to: null } });
    expect(codesOf([from(april, "2026-03-01"), from(march, "2026-02-01")])).toEqual([
      ["statements_do_not_join", 1],
    ]);
  });
});
