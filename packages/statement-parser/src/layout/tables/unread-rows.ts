import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { lineOf } from "../../decode/table/table.ts";
import type { TableRow } from "../../decode/table/table.ts";
import type { Doubt, Problem } from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { readRowAmount } from "./columns/amount-source.ts";
import type { MoneyStyle } from "./columns/amount-source.ts";
import type { Reading } from "./columns/choose-reading.ts";
import { isDataRow } from "./rows/table-rows.ts";
import { findKind } from "./columns/prepare-rows.ts";
import type { LeftOutRow } from "./columns/prepare-rows.ts";
import type { ReadRows } from "./read-rows.ts";

type Context = { reading: Reading; style: MoneyStyle };

/** What is said of the rows that hold money and are in no transaction. */
export type Unread = {
  problems: Problem[];
  doubts: Doubt[];
  /** Rows that may be movements: a running balance alone cannot prove a file that has such rows. */
  open: number;
};

const SAYS: Readonly<Record<LeftOutRow["reason"], Said>> = {
  undated: say("row_undated"),
  date_unreadable: say("row_date_unreadable"),
  failed: say("movement_failed"),
  pending_undated: say("pending_undated"),
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What several rows come to, and the balances they begin and end with: a figure of that size is no row that is missing. */
const listSums = ({ transactions }: ReadRows): Set<number> => {
  const rows = transactions.map(({ transaction }) => transaction);
  const sums = [rows, rows.filter(({ pending }) => !pending)].flatMap((part) => {
    const amounts = part.map(({ amount }) => amount);
    const sides = [amounts, amounts.filter((amount) => amount > 0), amounts.filter((amount) => amount < 0)];
    return sides.flatMap((side) => (side.length > 1 ? [Math.abs(sumOf(side))] : []));
  });
  const ends = [rows[0], rows.at(-1)].flatMap((row) =>
    row?.balance_after == null ? [] : [Math.abs(row.balance_after), Math.abs(row.balance_after - row.amount)],
  );
  return new Set([...sums, ...ends]);
};

/** The last row of the table, and the line from which on nothing belongs to it any more: the first gap behind that row. */
type End = { last: number; gap: number };

const findEnd = (rows: readonly TableRow[]): End => {
  const at = rows.findLastIndex(isDataRow);
  const last = rows[at];
  const next = rows
    .slice(at + 1)
    .findIndex((row, index) => lineOf(row) - lineOf(rows[at + index] ?? row) > 1);
  const gap = rows[at + 1 + next];
  return {
    last: last === undefined ? 0 : lineOf(last),
    gap: next === -1 || gap === undefined ? Number.POSITIVE_INFINITY : lineOf(gap),
  };
};

const DIGIT = /\d/;

const RATE = /\d\s?%/;
const PERIOD =
  /\d{1,4}[./年-] ?\d{1,2}[./月-] ?\d{1,4}日?\s?[-–—~]\s?\d{1,4}[./年-] ?\d{1,2}[./月-] ?\d{1,4}/;

/** A stretch of time with its rate: interest is worked out there, and nothing moves. */
const isRated = ({ cells }: TableRow): boolean => {
  const text = cells.join(" ");
  return RATE.test(text) && PERIOD.test(text);
};

/** Rows with an amount and no day: movements for all that is known, but for those under other words behind the table. */
const isMoved = ({ row, reason }: LeftOutRow, context: Context): boolean =>
  (reason === "undated" || reason === "date_unreadable") &&
  !isRated(row) &&
  findKind(row.cells) === "movement" &&
  typeof readRowAmount(context.reading.source, row.cells, context.style) !== "string";

/** Whether a row stands where only movements do; words in the place of its day, below the last one, name a figure. */
const isInside = ({ row, reason }: LeftOutRow, booking: number, { last, gap }: End): boolean => {
  const isNamed = reason === "date_unreadable" && !DIGIT.test(row.cells[booking] ?? "");
  return lineOf(row) < (isNamed ? last : gap);
};

const isExplained = (row: TableRow, sums: ReadonlySet<number>, { reading, style }: Context): boolean => {
  const read = readRowAmount(reading.source, row.cells, style);
  return typeof read !== "string" && (read.amount === 0 || sums.has(Math.abs(read.amount)));
};

/** Rows that were not read; what is printed may hold without them. */
const LOST = new Set(["amount_unreadable"]);

/**
 * Every row with money that became no transaction, with its place. One that could be a movement keeps the others from
 * being proved, wherever the balances hold without it; a sum of the rows is none.
 */
export const listUnread = (
  read: ReadRows,
  leftOut: readonly LeftOutRow[],
  { rows, booking, ...context }: Context & { rows: readonly TableRow[]; booking: number },
): Unread => {
  const sums = listSums(read);
  const end = findEnd(rows);
  const unread: Unread = { problems: [], doubts: [], open: 0 };
  for (const left of leftOut) {
    const { row, reason } = left;
    const moved = isMoved(left, context);
    if (moved && isExplained(row, sums, context)) continue;
    const isOther = reason === "undated" ? isDataRow(row) : reason !== "date_unreadable";
    if (!moved && !isOther) continue;
    unread.problems.push({ code: reason, ...SAYS[reason], place: row.place });
    if (moved && isInside(left, booking, end)) unread.doubts.push(doubt("row_unread", row.place));
    else if (reason === "undated" || moved) unread.open += findKind(row.cells) === "total" ? 0 : 1;
  }
  for (const { code, place } of read.problems) {
    if (LOST.has(code)) unread.doubts.push(doubt("row_unread", place));
    if (code === "amount_missing") unread.open += 1;
  }
  return unread;
};
