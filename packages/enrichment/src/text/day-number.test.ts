import { expect, test } from "vitest";
import { fromDayNumber, toDayNumber } from "./day-number.ts";

const DAY_MS = 86_400_000;

test("every day of four centuries is counted as the calendar does, there and back", () => {
  const [first, last] = [Date.parse("1896-02-27") / DAY_MS, Date.parse("2301-03-02") / DAY_MS];
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  expect(days.filter((day) => toDayNumber(fromDayNumber(day)) !== day)).toEqual([]);
  expect(toDayNumber("1970-01-01")).toBe(0);
});
