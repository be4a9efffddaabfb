import { say } from "@passbook/contract/sentences/reading";
import type { PreparedRow } from "./columns/prepare-rows.ts";
import type { ReadRows } from "./read-rows.ts";

/**
 * Leaves out movements that were taken back: where another row gives the money back both stay, and so do those with a
 * balance after them, for they moved it.
 */
export const leaveOutReversed = (read: ReadRows, rows: readonly PreparedRow[]): ReadRows => {
  const reversed = new Set(rows.flatMap((row) => (row.reversed ? [row.row.place] : [])));
  if (reversed.size === 0) return read;
  const amounts = new Set(read.transactions.map(({ transaction }) => transaction.amount));
  const problems = [...read.problems];
  const transactions = read.transactions.filter(({ transaction }) => {
    const { source, amount, balance_after } = transaction;
    if (!reversed.has(source) || balance_after !== null || amounts.has(-amount)) return true;
    problems.push({
      code: "failed",
      ...say("movement_taken_back"),
      place: source,
    });
    return false;
  });
  return { ...read, transactions, problems };
};
