import { type Db, lockPerson } from "@passbook/db/dialect";
import { refuseWhileActing } from "../../platform/after-acts.ts";
import { inTurns } from "../../platform/in-turns.ts";
import type { Services } from "../../platform/services.ts";
import { type EditableName, type Owner, withoutDerived } from "./editable-tables.ts";
import type { Edit, KeyedValues, RecordedEdit, UpdatedAlike, Values } from "./edits.ts";
import { dropUnusedVendors, GONE, noteLeft } from "./drop-unused-vendors.ts";
import { findFalling } from "./find-falling.ts";
import { growDecided, growOwners, noteOwners } from "./grow-owners.ts";
import { noteStatementWork } from "./note-statement-work.ts";
import { noteSuggestionWork } from "./note-suggestion-work.ts";
import { writeEdits } from "./read-edits.ts";
import { addRows, findRows, keyOf, keyText, removeRows, setEach, setValues } from "./rows.ts";
import {
  count,
  COUNTED_COLUMNS,
  type Counted,
  type CountedRow,
  countRows,
  countStored,
  noDeltas,
  ROWS_PER_TURN,
  type SumDeltas,
  writeSums,
} from "./sums.ts";
import {
  noteTouched,
  touchDecided,
  touchDivided,
  touchesNothing,
  touchEverything,
  type Touching,
  touchRows,
  touchUpdated,
} from "./touched.ts";

/** Who changes something, and with what clock and ids. */
export type Author = Pick<Services, "clock"> & {
  readonly user_id: string;
  readonly session_id: string | null;
};
/** What the history says of a change: its kind (verb and noun) and a name or count. */
export type ChangeNote = { readonly kind: string; readonly summary: string; readonly undo_of?: string };

/** A change under way: what was done so far, and what it did to the sums. */
export type OpenChange = {
  readonly trx: Db;
  readonly author: Author;
  readonly deltas: SumDeltas;
  readonly recorded: RecordedEdit[];
  readonly touching: Touching;
  /** Ids of rows of which parts were changed, by table. */
  readonly owners: Map<Owner, Set<string>>;
  /** Ids of vendors that may be of no use any more. */
  readonly left_vendors: Set<string>;
  /** Who is there in the place of a vendor that is gone, by its id. */
  readonly standing_in: Map<string, string>;
};

/**
 * The one door through which a person's data changes: carries out the edits in order, keeps the sums right, and records
 * who, when, what and the inverse, all in the caller's transaction. Answers the id with which the change can be undone.
 */
export const changeData = async (
  trx: Db,
  author: Author,
  note: ChangeNote,
  edits: readonly Edit[],
): Promise<string> => {
  const open = await openChange(trx, author);
  for (const edit of edits) await carryOut(open, edit);
  await dropUnusedVendors(open);
  return closeChange(open, note);
};

/** Begins a change; from here to the end of the transaction nobody else changes this person's data. */
export const openChange = async (trx: Db, author: Author): Promise<OpenChange> => {
  await lockPerson(trx, author.user_id);
  await refuseWhileActing(trx, author.user_id);
  return beginChange(trx, author);
};

/** The same for whoever holds the person's data still already. */
export const beginChange = (trx: Db, author: Author): OpenChange => ({
  trx,
  author,
  deltas: noDeltas(),
  recorded: [],
  touching: touchesNothing(),
  owners: new Map(),
  left_vendors: new Set(),
  standing_in: new Map(),
});

/**
 * Sets what follows from the data by itself on transactions (all rows the same columns): the sums follow, but there is nothing to undo,
 * and nothing to be found again. The caller holds the person's data still.
 */
export const deriveTransactions = async (
  trx: Db,
  { user_id }: Pick<Author, "user_id">,
  rows: readonly KeyedValues[],
): Promise<void> => {
  if (rows.length === 0) return;
  const deltas = noDeltas();
  const counted = isCounted(Object.keys(rows[0]?.values ?? {}))
    ? rows.map(({ key }) => String(key["id"]))
    : [];
  await countStored(trx, user_id, counted, { deltas, sign: -1 });
  await setEach(trx, user_id, "transactions", rows);
  await countStored(trx, user_id, counted, { deltas, sign: 1 });
  await writeSums(trx, user_id, deltas);
};

