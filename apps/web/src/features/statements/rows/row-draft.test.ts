import { describe, expect, test } from "vitest";
import { toRowChange } from "./row-draft.ts";

const draft = {
  kind: "row",
  row: 3,
  booked_on: "2026-07-02",
  description: "Rent ",
  amount: "−1.234,56",
} as const;
const german = { before: null, currency: "EUR", locale: "de-DE" };

describe("a row as a person types it", () => {
  test("amounts are read as the locale writes them, texts without the blanks around them", () => {
    expect(toRowChange(draft, german).change).toEqual({
      op: "set",
      row: 3,
      booked_on: "2026-07-02",
      description: "Rent",
      amount: -123_456,
    });
  });

  test("only what differs is corrected, and nothing when nothing does", () => {
    const before = { booked_on: "2026-07-02", description: "Rent", amount: 123_456 };
    expect(toRowChange(draft, { ...german, before }).change).toEqual({ op: "set", row: 3, amount: -123_456 });
    expect(toRowChange(draft, { ...german, before: { ...before, amount: -123_456 } })).toEqual({
      change: null,
      faults: [],
    });
  });

  test("a new row stands behind the row it was added at", () => {
    expect(toRowChange({ ...draft, kind: "after" }, german).change).toMatchObject({ op: "insert", after: 3 });
  });

  test("every field that cannot be read is named", () => {
    const typed = { ...draft, booked_on: "", description: " ", amount: "12,3456" };
    expect(toRowChange(typed, german)).toEqual({
      change: null,
      faults: ["booked_on", "description", "amount"],
    });
  });
});
