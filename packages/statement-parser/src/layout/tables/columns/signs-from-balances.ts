/** A row of an unsigned column: the printed amount and balance in minor units. */
export type UnsignedRow = { amount: number; balance: number | null };

const ROWS_MIN = 3;

const followDown = (rows: readonly UnsignedRow[], step: 1 | -1): (1 | -1 | 0)[] | null => {
  const signs: (1 | -1 | 0)[] = rows.map(() => 0);
  const start = step === 1 ? 1 : rows.length - 2;
  for (let at = start; at >= 0 && at < rows.length; at += step) {
    const [row, before] = [rows[at], rows[at - step]];
    if (row === undefined || before === undefined || row.balance === null || before.balance === null)
      return null;
    const change = row.balance - before.balance;
    if (Math.abs(change) !== Math.abs(row.amount)) return null;
    signs[at] = change < 0 ? -1 : 1;
  }
  return signs;
};

/**
 * The sign of each amount as the change of the balance gives it, oldest or newest first; 0 for the one row without a
 * balance before it. Null unless every change has the size of its amount in exactly one of both orders.
 */
export const findSignsFromBalances = (rows: readonly UnsignedRow[]): (1 | -1 | 0)[] | null => {
  if (rows.length < ROWS_MIN || rows.some((row) => row.amount < 0)) return null;
  const [down, up] = [followDown(rows, 1), followDown(rows, -1)];
  return down !== null && up !== null ? null : (down ?? up);
};
