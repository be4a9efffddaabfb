import { expect, test } from "vitest";
import { toCountingDay } from "./counting-day.ts";

test.each([
  ["2026-03-20", "2026-04-02", "2026-03-20"],
  ["2026-03", "2026-04-02", "2026-03-31"],
  ["2028-02", "2028-04-02", "2028-02-29"],
  ["2026-05", "2026-04-02", "2026-05-01"],
  ["2026-04", "2026-04-02", null],
  ["2026-04-02", "2026-04-02", null],
  [null, "2026-04-02", null],
])("%s asked of a transaction booked on %s counts it on %s", (wanted, booked_on, day) => {
  expect(toCountingDay(wanted, booked_on)).toBe(day);
});
