import type { TableRow } from "../../../decode/table/table.ts";
import type { Column } from "./describe-columns.ts";

/** A column of what was paid abroad, and the currency of the rows that have nothing there; null where none is named. */
export type Abroad = { amount: number; home: string | null };

/** Money in and out of the account stands in one column of two, too. */
const isSide = ({ name }: Column): boolean => ["debit", "credit", "balance"].includes(name?.role ?? "");

/**
 * Currencies that stand, or differ from one and the same, only where the column beside them has a figure are those of these
 * figures: of what was paid abroad, and none of the account.
 */
export const findAbroad = (
  columns: readonly Column[],
  rows: readonly TableRow[],
  currency: number,
): Abroad | null => {
  for (const column of [columns[currency - 1], columns[currency + 1]]) {
    if (column === undefined || column.amounts === 0 || column.amounts < column.filled) continue;
    if (isSide(column)) continue;
    const isAbroad = ({ cells }: TableRow): boolean => (cells[column.index] ?? "") !== "";
    const listCodes = (some: readonly TableRow[]): Set<string> =>
      new Set(some.map(({ cells }) => (cells[currency] ?? "").toUpperCase()));
    const abroad = listCodes(rows.filter(isAbroad));
    const [home, ...others] = listCodes(rows.filter((row) => !isAbroad(row)));
    if (home !== undefined && others.length === 0 && !abroad.has(home) && !abroad.has(""))
      return { amount: column.index, home: home === "" ? null : home };
  }
  return null;
};
