import { describe, expect, test } from "vitest";
import type { StatementRow } from "./use-statement-rows.ts";
import { sumRows } from "./use-statement-rows.ts";

const row = (amount: number, parts: Partial<StatementRow> = {}): StatementRow => ({
  row: 1,
  booked_on: "2026-07-01",
  amount,
  currency: "EUR",
  description: "Bakery",
  balance_after: null,
  pending: false,
  source: null,
  transaction_id: null,
  became: null,
  ...parts,
});

describe("what the rows of a statement add up to", () => {
  test("announced rows are not counted: no printed balance holds them yet", () => {
    const rows = [row(-300), row(500), row(-50, { pending: true })];
    expect(sumRows(rows, "EUR")).toEqual({ sum: 200, in: 500, out: -300, count: 2 });
  });

  test("rows of several currencies have no sum", () => {
    expect(sumRows([row(-300), row(5, { currency: "USD" })], "EUR")).toBeNull();
  });
});