/** Does one edit of an open change; rows that fall with deleted ones are deleted, and recorded, before them. */
export const carryOut = async (open: OpenChange, edit: Edit): Promise<void> => {
  if (isEmpty(edit)) return;
  if (edit.op === "delete")
    for (const falling of await findFalling(open, edit)) await carryOut(open, falling);
  open.recorded.push(await countAndWrite(open, edit));
};

/** Writes what is counted of the edits so far: sums, and versions of what they changed parts of. */
export const settleChange = async (open: OpenChange): Promise<void> => {
  const { trx, author, deltas, owners } = open;
  await growOwners(open);
  owners.clear();
  await writeSums(trx, author.user_id, deltas);
  deltas.months.clear();
  deltas.days.clear();
};

/** Writes the sums and the history of an open change; where the history is in parts already, under the id that those are of. */
export const closeChange = async (open: OpenChange, note: ChangeNote, parts_of?: string): Promise<string> => {
  const { trx, author, recorded, touching } = open;
  await settleChange(open);
  await growDecided(open);
  await noteTouched(trx, author, touching);
  await noteSuggestionWork(trx, author, { note, recorded });
  await noteStatementWork(trx, author, recorded);
  const id = parts_of ?? author.clock.newId();
  await trx
    .insertInto("changes")
    .values({
      user_id: author.user_id,
      id,
      kind: note.kind,
      summary: note.summary,
      row_count: sizeOf(recorded),
      session_id: author.session_id,
      created_at: author.clock.now(),
      undone_at: null,
      undo_of: note.undo_of ?? null,
      edits: writeEdits(parts_of === undefined ? recorded : []),
    })
    .execute();
  return id;
};

const isEmpty = (edit: Edit): boolean => ("rows" in edit ? edit.rows : edit.keys).length === 0;

/**
 * A change is as large as the transactions it touches; one without any as its last edit, before which what falls with it is listed. Vendors that
 * go come after that.
 */
