import fc from "fast-check";
import { expect, test } from "vitest";
import { CORE_CHANGING } from "../../changing.ts";
import { registerChanging } from "../told/changing.ts";
import type { RecordedEdit } from "../told/edits.ts";
import { countRowsOf, sliceEdit, sliceRecorded } from "./slice-edits.ts";

registerChanging(CORE_CHANGING);

const keys = fc.array(
  fc.integer().map((number) => ({ id: String(number) })),
  { maxLength: 40 },
);
const groups = fc.array(
  keys.map((of) => ({ before: { note: null }, after: { note: "x" }, keys: of })),
  { maxLength: 6 },
);
const recorded = fc.oneof(
  keys.map((of): RecordedEdit => ({ op: "insert", table: "transactions", keys: of })),
  keys.map((rows): RecordedEdit => ({ op: "delete", table: "transactions", rows })),
  groups.map((of): RecordedEdit => ({ op: "update", table: "transactions", groups: of })),
);
const listKeys = (edit: RecordedEdit): unknown[] => {
  if (edit.op === "insert") return edit.keys;
  return edit.op === "delete" ? edit.rows : edit.groups.flatMap((group) => group.keys);
};

test("the pieces of an edit are no larger than asked for, and together the edit", () => {
  fc.assert(
    fc.property(recorded, fc.integer({ min: 1, max: 50 }), (edit, most_rows) => {
      const pieces = sliceRecorded(edit, most_rows);
      expect(pieces.every((piece) => countRowsOf(piece) <= most_rows)).toBe(true);
      expect(pieces.flatMap(listKeys)).toEqual(listKeys(edit));
      expect(sliceRecorded(edit, Infinity).flatMap(listKeys)).toEqual(listKeys(edit));
    }),
  );
});

test("few printed rows stand in a piece, since each holds as much as hundreds of others", () => {
  const chunks = Array.from({ length: 25 }, (_, chunk) => ({ statement_id: "one", chunk }));
  const pieces = sliceEdit({ op: "delete", table: "readings", keys: chunks }, 2500);
  expect(pieces.map((piece) => (piece.op === "delete" ? piece.keys.length : 0))).toEqual([10, 10, 5]);
  expect(pieces.map(countRowsOf)).toEqual([2500, 2500, 1250]);
});
