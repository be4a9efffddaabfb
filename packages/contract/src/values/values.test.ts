import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween } from "./values.ts";

test("months are counted over the turn of a year", () => {
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-11", 14)).toBe("2028-01");
});

test("days are counted over the end of a month and a leap day", () => {
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-02-27", "2026-03-01")).toBe(2);
  expect(daysBetween("2026-03-01", "2026-02-28")).toBe(-1);
});

test("no day lies beyond the years that a date can write", () => {
  expect(addDays("9999-12-31", 45)).toBe("9999-12-31");
  expect(addDays("0001-01-01", -45)).toBe("0001-01-01");
});
