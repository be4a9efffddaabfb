import { getRegistered, type Referrer } from "./changing.ts";
import type { EditableName, EditableTable } from "./editable-table.ts";
import type { Values } from "./edits.ts";

/** What its feature says of a table; nothing is written to one of which none says anything. */
export const getTable = (name: EditableName): EditableTable => {
  const table = getRegistered().tables.get(name);
  if (table === undefined) throw new Error(`No feature has described the table ${name}.`);
  return table;
};

/** Every column that refers to a table. */
export const listReferrers = (table: EditableName): readonly Referrer[] =>
  getRegistered().referrers.get(table) ?? [];

/** A row as the history keeps it. */
export const withoutDerived = (table: EditableName, row: Values): Values => {
  const { derived } = getTable(table);
  return derived === undefined ? row : { ...row, ...Object.fromEntries(derived.map((name) => [name, null])) };
};
