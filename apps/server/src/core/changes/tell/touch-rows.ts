import type { ChangedField } from "@passbook/contract/changes";
import type { Db } from "@passbook/db/dialect";
import { findRows, keyOf, keyText } from "../rows/rows.ts";
import { type Gone, nameRow } from "./find-gone.ts";
import type { EditableName, ToldColumn } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { RecordedEdit, Values } from "../told/edits.ts";

/** What a field held, before names and currencies are looked up. */
export type RawStep = {
  readonly field: ChangedField;
  readonly column: ToldColumn;
  /** What a reference refers to. */
  readonly to_table: EditableName | null;
  readonly from: unknown;
  readonly to: unknown;
  /** The money of what it refers to, before and after. */
  readonly amounts?: { readonly from: unknown; readonly to: unknown };
};

/** A row that a change touched. */
export type Touched = {
  readonly table: EditableName;
  readonly key: Values;
  readonly done: "made" | "changed" | "removed" | "concerned";
  /** As it was, where the change removed it. */
  readonly row: Values | null;
  readonly steps: RawStep[];
};

type Touching = {
  readonly db: Db;
  readonly user_id: string;
  /** Rows that are no more, as later changes found them. */
  readonly gone: Gone;
  readonly touched: Map<string, Touched>;
};

/** The rows that a person would say a change touched, in the order it did, each once. */
export const touchRows = async (
  db: Db,
  user_id: string,
  { edits, gone }: { readonly edits: readonly RecordedEdit[]; readonly gone: Gone },
): Promise<Touched[]> => {
  const touching: Touching = { db, user_id, gone, touched: new Map() };
  for (const edit of edits) {
    const { tells, tells_of, tells_about } = getTable(edit.table);
    if (tells !== undefined) touchOwn(touching, edit);
    else if (tells_of !== undefined) await touchOwners(touching, edit, tells_of);
    else if (tells_about !== undefined) await touchMeant(touching, edit, tells_about);
  }
  // A row of which nothing was set that a person knows was not touched.
  return [...touching.touched.values()].filter(({ done, steps }) => done !== "changed" || steps.length > 0);
};

const note = ({ touched }: Touching, row: Omit<Touched, "steps">): Touched => {
  const name = nameRow(row.table, row.key);
  const known = touched.get(name) ?? { ...row, steps: [] };
  touched.set(name, known);
  return known;
};

const touchOwn = (touching: Touching, edit: RecordedEdit): void => {
  const { table } = edit;
  // What comes and goes by itself is not told of, as long as nobody set something on it.
  const is_told = getTable(table).goes_along !== true;
  if (edit.op === "insert" && is_told)
    for (const key of edit.keys) note(touching, { table, key, done: "made", row: null });
  if (edit.op === "delete" && is_told)
    for (const row of edit.rows) note(touching, { table, key: keyOf(table, row), done: "removed", row });
  if (edit.op !== "update") return;
  for (const { before, after, keys } of edit.groups) {
    const steps = toSteps(table, before, after);
    for (const key of steps.length === 0 ? [] : keys)
      note(touching, { table, key, done: "changed", row: null }).steps.push(...steps);
  }
};

const toSteps = (table: EditableName, before: Values, after: Values): RawStep[] => {
  const { tells, refers } = getTable(table);
  return Object.entries(tells?.columns ?? {}).flatMap(([name, column]) =>
    name in after
      ? [
          {
            field: column.field,
            column,
            to_table: refers[name]?.to ?? null,
            from: before[name],
            to: after[name],
          },
        ]
      : [],
  );
};

type TellsOf = NonNullable<ReturnType<typeof getTable>["tells_of"]>;

/** Parts of a row: each is a field of it that was set or taken away. */
const touchOwners = async (
  touching: Touching,
  edit: RecordedEdit,
  { owner, field, as, value, amount }: TellsOf,
): Promise<void> => {
  const { refers } = getTable(edit.table);
  const table = refers[owner]?.to;
  if (table === undefined) return;
  const add = (row: Values, side: "from" | "to") => {
    const touched = note(touching, { table, key: { id: row[owner] }, done: "changed", row: null });
    const sides = { from: null, to: null };
    addPart(touched.steps, {
      field,
      column: { field, as },
      to_table: refers[value]?.to ?? null,
      ...sides,
      [side]: row[value],
      ...(amount === undefined ? {} : { amounts: { ...sides, [side]: row[amount] } }),
    });
  };
  if (edit.op === "insert")
    for (const row of await findPresent(touching, edit.table, edit.keys, value)) add(row, "to");
  if (edit.op === "delete") for (const row of edit.rows) add(row, "from");
};

/** A part that was taken away and put in again, with other money or none, is one step. */
const addPart = (steps: RawStep[], step: RawStep): void => {
  const other = step.from === null ? "from" : "to";
  const value = step.from ?? step.to;
  const at = steps.findIndex(
    (each) => each.field === step.field && each[other] === value && each[side(other)] === null,
  );
  const found = steps[at];
  if (found === undefined) return void steps.push(step);
  const amounts = {
    from: found.amounts?.from ?? step.amounts?.from,
    to: found.amounts?.to ?? step.amounts?.to,
  };
  if (amounts.from === amounts.to) steps.splice(at, 1);
  else steps.splice(at, 1, { ...step, from: value, to: value, amounts });
};

const side = (other: "from" | "to"): "from" | "to" => (other === "from" ? "to" : "from");

/** Keys that say all that is asked are enough; other rows are told as they are, or as they were when they went. */
const findPresent = async (
  { db, user_id, gone }: Touching,
  table: EditableName,
  keys: readonly Values[],
  column: string,
): Promise<readonly Values[]> => {
  if (keys.every((key) => column in key)) return keys;
  const found = await findRows(db, user_id, table, keys);
  const known = new Set(found.map((row) => keyText(table, row)));
  const missing = keys.filter((key) => !known.has(keyText(table, key)));
  return [
    ...found,
    ...missing.flatMap((key) => {
      const row = gone.get(nameRow(table, key));
      return row === undefined ? [] : [row];
    }),
  ];
};

type TellsAbout = NonNullable<ReturnType<typeof getTable>["tells_about"]>;

const touchMeant = async (
  touching: Touching,
  edit: RecordedEdit,
  { table, toIds, toLinks }: TellsAbout,
): Promise<void> => {
  const { db, user_id } = touching;
  if (edit.op === "update") return;
  const is_said = edit.op === "insert";
  const rows = is_said ? await findRows(db, user_id, edit.table, edit.keys) : edit.rows;
  const touch = (id: string) => note(touching, { table, key: { id }, done: "concerned", row: null });
  for (const id of rows.flatMap(toIds)) touch(id);
  for (const { id, field, from, to } of rows.flatMap(toLinks))
    addLink(touch(id).steps, {
      field,
      column: { field, as: "reference" },
      to_table: table,
      ...(is_said ? { from, to } : { from: to, to: from }),
    });
};

/** What is said in the place of what was said before is one step. */
const addLink = (steps: RawStep[], step: RawStep): void => {
  const at = steps.findIndex(({ field }) => field === step.field);
  const { from } = steps[at] ?? step;
  if (at !== -1) steps.splice(at, 1);
  if (from !== step.to) steps.push({ ...step, from });
};
