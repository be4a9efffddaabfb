import type { PrintedFacts } from "../../parsed-file.ts";
import type { PrintedCount } from "./find-counts.ts";

/**
 * The number of rows that is printed, or else that of one side alone, and whether one is printed that may be of other rows.
 */
export type CountsFound = {
  count: number | null;
  credit_count: number | null;
  debit_count: number | null;
  doubtful: boolean;
};

type Row = { amount: number };

const countRows = (rows: readonly Row[], side: 1 | -1 | null): number =>
  rows.filter(({ amount }) => amount !== 0 && (side === null || Math.sign(amount) === side)).length;

/**
 * Between named balances: the one number of all rows that is printed, where it is said to be one. Several are of parts, and
 * rows that were met and moved nothing may be counted too.
 */
export const findStatedCount = (counts: readonly PrintedCount[], met: readonly number[]): number | null => {
  const stated = counts.filter(({ side, said }) => side === null && said);
  const [count, ...others] = new Set(stated.map((one) => one.count));
  return count === undefined || others.length > 0 || count === 0 || met.includes(count) ? null : count;
};

/** Compares the numbers of rows that are printed with the rows; those of both sides on lines beside each other make one. */
export const checkCounts = (rows: readonly Row[], counts: readonly PrintedCount[]): CountsFound => {
  const holds = ({ side, count }: PrintedCount): boolean => countRows(rows, side) === count;
  const none = { count: null, credit_count: null, debit_count: null };
  const whole = counts.find((one) => one.side === null && holds(one));
  if (whole !== undefined) return { ...none, count: whole.count, doubtful: false };
  const pairs = counts.flatMap((one) => {
    const other = counts.find(({ side, line }) => side === -1 && Math.abs(line - one.line) <= 1);
    return one.side !== 1 || other === undefined ? [] : { one, other, count: one.count + other.count };
  });
  const known = pairs.find(({ one, other }) => [one, other].some((part) => part.count > 0 && holds(part)));
  if (known !== undefined)
    return { ...none, count: known.count, doubtful: !(holds(known.one) && holds(known.other)) };
  if (counts.some((one) => !holds(one))) return { ...none, doubtful: true };
  const alone = (side: 1 | -1): number | null =>
    counts.find((one) => one.side === side && one.said && one.count > 0)?.count ?? null;
  return { ...none, credit_count: alone(1), debit_count: alone(-1), doubtful: false };
};

/** The facts that printed numbers of rows are. */
export const listCounted = ({
  count,
  credit_count,
  debit_count,
}: Omit<CountsFound, "doubtful">): Pick<PrintedFacts, "count" | "credit_count" | "debit_count"> => ({
  ...(count === null ? {} : { count }),
  ...(credit_count === null ? {} : { credit_count }),
  ...(debit_count === null ? {} : { debit_count }),
});
