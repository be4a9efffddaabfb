import { getTable } from "../told/editable-tables.ts";
import type { RecordedEdit } from "../told/edits.ts";
import { keyText } from "./rows.ts";

/**
 * A change is as large as the rows it touches of tables that measure it; one without any as its last edit, before which what falls with it is
 * listed. What goes by itself comes after that.
 */
export const sizeOf = (all: readonly RecordedEdit[]): number => {
  const recorded = all.filter(({ op, table }) => op !== "delete" || getTable(table).goes_along !== true);
  const main = recorded.filter(({ table }) => getTable(table).measures === true);
  const counted = main.length > 0 ? main : recorded.slice(-1);
  const [first] = counted;
  // Inserted rows differ in their keys.
  if (counted.length === 1 && first?.op === "insert") return first.keys.length;
  const keys = counted.flatMap((edit) => {
    if (edit.op === "insert") return edit.keys.map((key) => keyText(edit.table, key));
    if (edit.op === "delete") return edit.rows.map((row) => keyText(edit.table, row));
    return edit.groups.flatMap((group) => group.keys.map((key) => keyText(edit.table, key)));
  });
  return new Set(keys).size;
};
