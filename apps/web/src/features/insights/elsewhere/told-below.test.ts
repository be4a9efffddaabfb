import { expect, test } from "vitest";
import { isToldBelow } from "./told-below.ts";

const november = { month: "2026-11", through: "2026-11-20", unusual_count: 2 };

test("a charge out of the ordinary is told once on the home screen, where the month that it is of tells it", () => {
  expect(isToldBelow({ kind: "charge", on: "2026-11-20" }, november)).toBe(true);
  expect(isToldBelow({ kind: "price_rise", on: "2026-11-01" }, november)).toBe(true);
  expect(isToldBelow({ kind: "charge", on: "2026-10-31" }, november)).toBe(false);
  expect(isToldBelow({ kind: "charge", on: "2026-11-20" }, { ...november, unusual_count: 0 })).toBe(false);
  expect(isToldBelow({ kind: "bill_due", on: "2026-11-20" }, november)).toBe(false);
});
