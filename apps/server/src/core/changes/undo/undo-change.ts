import { type Db, lockPerson } from "@passbook/db/dialect";
import type { ChangeRow } from "@passbook/db/schema";
import { nextVersion } from "@passbook/db/versioned";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, notFound } from "../../../platform/problem.ts";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";
import type { Author } from "../told/author.ts";
import { carryOut } from "../door/change-data.ts";
import { type Begun, changeAtOnce } from "../acts/change-in-steps.ts";
import { loadEdits } from "../history/change-parts.ts";
import { getRegistered } from "../told/changing.ts";
import type { EditableName, EditableTable } from "../told/editable-table.ts";
import { getTable, listReferrers } from "../told/editable-tables.ts";
import type { Edit, KeyedValues, RecordedEdit, Values } from "../told/edits.ts";
import { findReferring } from "../rows/find-falling.ts";
import { fitRows } from "./fit-rows.ts";
import type { OpenChange } from "../door/open-change.ts";
import { findRows, keyText } from "../rows/rows.ts";
import { sliceRecorded } from "../rows/slice-edits.ts";

/** An edit that takes another back, and how many of its rows stay as they are because of what happened since. */
type Inverse = { readonly edits: readonly Edit[]; readonly kept: number };

/** The change that took another back, and how many of its rows stay as they are. */
export type Undone = { readonly change_id: string; readonly kept: number };

/**
 * Takes a change back through the same door, so that the undo can itself be undone. Fields edited again since, rows that others
 * now depend on and places taken meanwhile keep what they have and are counted in `kept`.
 */
export const undoChange = async (trx: Db, author: Author, id: string): Promise<Undone> => {
  const recorded = await readRecorded(trx, author.user_id, id);
  return changeAtOnce(trx, author, await beginUndo(trx, author, id, recorded));
};

/** The same in steps; what the change did was read before. */
export const beginUndo = async (
  trx: Db,
  author: Author,
  id: string,
  recorded: readonly RecordedEdit[],
): Promise<Begun<Undone>> => {
  await lockPerson(trx, author.user_id);
  const change = await findChange(trx, author.user_id, id);
  if (change === undefined) throw notFound("change");
  if (change.undone_at !== null) throw conflict("already_undone", say("already_undone"));
  let kept = 0;
  const takeBack = async (open: OpenChange, edit: RecordedEdit): Promise<void> => {
    const inverse = await invert(open, edit);
    for (const each of inverse.edits) await carryOut(open, each);
    if (getTable(edit.table).untold !== true) kept += inverse.kept;
  };
  return {
    note: { kind: "undo", summary: change.summary, undo_of: id },
    // Each edit is taken back in the state that the ones after it left behind.
    listSteps: async (_, most_rows) =>
      recorded
        .toReversed()
        .flatMap((edit) => sliceRecorded(edit, most_rows))
        .map((edit) => (open) => takeBack(open, edit)),
    finish: async (last, change_id) => {
      await markChain(last, author, change);
      return { change_id, kept };
    },
  };
};

/** What a change did, nothing if there is none; it stays as it is, so that it can be read before the transaction that takes it back. */
export const readRecorded = async (db: Db, user_id: string, id: string): Promise<RecordedEdit[]> => {
  const change = await selectChange(db, user_id, id)
    .select(["user_id", "id", "kind", "edits"])
    .executeTakeFirst();
  if (change?.edits === GIVEN_UP) throw conflict("change_given_up", GIVEN_UP_SAYS);
  return change === undefined ? [] : loadEdits(db, change);
};

const GIVEN_UP_SAYS = say("change_given_up");

const findChange = (trx: Db, user_id: string, id: string): Promise<Change | undefined> =>
  selectChange(trx, user_id, id).select(["id", "summary", "undone_at"]).executeTakeFirst();

type Change = Pick<ChangeRow, "id" | "summary" | "undone_at">;

const selectChange = (db: Db, user_id: string, id: string) =>
  db.selectFrom("changes").where("user_id", "=", user_id).where("id", "=", id);

/** Undoing an undo brings back what that had undone, and so on down the chain. */
const markChain = async (trx: Db, author: Author, change: Change): Promise<void> => {
  let id: string | null = change.id;
  let undone = true;
  while (id !== null) {
    await trx
      .updateTable("changes")
      .set({ undone_at: undone ? author.clock.now() : null })
      .where("user_id", "=", author.user_id)
      .where("id", "=", id)
      .execute();
    const row: { undo_of: string | null } | undefined = await trx
      .selectFrom("changes")
      .select("undo_of")
      .where("user_id", "=", author.user_id)
      .where("id", "=", id)
      .executeTakeFirst();
    id = row?.undo_of ?? null;
    undone = !undone;
  }
};

/** The edits that take another back. */
export const invert = async (open: OpenChange, edit: RecordedEdit): Promise<Inverse> => {
  if (edit.op === "insert") return invertInsert(open, edit.table, edit.keys);
  if (edit.op === "delete") return invertDelete(open, edit.table, edit.rows);
  return invertUpdate(open, edit);
};

