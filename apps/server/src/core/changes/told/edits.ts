import type { EditableName, EditableRow } from "./editable-table.ts";

export type Values = Readonly<Record<string, unknown>>;

/** One thing to do to rows of one table; the door carries it out and remembers its inverse. */
export type Edit<T extends EditableName = EditableName> =
  | {
      readonly op: "insert";
      readonly table: T;
      readonly rows: readonly EditableRow<T>[];
      /** They stand there already. */
      readonly is_written?: true;
    }
  | { readonly op: "update"; readonly table: T; readonly keys: readonly Values[]; readonly values: Values }
  | {
      readonly op: "update_each";
      readonly table: T;
      readonly rows: readonly KeyedValues[];
      /** The rows as they are, where whoever makes the edit has just read them in the same transaction. */
      readonly before?: readonly Values[];
    }
  | { readonly op: "delete"; readonly table: T; readonly keys: readonly Values[] };

/** New values of one row; all rows of an edit set the same columns. */
export type KeyedValues = { readonly key: Values; readonly values: Values };

/** Rows that had and got the same values; kept once for all of them, since an edit of many is mostly alike. */
export type UpdatedAlike = { before: Values; after: Values; keys: Values[] };

/** What the history keeps of an edit: enough to take it back. */
export type RecordedEdit =
  | { op: "insert"; table: EditableName; keys: Values[] }
  | { op: "update"; table: EditableName; groups: UpdatedAlike[] }
  | { op: "delete"; table: EditableName; rows: Values[] };

/** Adds rows to a table. */
export const insertInto = <T extends EditableName>(table: T, rows: readonly EditableRow<T>[]): Edit<T> => ({
  op: "insert",
  table,
  rows,
});

/** Adds rows that the same transaction has written, or let be seen, to the change and to the sums. */
export const insertWritten = <T extends EditableName>(
  table: T,
  rows: readonly EditableRow<T>[],
): Edit<T> => ({ op: "insert", table, rows, is_written: true });

/** Sets the same values on every row with one of these ids. */
export const updateIn = <T extends EditableName>(
  table: T,
  ids: readonly string[],
  values: Partial<EditableRow<T>>,
): Edit<T> => ({ op: "update", table, keys: ids.map((id) => ({ id })), values });

/** Sets other values on each row; all rows set the same columns. */
export const updateEach = <T extends EditableName>(table: T, rows: readonly KeyedValues[]): Edit<T> => ({
  op: "update_each",
  table,
  rows,
});

/** Removes the rows with these ids. */
export const deleteFrom = <T extends EditableName>(table: T, ids: readonly string[]): Edit<T> => ({
  op: "delete",
  table,
  keys: ids.map((id) => ({ id })),
});

/** Removes the rows with these keys, for tables whose key is not `id`. */
export const deleteKeys = <T extends EditableName>(table: T, keys: readonly Values[]): Edit<T> => ({
  op: "delete",
  table,
  keys,
});
