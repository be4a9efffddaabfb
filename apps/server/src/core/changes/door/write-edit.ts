import type { EditableName } from "../told/editable-table.ts";
import { withoutDerived } from "../told/editable-tables.ts";
import type { Edit, KeyedValues, RecordedEdit, UpdatedAlike, Values } from "../told/edits.ts";
import type { Updated, Written } from "../told/follower.ts";
import { noteOwners } from "./grow-owners.ts";
import type { OpenChange } from "./open-change.ts";
import { addRows, findRows, keyOf, keyText, removeRows, setEach, setValues } from "../rows/rows.ts";

/** Writes an edit of an open change, telling whoever follows it; answers what the history keeps. */
export const writeEdit = async (open: OpenChange, edit: Edit): Promise<RecordedEdit> => {
  const written = await readWritten(open, edit);
  noteOwners(
    open,
    edit.table,
    written.op === "update" ? written.rows.map(({ before }) => before) : written.rows,
  );
  for (const follower of open.followers) await follower.before?.(open, written);
  await write(open, edit);
  for (const follower of open.followers) await follower.after?.(open, written);
  return toRecorded(written);
};

const readWritten = async (open: OpenChange, edit: Edit): Promise<Written> => {
  const { table } = edit;
  if (edit.op === "insert") return { op: "insert", table, rows: edit.rows };
  const before = await findBefore(open, edit);
  if (edit.op === "delete") return { op: "delete", table, rows: before };
  const toAfter = afterOf(edit);
  return { op: "update", table, rows: before.map((row) => ({ before: row, after: toAfter(row) })) };
};

/** The rows that an edit changes, as they are. */
const findBefore = async (
  { trx, author: { user_id } }: OpenChange,
  edit: Exclude<Edit, { op: "insert" }>,
): Promise<readonly Values[]> => {
  if (edit.op !== "update_each") return findRows(trx, user_id, edit.table, edit.keys);
  return (
    edit.before ??
    findRows(
      trx,
      user_id,
      edit.table,
      edit.rows.map(({ key }) => key),
    )
  );
};

type Update = Extract<Edit, { op: "update" }> | Extract<Edit, { op: "update_each" }>;

/** What an edit sets on a row. */
const afterOf = (edit: Update): ((row: Values) => Values) => {
  if (edit.op === "update") return () => edit.values;
  const byKey = new Map(edit.rows.map(({ key, values }: KeyedValues) => [keyText(edit.table, key), values]));
  return (row) => byKey.get(keyText(edit.table, row)) ?? {};
};

const write = async ({ trx, author: { user_id } }: OpenChange, edit: Edit): Promise<void> => {
  const { table } = edit;
  if (edit.op === "delete") return removeRows(trx, user_id, table, edit.keys);
  if (edit.op === "update") return setValues(trx, user_id, table, edit);
  if (edit.op === "update_each") return setEach(trx, user_id, table, edit.rows);
  if (edit.is_written !== true) await addRows(trx, table, edit.rows);
};

const toRecorded = (written: Written): RecordedEdit => {
  const { op, table, rows } = written;
  if (op === "insert") return { op, table, keys: rows.map((row) => keyOf(table, row)) };
  if (op === "delete") return { op, table, rows: rows.map((row) => withoutDerived(table, row)) };
  const groups = new Map<string, UpdatedAlike>();
  for (const row of rows) addUpdated(groups, table, row);
  return { op, table, groups: [...groups.values()] };
};

const addUpdated = (
  groups: Map<string, UpdatedAlike>,
  table: EditableName,
  { before: row, after: values }: Updated,
): void => {
  const names = Object.keys(values).filter((name) => row[name] !== values[name]);
  if (names.length === 0) return;
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  const after = Object.fromEntries(names.map((name) => [name, values[name]]));
  const alike = JSON.stringify([before, after]);
  const group = groups.get(alike) ?? { before, after, keys: [] };
  group.keys.push(keyOf(table, row));
  groups.set(alike, group);
};
