import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { listStatementRows, rereadStatement } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import type { Reading } from "./compare-readings.ts";
import { forgetReading, keepReading } from "./reading-snapshots.ts";
import { takeStatement } from "../state/use-statement.ts";

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
export const useReread = (statement: Statement) => {
  const { t } = useLingui();
  const { file_name, id } = statement;
  return useMutation({
    mutationFn: async () => {
      forgetReading(id);
      const before = await loadReading(statement);
      const { answer, change_id } = await call(rereadStatement, { params: { id } });
      keepReading(id, before);
      void takeStatement(answer.data, "reread_statement");
      return change_id;
    },
    onSuccess: (change_id) => {
      toastUndoable(t`${file_name} was read again`, change_id);
    },
    onError: (error) => {
      toastError(messageOf(error, t`Oops, update failed!`));
    },
  });
};
