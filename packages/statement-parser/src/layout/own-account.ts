import type { TableRow } from "../decode/table.ts";
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
