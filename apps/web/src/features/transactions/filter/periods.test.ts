import { describe, expect, test } from "vitest";
import { namePeriod, periodOfPreset } from "./periods.ts";

describe("periods", () => {
  test("presets are counted from today", () => {
    expect(periodOfPreset("this_month", "2026-11-20")).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    expect(periodOfPreset("last_month", "2026-01-05")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
    expect(periodOfPreset("last_3_months", "2026-01-05")).toEqual({ from: "2025-11-01", to: "2026-01-31" });
    expect(periodOfPreset("last_year", "2026-01-05")).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  });
  test("are called by their plainest name", () => {
    expect(namePeriod({})).toEqual({ kind: "all" });
    expect(namePeriod({ from: "2028-02-01", to: "2028-02-29" })).toEqual({ kind: "month", month: "2028-02" });
    expect(namePeriod({ from: "2026-02-01", to: "2026-02-27" })).toEqual({
      kind: "range",
      from: "2026-02-01",
      to: "2026-02-27",
    });
    expect(namePeriod({ from: "2026-01-01", to: "2026-12-31" })).toEqual({ kind: "year", year: "2026" });
    expect(namePeriod({ from: "2026-01-03", to: "2026-01-03" })).toEqual({ kind: "day", day: "2026-01-03" });
    expect(namePeriod({ to: "2026-01-03" })).toEqual({ kind: "until", to: "2026-01-03" });
    expect(namePeriod({ from: "2026-01-03" })).toEqual({ kind: "since", from: "2026-01-03" });
  });
});
