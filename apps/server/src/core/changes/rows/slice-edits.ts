import type { EditableName } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { Edit, RecordedEdit, UpdatedAlike } from "../told/edits.ts";

/** One row is as much as so many others. */
const weigh = (table: EditableName): number => getTable(table).weight ?? 1;

const toSize = (table: EditableName, most_rows: number): number =>
  Math.max(1, Math.floor(most_rows / weigh(table)));

const chunked = <T>(items: readonly T[], size: number): T[][] => {
  if (items.length <= size) return items.length === 0 ? [] : [[...items]];
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
};

/** The same edit in pieces of at most so many rows. */
export const sliceEdit = (edit: Edit, most_rows: number): Edit[] => {
  const size = toSize(edit.table, most_rows);
  if (edit.op === "insert") return chunked(edit.rows, size).map((rows) => ({ ...edit, rows }));
  if (edit.op === "update_each") {
    const { op, table } = edit;
    return chunked(edit.rows, size).map((rows) => ({ op, table, rows }));
  }
  return chunked(edit.keys, size).map((keys) => ({ ...edit, keys }));
};

/** What was done, in pieces of at most so many rows. */
export const sliceRecorded = (edit: RecordedEdit, most_rows: number): RecordedEdit[] => {
  const size = toSize(edit.table, most_rows);
  if (edit.op === "insert") return chunked(edit.keys, size).map((keys) => ({ ...edit, keys }));
  if (edit.op === "delete") return chunked(edit.rows, size).map((rows) => ({ ...edit, rows }));
  return packGroups(edit.groups, size).map((groups) => ({ ...edit, groups }));
};

const packGroups = (groups: readonly UpdatedAlike[], size: number): UpdatedAlike[][] => {
  const packs: UpdatedAlike[][] = [];
  let room = 0;
  for (const group of groups)
    for (const keys of chunked(group.keys, size)) {
      if (keys.length > room) {
        packs.push([]);
        room = size;
      }
      packs.at(-1)?.push({ ...group, keys });
      room -= keys.length;
    }
  return packs;
};

/** How many rows an edit is about, as others weigh. */
export const countRowsOf = (edit: Edit | RecordedEdit): number => countKeys(edit) * weigh(edit.table);

const countKeys = (edit: Edit | RecordedEdit): number => {
  if ("rows" in edit) return edit.rows.length;
  if ("keys" in edit) return edit.keys.length;
  return edit.groups.reduce((sum, { keys }) => sum + keys.length, 0);
};
