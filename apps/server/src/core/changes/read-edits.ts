import type { ChangeRow } from "@passbook/db/schema";
import { EDITABLE, type EditableName } from "./editable-tables.ts";
import type { RecordedEdit, Values } from "./edits.ts";

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
 * What a change did, as its history has it. Older histories have deleted rows as they were. They also speak of what vendors were
 * remembered by, a table that is no more: it became one answer for each transaction a person had filed, under the transaction's id.
 */
export const readEdits = ({ kind, edits }: Pick<ChangeRow, "kind" | "edits">): RecordedEdit[] => {
  const recorded = (JSON.parse(edits) as StoredEdit[]).map(fromStored);
  const known = recorded.filter(({ table }) => table in EDITABLE);
  if (known.length === recorded.length || kind !== "change_transactions") return known;
  const keys = known.filter(({ table }) => table === "transactions").flatMap(listKeys);
  return [...known, { op: "insert", table: "answers", keys }];
};

const listKeys = (edit: RecordedEdit): Values[] =>
  edit.op === "update" ? edit.groups.flatMap(({ keys }) => keys) : [];
