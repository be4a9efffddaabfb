import { useMemo } from "react";
import type { Statement } from "@passbook/contract/statements";
import type { RowMark } from "../state/proof.ts";
import { markRow, readChecks } from "../state/proof.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

const chainHolds = ({ proof }: Statement): boolean | null =>
  readChecks(proof).find(({ name }) => name === "running_balance")?.holds ?? null;

/** The mark at the end of each row, found among all rows of the statement. */
export const useRowMarks = (
  statement: Statement,
  rows: readonly StatementRow[],
): ((row: StatementRow) => RowMark) => {
  const index_of = useMemo(() => new Map(rows.map(({ row }, index) => [row, index])), [rows]);
  const chain = { holds: chainHolds(statement), culprit: statement.proof?.culprit?.row ?? null };
  return (row) => {
    const index = index_of.get(row.row) ?? -1;
    return markRow(row, { before: rows[index - 1], after: rows[index + 1] }, chain);
  };
};
