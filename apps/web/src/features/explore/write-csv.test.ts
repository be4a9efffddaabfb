import { expect, test } from "vitest";
import type { Grid } from "../../lib/explore/make-plot.ts";
import { writeCsv } from "./write-csv.ts";

const line = (key: string, label: string, value: number, base = 0) => ({
  key,
  label,
  short: label,
  is_vendor: false,
  is_rest: false,
  is_empty: false,
  sum: { value, base },
  likely: 0,
  href: undefined,
});
const grid: Grid = {
  rows: [line("a", '=Shop, "A"', 12_34), line("b", "B", -5)],
  columns: [line("2026-01", "Jan", 12_29)],
  at: (row) => ({ value: row === 0 ? 12_34 : 0, base: 0, href: undefined }),
  total: { value: 12_29, base: 0, href: "/" },
};

test("a table is written with points, totals and nothing that a spreadsheet would run", () => {
  const written = writeCsv(grid, { measure: "spent", currency: "EUR", first: "Category", total: "Total" });
  expect(written.split("\r\n")).toEqual([
    "\ufeffCategory,Jan,Total (EUR)",
    `"'=Shop, ""A""",12.34,12.34`,
    "B,,-0.05",
    "Total,12.29,12.29",
    "",
  ]);
});

test("what it is held against stands last in each line, empty where there is nothing", () => {
  const held = {
    label: "1 Jan 2025 – 31 Jan 2025",
    cells: new Map([["b", { value: 7_00, base: 0 }]]),
    total: { value: 9_50, base: 0 },
  };
  const asked = { measure: "spent", currency: "EUR", first: "Category", total: "Total", held } as const;
  expect(writeCsv(grid, asked).split("\r\n")).toEqual([
    "\ufeffCategory,Jan,Total (EUR),1 Jan 2025 – 31 Jan 2025",
    `"'=Shop, ""A""",12.34,12.34,`,
    "B,,-0.05,7.00",
    "Total,12.29,12.29,9.50",
    "",
  ]);
});

test("rates are shares, and counts have no decimals", () => {
  const of = (measure: "saved_rate" | "count", value: number, base: number) =>
    writeCsv(
      { ...grid, rows: [line("a", "A", value, base)], columns: [] },
      { measure, currency: "EUR", first: "Month", total: "Total" },
    ).split("\r\n")[1];
  expect(of("saved_rate", 75, 100)).toBe("A,0.7500");
  expect(of("count", 12, 0)).toBe("A,12");
});
