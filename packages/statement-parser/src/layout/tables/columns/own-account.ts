import type { TableRow } from "../../../decode/table/table.ts";
import type { Column } from "./describe-columns.ts";

const SURE = 0.8;

const listNames = (rows: readonly TableRow[], parties: readonly number[]): Set<string> =>
  new Set(
    rows.map((row) =>
      parties
        .map((index) => row.cells[index] ?? "")
        .join("\t")
        .trim(),
    ),
  );

/** The other side's accounts: each stands beside one and the same name, while an account of one's own meets many. */
const isAccountOfParties = (
  column: Column,
  parties: readonly number[],
  rows: readonly TableRow[],
): boolean => {
  const byAccount = Map.groupBy(rows, (row) => row.cells[column.index] ?? "");
  const isIncomplete = byAccount.delete("");
  const repeated = [...byAccount.values()]
    .filter((some) => some.length > 1)
    .map((some) => listNames(some, parties));
  const steady = repeated.filter((names) => names.size === 1 && !names.has(""));
  return repeated.length > (isIncomplete ? 0 : 1) && steady.length >= repeated.length * SURE;
};

/**
 * Columns of a few values that stand on every row, likeliest by their place: where balances only run within the rows of
 * each, they are of accounts, whatever the column is called.
 */
export const listLikelyAccounts = (columns: readonly Column[], rowCount: number): Column[] =>
  columns.filter(
    ({ name, filled, values, dates, money }) =>
      [null, "reference", "type", "card", "counter_account", "category"].includes(name?.role ?? null) &&
      filled === rowCount &&
      dates === 0 &&
      money === 0 &&
      values.size > 1 &&
      values.size * 2 <= rowCount,
  );

/** An account column splits the rows into statements only when it repeats; a column of counterparties does not. */
export const isOwnAccount = (
  column: Column,
  parties: readonly number[],
  rows: readonly TableRow[],
): boolean => {
  const isFilled = column.filled * 2 >= rows.length;
  const repeats = column.values.size === 1 || column.values.size * 2 <= rows.length;
  return isFilled && repeats && !isAccountOfParties(column, parties, rows);
};