const invertInsert = async (
  open: OpenChange,
  table: EditableName,
  keys: readonly Values[],
): Promise<Inverse> => {
  const held = await findHeld(open, table, keys);
  const free = keys.filter((key) => !held.has(String(key["id"])));
  const kept = keys.length - free.length;
  const edits: Edit[] = [];
  let alone = free;
  for (const handOver of listHandOvers(table)) {
    const ids = alone.map((key) => String(key["id"]));
    const handed = await handOver(open.trx, open.author.user_id, ids);
    alone = alone.filter((key) => !handed.ids.has(String(key["id"])));
    edits.push(...handed.edits);
  }
  return { edits: [...edits, { op: "delete", table, keys: alone }], kept };
};

const listHandOvers = (table: EditableName) =>
  getRegistered().features.flatMap(({ handOver }) => (handOver?.table === table ? [handOver.list] : []));

/** Ids of the rows that something else depends on: a row of another table, or one of this table that stays. */
const findHeld = async (
  open: OpenChange,
  table: EditableName,
  keys: readonly Values[],
): Promise<Set<string>> => {
  const ids = keys.map((key) => String(key["id"]));
  const going = new Set(ids);
  const held = new Set<string>();
  const within: { id: string; on: string }[] = [];
  for (const referrer of listReferrers(table).filter(({ falls }) => !falls))
    for (const row of await findReferring(open, referrer, ids)) {
      const on = String(row[referrer.column]);
      const id = String(row["id"]);
      if (referrer.table === table && going.has(id)) within.push({ id, on });
      else held.add(on);
    }
  let found = -1;
  while (found !== held.size) {
    found = held.size;
    for (const { id, on } of within) if (held.has(id)) held.add(on);
  }
  return held;
};

const invertDelete = async (
  open: OpenChange,
  table: EditableName,
  rows: readonly Values[],
): Promise<Inverse> => {
  const { trx, author } = open;
  const present = await findRows(trx, author.user_id, table, rows);
  const known = new Set(present.map((row) => keyText(table, row)));
  const missing = rows.filter((row) => !known.has(keyText(table, row)));
  const fitted = await fitRows(open, { table, rows: missing });
  const restored = fitted.filter((row) => row !== null).map(asLater);
  return {
    // The rows were deleted from this table.
    edits: [{ op: "insert", table, rows: restored as never }],
    // Of what is there for others it is enough that one is there.
    kept: getTable(table).unique?.same === true ? 0 : rows.length - restored.length,
  };
};

/** Whoever saw the row before it went is not to take it for the same: it may have come back with less. */
const asLater = (row: Values): Values =>
  typeof row["version"] === "number" ? { ...row, version: nextVersion(row["version"]) } : row;

const invertUpdate = async (
  open: OpenChange,
  { table, groups }: Extract<RecordedEdit, { op: "update" }>,
): Promise<Inverse> => {
  const { trx, author } = open;
  const rows = groups.flatMap(({ keys, before, after }) => keys.map((key) => ({ key, before, after })));
  const keys = rows.map((row) => row.key);
  const current = await findRows(trx, author.user_id, table, keys);
  const byKey = new Map(current.map((row) => [keyText(table, row), row]));
  const wanted: { key: Values; now: Values; row: Values }[] = [];
  const columns = new Set<string>();
  let kept = 0;
  for (const { key, before, after } of rows) {
    const now = byKey.get(keyText(table, key)) ?? {};
    const names = Object.keys(before).filter((name) => isAsLeft(name, getTable(table), { now, after }));
    if (names.length < Object.keys(before).length) kept += 1;
    if (names.length === 0) continue;
    const values = Object.fromEntries(names.map((name) => [name, before[name]]));
    for (const name of names) columns.add(name);
    wanted.push({ key, now, row: { ...now, ...values } });
  }
  const fitted = await fitRows(open, {
    table,
    rows: wanted.map(({ row }) => row),
    columns,
  });
  const changes: Restoring[] = [];
  for (const [index, { key, now }] of wanted.entries()) {
    const row = fitted[index] ?? null;
    if (row === null) kept += 1;
    else changes.push({ key, now, values: pickChanged(now, row) });
  }
  return { edits: groupByColumns(table, changes), kept };
};

/** Whether a field is as a change left it, or the one that it came about with is. */
const isAsLeft = (
  name: string,
  { goes_with }: EditableTable,
  { now, after }: { now: Values; after: Values },
): boolean => {
  const deciding = goes_with?.[name];
  const decides = deciding !== undefined && deciding in after ? deciding : name;
  return now[decides] === after[decides];
};

const pickChanged = (now: Values, row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => now[name] !== value));

/** What a row gets back, and the row as it is now. */
type Restoring = KeyedValues & { readonly now: Values };

const groupByColumns = (table: EditableName, changes: readonly Restoring[]): Edit[] =>
  [
    ...Map.groupBy(changes, ({ values }) =>
      Object.keys(values)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join(),
    ),
  ].flatMap(([columns, rows]): Edit[] =>
    columns === "" ? [] : [{ op: "update_each", table, rows, before: rows.map(({ now }) => now) }],
  );
