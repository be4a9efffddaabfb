import { describe, expect, test } from "vitest";
import {
  addRange,
  countSelected,
  hasSelection,
  isSelected,
  NOTHING_SELECTED,
  selectAll,
  toggleRow,
} from "./selection.ts";

describe("selecting rows", () => {
  test("a row is added and taken away again", () => {
    const one = toggleRow(NOTHING_SELECTED, "a", 3, []);
    expect(isSelected(one, "a")).toBe(true);
    expect(one.anchor).toBe(3);
    expect(hasSelection(toggleRow(one, "a", 3, []))).toBe(false);
  });
  test("a range adds to what is selected and keeps its anchor", () => {
    const one = toggleRow(NOTHING_SELECTED, "a", 0, []);
    const range = addRange(one, ["b", "c"], 2);
    expect([...range.ids]).toEqual(["a", "b", "c"]);
    expect(range.anchor).toBe(0);
  });
  test("everything that matches counts by the filter, and leaving one out keeps only rows that are known", () => {
    expect(countSelected(selectAll(), 1204)).toBe(1204);
    const without = toggleRow(selectAll(), "b", 1, ["a", "b", "c"]);
    expect(without.all).toBe(false);
    expect([...without.ids]).toEqual(["a", "c"]);
  });
});
