import { expect, test } from "vitest";
import { formatPeriod } from "./format-period.ts";

test("a period says its year, once when it lies in one", () => {
  expect(formatPeriod({ from: "2024-03-02", to: "2024-03-30" }, "en-GB")).toBe("March 2024");
  expect(formatPeriod({ from: "2026-03-02", to: "2026-04-01" }, "en-GB")).toBe("2 Mar – 1 Apr 2026");
  expect(formatPeriod({ from: "2025-12-02", to: "2026-01-01" }, "en-GB")).toBe("2 Dec 2025 – 1 Jan 2026");
});
