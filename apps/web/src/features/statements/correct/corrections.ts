import type { RowChange } from "@passbook/contract/statements";
import { isSame } from "../../../lib/versions/compare-fields.ts";

type Insert = Extract<RowChange, { op: "insert" }>;
type Change = Exclude<RowChange, Insert>;

/** Rows as they are listed: what a person added stands at no place of the file. */
export type ListedRow = { readonly row: number; readonly source: unknown };

/** The numbers of the added rows, in the order in which their insertions stand among the corrections. */
const numbersOfAdded = (rows: readonly ListedRow[]): readonly number[] =>
  rows
    .filter(({ source }) => source === null)
    .map(({ row }) => row)
    .toSorted((a, b) => a - b);

const replaceAt = (
  changes: readonly RowChange[],
  at: number,
  by: readonly RowChange[],
): readonly RowChange[] => [...changes.slice(0, at), ...by, ...changes.slice(at + 1)];

/** Where the insertion that made an added row stands among the corrections; -1 for a row that was read. */
export const findInsertion = (
  changes: readonly RowChange[],
  rows: readonly ListedRow[],
  row: number,
): number => {
  const nth = numbersOfAdded(rows).indexOf(row);
  const insertions = changes.flatMap(({ op }, at) => (op === "insert" ? [at] : []));
  return nth === -1 ? -1 : (insertions[nth] ?? -1);
};

const changeAdded = (changes: readonly RowChange[], at: number, change: Change): readonly RowChange[] => {
  const insert = changes[at];
  if (change.op === "remove" || insert?.op !== "insert") return replaceAt(changes, at, []);
  const { booked_on, amount, description } = change;
  return replaceAt(changes, at, [
    {
      ...insert,
      ...(booked_on === undefined ? {} : { booked_on }),
      ...(amount === undefined ? {} : { amount }),
      ...(description === undefined ? {} : { description }),
    },
  ]);
};

const changeRead = (changes: readonly RowChange[], change: Change): readonly RowChange[] => {
  const at = changes.findIndex((one) => one.op !== "insert" && one.row === change.row);
  const before = changes[at];
  if (before === undefined) return [...changes, change];
  const together = before.op === "set" && change.op === "set" ? { ...before, ...change } : change;
  return replaceAt(changes, at, [together]);
};

/** An added row that follows an added one stands after the same row of the file, and behind it. */
const insertBehind = (
  changes: readonly RowChange[],
  rows: readonly ListedRow[],
  insert: Insert,
): readonly RowChange[] => {
  const at = findInsertion(changes, rows, insert.after);
  const before = changes[at];
  if (before?.op !== "insert") return [...changes, insert];
  return [...changes.slice(0, at + 1), { ...insert, after: before.after }, ...changes.slice(at + 1)];
};

/**
 * The corrections of a statement with more of them: one for each row that was read, one insertion for each row that was added. `rows` are the
 * rows as they are listed with the corrections so far.
 */
export const addCorrections = (
  corrections: readonly RowChange[],
  rows: readonly ListedRow[],
  more: readonly RowChange[],
): readonly RowChange[] => {
  // counted from the list, so rows that were added go last
  const ordered = more.toSorted((a, b) => Number(a.op === "insert") - Number(b.op === "insert"));
  return ordered.reduce<readonly RowChange[]>((changes, change) => {
    if (change.op === "insert") return insertBehind(changes, rows, change);
    const at = findInsertion(changes, rows, change.row);
    return at === -1 ? changeRead(changes, change) : changeAdded(changes, at, change);
  }, corrections);
};

/** The corrections without one of them. */
export const dropCorrection = (corrections: readonly RowChange[], at: number): readonly RowChange[] =>
  replaceAt(corrections, at, []);

/** The numbers of the rows that were read and then changed. */
export const listChangedRows = (corrections: readonly RowChange[]): ReadonlySet<number> =>
  new Set(corrections.flatMap((change) => (change.op === "set" ? [change.row] : [])));

type Fields = Readonly<Record<string, RowChange | null>>;

/** Rows that were read are one each; what was added is what it says, since it has no number of its own. */
const toFieldName = (change: RowChange): string =>
  change.op === "insert" ? JSON.stringify(change) : `row ${String(change.row)}`;

/** The corrections as fields, a row each, which two people may change at the same time. */
export const toFields = (corrections: readonly RowChange[]): Fields => {
  const alike = Map.groupBy(corrections, toFieldName);
  return Object.fromEntries(
    [...alike].flatMap(([name, changes]) => changes.map((change, at) => [`${name} ${String(at)}`, change])),
  );
};

/** The fields in which corrections differ from others, null for those that are none any more. */
export const pickChangedRows = (corrections: readonly RowChange[], before: readonly RowChange[]): Fields => {
  const [now, then] = [toFields(corrections), toFields(before)];
  const gone = Object.keys(then).filter((name) => !(name in now));
  const changed = Object.entries(now).filter(([name, change]) => !isSame(change, then[name]));
  return Object.fromEntries([...changed, ...gone.map((name) => [name, null] as const)]);
};

/** Corrections with some of their fields changed. */
export const withFields = (corrections: readonly RowChange[], change: Partial<Fields>): RowChange[] =>
  Object.values({ ...toFields(corrections), ...change }).filter(
    (each) => each !== null && each !== undefined,
  );