const sizeOf = (all: readonly RecordedEdit[]): number => {
  const recorded = all.filter(({ op, table }) => op !== "delete" || table !== "vendors");
  const main = recorded.filter((edit) => edit.table === "transactions");
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

const countAndWrite = async (open: OpenChange, edit: Edit): Promise<RecordedEdit> => {
  const { trx, author, deltas } = open;
  if (edit.op === "insert" && edit.table === "transactions") return insertTransactions(open, edit);
  if (edit.table !== "splits") return write(open, edit);
  const divided = await findDivided(trx, author.user_id, edit);
  await countStored(trx, author.user_id, divided, { deltas, sign: -1 });
  const recorded = await write(open, edit);
  await countStored(trx, author.user_id, divided, { deltas, sign: 1 });
  return recorded;
};

const insertTransactions = async (
  { trx, deltas, touching }: OpenChange,
  { rows, is_written }: Extract<Edit, { op: "insert" }>,
): Promise<RecordedEdit> => {
  if (is_written !== true) await addRows(trx, "transactions", rows);
  touchRows(touching, rows);
  await inTurns(rows, ROWS_PER_TURN, (row) => count(deltas, row as Counted, 1));
  return { op: "insert", table: "transactions", keys: rows.map((row) => keyOf("transactions", row)) };
};

const COUNTED_BY: ReadonlySet<string> = new Set(COUNTED_COLUMNS);
const isCounted = (columns: readonly string[]): boolean => columns.some((name) => COUNTED_BY.has(name));

const columnsOf = (edit: Update): string[] =>
  Object.keys(edit.op === "update" ? edit.values : (edit.rows[0]?.values ?? {}));

const keysOf = (edit: Edit): readonly Values[] => {
  if (edit.op === "insert") return (edit.rows as readonly Values[]).map((row) => keyOf(edit.table, row));
  return edit.op === "update_each" ? edit.rows.map((row) => row.key) : edit.keys;
};

/** The transactions that parts belong to: their share in the sums may change. */
const findDivided = async (trx: Db, user_id: string, edit: Edit): Promise<string[]> => {
  const rows =
    edit.op === "insert"
      ? (edit.rows as readonly Values[])
      : await findRows(trx, user_id, "splits", keysOf(edit));
  return [...new Set(rows.map((row) => String(row["transaction_id"])))];
};

const write = async (open: OpenChange, edit: Edit): Promise<RecordedEdit> => {
  const { trx, author, touching } = open;
  const { table } = edit;
  const { user_id } = author;
  if (edit.op === "insert") {
    if (edit.is_written !== true) await addRows(trx, table, edit.rows);
    noteOwners(open, table, edit.rows);
    if (table === "decisions") await touchDecided(trx, user_id, { touching, decisions: edit.rows });
    if (table === "splits") await touchDivided(trx, user_id, { touching, parts: edit.rows });
    // Statements of other accounts may name a new one.
    if (table === "bank_accounts") touchEverything(touching);
    return { op: "insert", table, keys: [...keysOf(edit)] };
  }
  const before = await findBefore(trx, user_id, edit);
  noteOwners(open, table, before);
  if (edit.op === "delete") return remove(open, edit, before);
  return update(open, edit, before);
};

/** The rows that an edit changes, as they are. */
const findBefore = (trx: Db, user_id: string, edit: Exclude<Edit, { op: "insert" }>) =>
  edit.op === "update_each" && edit.before !== undefined
    ? edit.before
    : findRows(trx, user_id, edit.table, keysOf(edit));

const remove = async (
  open: OpenChange,
  { table, keys }: Extract<Edit, { op: "delete" }>,
  before: readonly Values[],
): Promise<RecordedEdit> => {
  const { trx, author, touching } = open;
  const { user_id } = author;
  if (table === "transactions") await countRead(open, before, -1);
  await removeRows(trx, user_id, table, keys);
  noteLeft(
    open,
    table,
    before.map((row) => ({ before: row, after: GONE })),
  );
  if (table === "transactions") touchRows(touching, before);
  if (table === "bank_accounts") touchEverything(touching);
  if (table === "decisions") await touchDecided(trx, user_id, { touching, decisions: before });
  if (table === "splits") await touchDivided(trx, user_id, { touching, parts: before });
  return { op: "delete", table, rows: before.map((row) => withoutDerived(table, row)) };
};

type Update = Extract<Edit, { op: "update" }> | Extract<Edit, { op: "update_each" }>;

const update = async (open: OpenChange, edit: Update, before: readonly Values[]): Promise<RecordedEdit> => {
  const { trx, author, touching } = open;
  const { user_id } = author;
  const { table } = edit;
  const after = toAfter(edit);
  const updated = before.map((row) => ({ before: row, after: after(row) }));
  const is_counted = table === "transactions" && isCounted(columnsOf(edit));
  if (is_counted) await countRead(open, before, -1);
  if (edit.op === "update") await setValues(trx, user_id, table, edit);
  else await setEach(trx, user_id, table, edit.rows);
  if (is_counted)
    await countRead(
      open,
      updated.map((row) => ({ ...row.before, ...row.after })),
      1,
    );
  noteLeft(open, table, updated);
  touchUpdated(touching, table, updated);
  if (table === "splits") await touchDivided(trx, user_id, { touching, parts: before });
  if (table === "decisions")
    await touchDecided(trx, user_id, {
      touching,
      decisions: updated.flatMap((row) => [row.before, row.after]),
    });
  const groups = new Map<string, UpdatedAlike>();
  for (const row of updated) addUpdated(groups, table, { row: row.before, values: row.after });
  return { op: "update", table, groups: [...groups.values()] };
};

/** Counts transactions as they were read, or as they are written. */
const countRead = (
  { trx, author, deltas }: OpenChange,
  rows: readonly Values[],
  sign: 1 | -1,
): Promise<void> => countRows(trx, author.user_id, rows as readonly CountedRow[], { deltas, sign });

/** What an edit sets on a row. */
const toAfter = (edit: Update): ((row: Values) => Values) => {
  if (edit.op === "update") return () => edit.values;
  const byKey = new Map(edit.rows.map(({ key, values }: KeyedValues) => [keyText(edit.table, key), values]));
  return (row) => byKey.get(keyText(edit.table, row)) ?? {};
};

const addUpdated = (
  groups: Map<string, UpdatedAlike>,
  table: EditableName,
  { row, values }: { row: Values; values: Values },
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
