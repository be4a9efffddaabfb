import type { ProofRow } from "./proof-row.ts";

type Dated = Pick<ProofRow, "date">;

/** With fewer rows one out of order is as good as an order of its own. */
const ROWS_MIN = 4;

const isInOrder = (rows: readonly Dated[], way: 1 | -1): boolean =>
  rows.every(({ date }, at) => {
    const before = rows[at - 1]?.date ?? date;
    return way === 1 ? before <= date : before >= date;
  });

/** Where the order of days breaks first: one of the two rows there is the one that stands elsewhere. */
const findBreak = (rows: readonly Dated[], way: 1 | -1): number =>
  rows.findIndex(({ date }, at) => {
    const before = rows[at - 1]?.date ?? date;
    return way === 1 ? before > date : before < date;
  });

/**
 * Whether all rows but one are printed in the order of their days: where balances follow only by day, that row was put elsewhere.
 * Rows of several sections, or in an order of their own, have more of such places.
 */
export const hasMisplaced = (rows: readonly Dated[]): boolean => {
  if (rows.length < ROWS_MIN || isInOrder(rows, 1) || isInOrder(rows, -1)) return false;
  return ([1, -1] as const).some((way) => {
    const at = findBreak(rows, way);
    return [at, at - 1].some((index) => isInOrder(rows.toSpliced(index, 1), way));
  });
};
