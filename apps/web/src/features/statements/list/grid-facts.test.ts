import { expect, test } from "vitest";
import { countCells, findCell, pathOfCell } from "./grid-facts.ts";

const cell = (state: string, ...statement_ids: string[]) => ({ month: "2026-03", state, statement_ids });
const grid = {
  months: ["2026-03"],
  accounts: [
    { bank_account_id: "a", cells: [cell("proved", "s")] },
    { bank_account_id: "b", cells: [cell("missing")] },
  ],
};

test("a month leads to its statement, to its statements, or to the upload of what is missing", () => {
  expect(pathOfCell("a", cell("proved", "s"))).toBe("/statements/s");
  expect(pathOfCell("a", cell("proved", "s", "u"))).toBe("/statements?account=a&month=2026-03");
  expect(pathOfCell("a", cell("missing"))).toBe("/statements/upload?account=a");
  expect(pathOfCell("a", cell("before"))).toBeUndefined();
});
test("states are counted and found", () => {
  expect(countCells(grid, "missing")).toBe(1);
  expect(findCell(grid, "missing")?.bank_account_id).toBe("b");
  expect(findCell(grid, "contradicted")).toBeNull();
});
