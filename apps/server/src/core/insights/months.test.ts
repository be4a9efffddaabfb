import { expect, test } from "vitest";
import { addMonths, daysBetween, lastDay, sameDay } from "./months.ts";

test("months are counted over the turn of a year", () => {
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-11", 14)).toBe("2028-01");
  expect(lastDay("2028-02")).toBe("2028-02-29");
});

test("the same day of a shorter month is its last, a whole month compares with a whole month", () => {
  expect(sameDay("2026-10", "2026-11-20")).toBe("2026-10-20");
  expect(sameDay("2026-02", "2026-03-30")).toBe("2026-02-28");
  expect(sameDay("2026-10", "2026-11-30")).toBe("2026-10-31");
});

test("days between two dates are counted", () => {
  expect(daysBetween("2026-02-27", "2026-03-01")).toBe(2);
  expect(daysBetween("2026-03-01", "2026-02-28")).toBe(-1);
});
