import { expect, test } from "vitest";
import { CORE_CHANGING } from "../../changing.ts";
import { registerChanging } from "../told/changing.ts";
import type { RecordedEdit } from "../told/edits.ts";
import { readEdits, writeEdits } from "./read-edits.ts";

registerChanging(CORE_CHANGING);

const kind = "delete_merchants";
const rows = ["Cafe", "Rail", "Market"].map((name, index) => ({
  user_id: "asha",
  id: `m${String(index)}`,
  name,
  name_key: name.toLowerCase(),
  sub_category_id: null,
  version: 2,
}));
const RECORDED: RecordedEdit[] = [
  { op: "insert", table: "categories", keys: [{ id: "c1" }] },
  {
    op: "update",
    table: "vendors",
    groups: [{ before: { merchant_id: "m1" }, after: { merchant_id: null }, keys: [{ id: "v1" }] }],
  },
  { op: "delete", table: "merchants", rows },
  { op: "delete", table: "tags", rows: [] },
];

test("what a change did is kept with the names of columns once, and read as it was", () => {
  const edits = writeEdits(RECORDED);
  expect(edits.split("name_key")).toHaveLength(2);
  expect(readEdits({ kind, edits })).toEqual(RECORDED);
});

test("rows that an older history has whole are read too", () => {
  expect(readEdits({ kind, edits: JSON.stringify(RECORDED) })).toEqual(RECORDED);
});

test("edits of a table that is no more read as what became of it", () => {
  const edits = JSON.stringify([
    {
      op: "update",
      table: "transactions",
      groups: [{ before: {}, after: {}, keys: [{ id: "t1" }, { id: "t2" }] }],
    },
    { op: "insert", table: "vendor_memories", keys: [{ id: "m1" }] },
  ]);
  expect(readEdits({ kind: "change_transactions", edits }).at(-1)).toEqual({
    op: "insert",
    table: "answers",
    keys: [{ id: "t1" }, { id: "t2" }],
  });
  expect(readEdits({ kind, edits })).toHaveLength(1);
});

test("a history that speaks of a table nobody knows is not read as less", () => {
  const edits = JSON.stringify([{ op: "insert", table: "plans", keys: [{ id: "p1" }] }]);
  expect(() => readEdits({ kind, edits })).toThrow("No feature knows the table plans of the history.");
});
