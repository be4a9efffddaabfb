import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../../parsed-file.ts";
import type { TableRow } from "../../../decode/table/table.ts";
import { readAmount } from "../../../values/amount.ts";
import { readDate, resolveDate } from "../../../values/date.ts";
import { findInformative, findStatus, isReversedStatus } from "../../../labels/meaning-words.ts";
import { isPendingNote } from "../../../labels/pending-notes.ts";
import type { InformativeRow } from "../../../labels/meaning-words.ts";
import { listCarriedDays } from "./carried-days.ts";
import type { CarriedDays } from "./carried-days.ts";
import type { PickedColumns } from "./pick-columns.ts";
import { hasLetters } from "../../../values/text.ts";

/** A dated row of a section before its amount is read. */
export type PreparedRow = {
  cells: readonly string[];
  row: TableRow;
  date: IsoDate;
  value: IsoDate | null;
  kind: "movement" | InformativeRow;
  pending: boolean;
  /** Its status says that it was taken back. */
  reversed: boolean;
  /** Its day stands over it. */
  given: boolean;
  /** Rows of one account and currency share a group. */
  group: string;
  /** Text of undated rows below that only continue the description. */
  continuation: readonly string[];
};

/** A row that is no movement: undated, misdated, failed. */
export type LeftOutRow = {
  row: TableRow;
  reason: "undated" | "date_unreadable" | "failed" | "pending_undated";
};

export type PreparedRows = {
  rows: PreparedRow[];
  leftOut: LeftOutRow[];
  /** Some row has the day of the one over it, and nothing shows that the table leaves out days that repeat; or a day alone stands over it. */
  undated: boolean;
};

type DateStyle = { order: DateOrder; today: IsoDate };

/** A day of booking with that of the movement behind it: `02/11/2026 as of 02/10/2026`. */
const TWO_DAYS = /^(\S+) (?:as (?:of|at)|eff(?:ective|\.)?|valuta|value|valeur|val\.?) (\S+)$/i;

const readCell = (cell: string | undefined, style: DateStyle): IsoDate | null => {
  const written = cell === undefined || cell === "" ? null : readDate(cell);
  return written === null ? null : resolveDate(written, style.order, style.today);
};

/** A lone word for a balance counts only where the row says nothing else. */
export const findKind = (cells: readonly string[]): PreparedRow["kind"] => {
  for (const cell of cells) {
    const kind = cell === "" ? null : findInformative(cell);
    if (kind === null) continue;
    if (kind !== "balance" || cells.every((other) => other === cell || !hasLetters(other, 2))) return kind;
  }
  return "movement";
};

const get = (cells: readonly string[], index: number | null): string =>
  index === null ? "" : (cells[index] ?? "");

const findGroup = (cells: readonly string[], picked: PickedColumns): string =>
  picked.account === null && picked.accountName === null && picked.currency === null
    ? "\t\t"
    : joinGroup(cells, picked);

const joinGroup = (cells: readonly string[], picked: PickedColumns): string =>
  `${get(cells, picked.account) || (picked.soleAccount ?? "")}\t${get(cells, picked.accountName)}\t${get(cells, picked.currency).toUpperCase() || (picked.soleCurrency ?? "")}`;

const NONE: readonly string[] = [];

/** What a row states in words of its own; the name of a bank's category is none of them. */
const findOwnKind = (cells: readonly string[], { category }: PickedColumns): PreparedRow["kind"] =>
  findKind(category === null ? cells : cells.map((cell, at) => (at === category ? "" : cell)));

const prepareDated = (
  row: TableRow,
  picked: PickedColumns,
  dates: { date: IsoDate; value: IsoDate | null; late: boolean; given: boolean },
): PreparedRow | LeftOutRow => {
  const { cells } = row;
  const status = picked.status === null ? null : findStatus(get(cells, picked.status));
  if (status === "failed") return { row, reason: "failed" };
  return {
    cells,
    row,
    date: dates.date,
    value: dates.value,
    kind: findOwnKind(cells, picked),
    pending: status === "pending" || dates.late || isPendingNote(get(cells, picked.value)),
    reversed: picked.status !== null && isReversedStatus(get(cells, picked.status)),
    given: dates.given,
    group: findGroup(cells, picked),
    continuation: NONE,
  };
};

const explainUndated = (cell: string, row: TableRow): LeftOutRow => {
  if (cell === "" || readAmount(cell, ".") !== null || readAmount(cell, ",") !== null)
    return { row, reason: "undated" };
  return { row, reason: findStatus(cell) === "pending" ? "pending_undated" : "date_unreadable" };
};

/** The text of a row that fills nothing but description columns. */
const findContinuation = (cells: readonly string[], picked: PickedColumns): string | null => {
  const filled = [...cells.keys()].filter((index) => cells[index] !== "");
  const continues = filled.length > 0 && filled.every((index) => picked.descriptions.includes(index));
  const text = filled.map((index) => cells[index]).join(" ");
  return continues && findInformative(text) === null ? text : null;
};

const NOTHING: CarriedDays = { days: new Map(), isHabit: false };

/**
 * The days that rows have from the row over them. Where they have a day of value of their own they may not be booked yet, unless that is
 * the same day for most of them.
 */
const findCarried = (rows: readonly TableRow[], { booking, otherDate }: PickedColumns): CarriedDays => {
  const isUnbooked = ({ cells }: TableRow): boolean => get(cells, booking) === "";
  if (!rows.some(isUnbooked)) return NOTHING;
  const isUndated = (row: TableRow): boolean => isUnbooked(row) && get(row.cells, otherDate) === "";
  const carried = listCarriedDays(rows, isUndated, booking);
  if (carried.days.size > 0 || otherDate === null) return carried;
  const beside = listCarriedDays(rows, isUnbooked, booking);
  const same = [...beside.days].filter(([{ cells }, day]) => get(cells, otherDate) === day).length;
  return beside.isHabit && same * 2 > beside.days.size ? beside : NOTHING;
};

/** Dates the rows of a section and sets aside those that are no movements; continuation lines join the row above. */
export const prepareRows = (
  rows: readonly TableRow[],
  picked: PickedColumns,
  style: DateStyle,
): PreparedRows => {
  const prepared: PreparedRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const { days: carried, isHabit } = findCarried(rows, picked);
  let isUnderDay = false;
  for (const row of rows) {
    const booked = carried.get(row) ?? get(row.cells, picked.booking);
    const days = TWO_DAYS.exec(booked);
    const own = readCell(days?.[1] ?? booked, style);
    const date =
      own ??
      (booked === "" && picked.otherDate !== null ? readCell(row.cells[picked.otherDate], style) : null);
    if (date === null) {
      const above = prepared.at(-1);
      const text = booked === "" ? findContinuation(row.cells, picked) : null;
      if (text === null || above === undefined) leftOut.push(explainUndated(booked, row));
      else above.continuation = [...above.continuation, text];
      isUnderDay ||= text !== null && readDate(text) !== null;
      continue;
    }
    const value = readCell(picked.value === null ? days?.[2] : row.cells[picked.value], style);
    const given = carried.has(row) || row.given === true;
    const read = prepareDated(row, picked, { date, value, late: own === null, given });
    if ("reason" in read) leftOut.push(read);
    else prepared.push(read);
  }
  return { rows: prepared, leftOut, undated: isUnderDay || (carried.size > 0 && !isHabit) };
};
