import { expect, test } from "vitest";
import { lastDay, sameDay } from "./months.ts";

test("a month ends with its last day", () => {
  expect(lastDay("2028-02")).toBe("2028-02-29");
});

test("the same day of a shorter month is its last, a whole month compares with a whole month", () => {
  expect(sameDay("2026-10", "2026-11-20")).toBe("2026-10-20");
  expect(sameDay("2026-02", "2026-03-30")).toBe("2026-02-28");
  expect(sameDay("2026-10", "2026-11-30")).toBe("2026-10-31");
});
