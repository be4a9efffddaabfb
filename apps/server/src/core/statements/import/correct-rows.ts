import type { ParsedStatement, RowChange } from "@passbook/statement-parser";

/** A statement with the corrections of a person, and the number of each of its rows. */
export type CorrectedStatement = {
  readonly printed: ParsedStatement;
  readonly numbers: readonly number[];
  /** As it was read; rows with a number beyond its last were added. */
  readonly read: ParsedStatement;
};

/** What proves a statement knows the words of balances in all languages; it is loaded where somebody corrects one. */
const change = async (
  statement: ParsedStatement,
  changes: readonly RowChange[],
): Promise<ParsedStatement> => {
  const { applyChanges } = await import("@passbook/statement-parser/corrections");
  return applyChanges(statement, changes);
};

/** Corrects the rows of a statement; rows keep the number they were read with, added ones count on behind the last. */
export const correctRows = async (
  statement: ParsedStatement,
  changes: readonly RowChange[],
): Promise<CorrectedStatement> => {
  const printed = changes.length === 0 ? statement : await change(statement, changes);
  return {
    printed,
    numbers: printed.transactions.map(({ row }, index) => row ?? index + 1),
    read: statement,
  };
};

/** The rows that corrections name but a statement does not have; added ones may be named from then on. */
export const listUnknownRows = (count: number, changes: readonly RowChange[]): number[] => {
  let last = count;
  return changes.flatMap((change) => {
    const row = change.op === "insert" ? change.after : change.row;
    const unknown = row > last ? [row] : [];
    if (change.op === "insert") last += 1;
    return unknown;
  });
};
