import { listStatementRows } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../lib/call.ts";
import type { Reading } from "./compare-readings.ts";
import { forgetReading, keepReading } from "./reading-snapshots.ts";
import { useStatementAnswers } from "./use-statement.ts";

const ROWS_PER_CALL = 1000;

const loadReading = async ({ id, proof }: Statement): Promise<Reading> => {
  const rows: Reading["rows"][number][] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query: { after: number; limit: number } = { after, limit: ROWS_PER_CALL };
    const { answer } = await call(listStatementRows, { params: { id }, query });
    rows.push(...answer.data);
    after = answer.next;
  }
  return { rows, verdict: proof?.verdict ?? null };
};

/** Reads a statement again and keeps how it was read before, so that the difference can be shown. */
export const useReread = (statement: Statement): (() => void) => {
  const { reread } = useStatementAnswers(statement.id);
  const run = async () => {
    try {
      const before = await loadReading(statement);
      forgetReading(statement.id);
      await reread.mutateAsync();
      keepReading(statement.id, before);
    } catch {
      // the failure was told by the call itself
    }
  };
  return () => {
    if (!reread.isPending) void run();
  };
};
