import type { Db } from "@passbook/db/dialect";
import { findRows } from "../rows/rows.ts";
import type { EditableName } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { Values } from "../told/edits.ts";
import { type Gone, nameRow } from "./find-gone.ts";
import type { Touched } from "./touch-rows.ts";

/** Rows by table and id, as they are, or as they were where the change removed them. */
export type Known = (table: EditableName, id: unknown) => Values | null;

const CHOSEN_NONE = "";

type ToKnow = {
  readonly touched: readonly Touched[];
  /** Those of them that are shown by themselves; of the others only what was set on them is said. */
  readonly shown: readonly Touched[];
  readonly gone: Gone;
};

/** Looks up at once all that touched rows are told by: what their fields refer to, and themselves where they are shown or hold money. */
export const findKnown = async (
  db: Db,
  user_id: string,
  { touched, shown, gone }: ToKnow,
): Promise<Known> => {
  const wanted = new Map<EditableName, Set<string>>();
  const want = (table: EditableName | null, id: unknown) => {
    if (table === null || typeof id !== "string" || id === CHOSEN_NONE) return;
    wanted.set(table, (wanted.get(table) ?? new Set()).add(id));
  };
  for (const { table, key } of shown) want(table, key["id"]);
  for (const { table, key, steps } of shown.length > 0 ? shown : touched)
    for (const { column, to_table, from, to, amounts } of steps) {
      want(to_table, from);
      want(to_table, to);
      if (column.as === "money" || amounts !== undefined) want(table, key["id"]);
    }
  const known = new Map<string, Values>();
  for (const { table, key, row } of touched)
    if (row !== null) known.set(`${table} ${String(key["id"])}`, row);
  for (const [table, ids] of wanted)
    for (const row of await findRows(
      db,
      user_id,
      table,
      [...ids].map((id) => ({ id })),
    ))
      known.set(`${table} ${String(row["id"])}`, row);
  return (table, id) => known.get(`${table} ${String(id)}`) ?? gone.get(nameRow(table, { id })) ?? null;
};

export const nameOf = (known: Known, table: EditableName, id: unknown): string | null => {
  const row = known(table, id);
  return row === null ? null : (getTable(table).tells?.toName(row) ?? null);
};
