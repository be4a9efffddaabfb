import { applyChanges, type ParsedStatement, type RowChange } from "@passbook/statement-parser";

/** A statement with the corrections of a person, and the number of each of its rows. */
export type CorrectedStatement = {
  readonly printed: ParsedStatement;
  readonly numbers: readonly number[];
  /** As it was read; rows with a number beyond its last were added. */
  readonly read: ParsedStatement;
};

/** Corrects the rows of a statement; rows keep the number they were read with, added ones count on behind the last. */
export const correctRows = (
  statement: ParsedStatement,
  changes: readonly RowChange[],
): CorrectedStatement => {
  return {
    printed: changes.length === 0 ? statement : applyChanges(statement, changes),
    numbers: numberRows(statement.transactions.length, changes),
    read: statement,
  };
};

const numberRows = (count: number, changes: readonly RowChange[]): number[] => {
  const removed = new Set(changes.flatMap((change) => (change.op === "remove" ? [change.row] : [])));
  const inserts = changes.filter((change) => change.op === "insert");
  const added = Map.groupBy(
    inserts.map(({ after }, index) => ({ after, number: count + index + 1 })),
    ({ after }) => after,
  );
  const numbers = (added.get(0) ?? []).map(({ number }) => number);
  for (let row = 1; row <= count; row += 1) {
    if (!removed.has(row)) numbers.push(row);
    for (const { number } of added.get(row) ?? []) numbers.push(number);
  }
  return numbers;
};

/** The rows that corrections name but a statement does not have. */
export const listUnknownRows = (count: number, changes: readonly RowChange[]): number[] =>
  changes.map((change) => (change.op === "insert" ? change.after : change.row)).filter((row) => row > count);
