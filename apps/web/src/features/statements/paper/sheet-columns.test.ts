import { describe, expect, test } from "vitest";
import { findLoneCell, isNumeric, measureColumns } from "./sheet-columns.ts";

describe("columns of a sheet", () => {
  test("each is as wide as its longest text, within limits", () => {
    const rows = [{ cells: ["Date", "Text", ""] }, { cells: ["2026-07-01", "x".repeat(90)] }];
    expect(measureColumns(rows)).toEqual([10, 36, 3]);
    expect(measureColumns([])).toEqual([]);
    const titled = [{ cells: ["Movements of the account", "", ""] }, { cells: ["Day", "Text", "Amount"] }];
    expect(measureColumns(titled)).toEqual([3, 4, 6]);
    expect(titled.map(findLoneCell)).toEqual([0, null]);
  });

  test("amounts stand at the right, days and words at the left", () => {
    expect(["-12.50", "1.234,56 €", "(12.00)"].map(isNumeric)).toEqual([true, true, true]);
    expect(["01/07/2026", "2026-07-01", "Rent 7", "", "-"].map(isNumeric)).toEqual(Array(5).fill(false));
  });
});
