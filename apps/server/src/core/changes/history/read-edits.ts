import type { ChangeRow } from "@passbook/db/schema";
import { getRegistered } from "../told/changing.ts";
import type { EditableName } from "../told/editable-table.ts";
import type { RecordedEdit, Values } from "../told/edits.ts";

/** Rows that are gone are kept as columns and values: the names of columns would be half of a large change. */
type StoredEdit =
  | RecordedEdit
  | {
      readonly op: "delete";
      readonly table: EditableName;
      readonly columns: readonly string[];
      readonly values: readonly (readonly unknown[])[];
    };

/** What the history keeps of what a change did. */
export const writeEdits = (recorded: readonly RecordedEdit[]): string =>
  JSON.stringify(recorded.map(toStored));

const toStored = (edit: RecordedEdit): StoredEdit => {
  const [first] = edit.op === "delete" ? edit.rows : [];
  if (edit.op !== "delete" || first === undefined) return edit;
  const { op, table, rows } = edit;
  const columns = Object.keys(first);
  return { op, table, columns, values: rows.map((row) => columns.map((name) => row[name])) };
};

const fromStored = (edit: StoredEdit): RecordedEdit => {
  if (!("columns" in edit)) return edit;
  const { op, table, columns, values } = edit;
  const toRow = (row: readonly unknown[]): Values =>
    Object.fromEntries(columns.map((name, index) => [name, row[index]]));
  return { op, table, rows: values.map(toRow) };
};

/**
 * What a change did, as its history has it. Older histories have deleted rows as they were, and edits of tables that are no more: whose they were
 * says what became of them.
 */
export const readEdits = ({ kind, edits }: Pick<ChangeRow, "kind" | "edits">): RecordedEdit[] => {
  const { tables } = getRegistered();
  const stored = parseEdits(edits);
  const known = stored.filter(({ table }) => tables.has(table)).map(fromStored);
  const retired = new Set<string>(stored.flatMap(({ table }) => (tables.has(table) ? [] : [table])));
  return [...known, ...[...retired].flatMap((table) => findRetired(table)({ kind, edits: known }))];
};

// Written by writeEdits, so its shape is known.
const parseEdits = (edits: string): StoredEdit[] => JSON.parse(edits) as StoredEdit[];

const findRetired = (table: string) => {
  const becomes = getRegistered().features.find(({ retired }) => retired?.[table] !== undefined)?.retired?.[
    table
  ];
  if (becomes === undefined) throw new Error(`No feature knows the table ${table} of the history.`);
  return becomes;
};
