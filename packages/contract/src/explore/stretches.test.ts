import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  daysOfUnit,
  listUnits,
  resolveStretch,
  stretchAfter,
  stretchAgo,
  stretchBefore,
  unitKey,
} from "./stretches.ts";

const now = { today: "2026-11-20", week_start: 1 };

test.each([
  ["all", "all"],
  ["year-to-date", { from: "2026-01-01", to: "2026-11-20" }],
  ["last-12-months", { from: "2025-12-01", to: "2026-11-30" }],
  ["last-quarter", { from: "2026-07-01", to: "2026-09-30" }],
  ["2026-q1", { from: "2026-01-01", to: "2026-03-31" }],
  ["last-summer", { from: "2026-06-01", to: "2026-08-31" }],
  ["this-autumn", { from: "2026-09-01", to: "2026-11-30" }],
  ["last-autumn", { from: "2025-09-01", to: "2025-11-30" }],
  ["winter-2024", { from: "2024-12-01", to: "2025-02-28" }],
  ["2025", { from: "2025-01-01", to: "2025-12-31" }],
  ["someday", null],
])("%s", (text, expected) => {
  expect(resolveStretch(text, now)).toEqual(expected);
});

test("summers of the south are half a year away", () => {
  expect(resolveStretch("last-summer", { ...now, locale: "en-AU" })).toEqual({
    from: "2025-12-01",
    to: "2026-02-28",
  });
});

describe("what stretches are held against", () => {
  test.each([
    [
      { from: "2026-03-01", to: "2026-03-31" },
      { from: "2026-02-01", to: "2026-02-28" },
    ],
    [
      { from: "2026-01-01", to: "2026-06-30" },
      { from: "2025-07-01", to: "2025-12-31" },
    ],
    [
      { from: "2026-10-25", to: "2026-11-24" },
      { from: "2026-09-25", to: "2026-10-24" },
    ],
    [
      { from: "2026-03-10", to: "2026-03-19" },
      { from: "2026-02-28", to: "2026-03-09" },
    ],
  ])("%j before", (days, expected) => {
    expect(stretchBefore(days)).toEqual(expected);
  });

  test.each([
    [{ from: "2024-02-01", to: "2024-02-29" }, 12, { from: "2023-02-01", to: "2023-02-28" }],
    [{ from: "2026-01-01", to: "2026-11-20" }, 12, { from: "2025-01-01", to: "2025-11-20" }],
    [{ from: "2026-03-31", to: "2026-04-02" }, 1, { from: "2026-02-28", to: "2026-03-02" }],
  ])("%j so many months ago: %i", (days, months, expected) => {
    expect(stretchAgo(days, months)).toEqual(expected);
  });
});

test("what follows a stretch is held against it", () => {
  for (const days of [
    { from: "2026-01-01", to: "2026-03-31" },
    { from: "2026-10-25", to: "2026-11-24" },
    { from: "2026-10-05", to: "2026-10-19" },
  ])
    expect(stretchBefore(stretchAfter(days))).toEqual(days);
});

test("units cover a stretch without gaps, and each day lies in its own", () => {
  const day = fc.date({ min: new Date("2015-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 800 }),
      fc.constantFrom("day", "week", "month", "quarter", "year" as const),
      fc.integer({ min: 0, max: 6 }),
      (start, length, unit, week_start) => {
        const from = start.toISOString().slice(0, 10);
        const to = new Date(start.getTime() + length * 86_400_000).toISOString().slice(0, 10);
        const keys = listUnits(unit, { from, to }, week_start);
        expect(daysOfUnit(unit, keys[0] ?? "").from <= from).toBe(true);
        expect(daysOfUnit(unit, keys.at(-1) ?? "").to >= to).toBe(true);
        expect(new Set(keys).size).toBe(keys.length);
        for (const each of [from, to]) {
          const own = daysOfUnit(unit, unitKey(unit, each, week_start));
          expect(own.from <= each && each <= own.to).toBe(true);
        }
      },
    ),
  );
});
