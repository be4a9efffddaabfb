import type { ParsedStatement } from "@passbook/statement-parser";

const touch = (one: ParsedStatement, other: ParsedStatement): boolean => {
  const [a, b] = [one.period, other.period];
  return (
    a.from !== null && a.to !== null && b.from !== null && b.to !== null && a.from <= b.to && b.from <= a.to
  );
};

/** Whether one goes on from the other; null where a balance is not known. */
const join = (one: ParsedStatement, other: ParsedStatement): boolean | null => {
  const balances = [one.opening_balance, one.closing_balance, other.opening_balance, other.closing_balance];
  return balances.includes(null)
    ? null
    : one.closing_balance === other.opening_balance || other.closing_balance === one.opening_balance;
};

const shareRows = (one: ParsedStatement, other: ParsedStatement): boolean => {
  const toKey = ({ booked_on, amount }: { booked_on: string; amount: number }): string =>
    `${booked_on} ${String(amount)}`;
  const keys = new Set(one.transactions.map(toKey));
  return other.transactions.some((row) => keys.has(toKey(row)));
};

/**
 * True where two statements of one file cannot be of one account though both name the same number, as a bank's savings and current
 * account may: they cover the same days, neither goes on from the other, and no row is in both.
 */
export const areOfTwoAccounts = (one: ParsedStatement, other: ParsedStatement): boolean =>
  touch(one, other) && join(one, other) === false && !shareRows(one, other);
