import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { correctStatement } from "@passbook/contract/statements";
import type { RowChange, Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { call } from "../../../lib/calls/call.ts";
import { isRefusedWith, messageOf } from "../../../lib/calls/refusal.ts";
import { undoChange } from "../../../lib/changes/undo.ts";
import { saveVersioned } from "../../../lib/versions/save-versioned.ts";
import { toastError, toastOffer, toastSuccess } from "../../../ui/overlays/toast.ts";
import { addCorrections, dropCorrection, pickChangedRows, toFields, withFields } from "./corrections.ts";
import type { ListedRow } from "./corrections.ts";
import { useCorrectionWords } from "./use-correction-words.ts";
import { takeStatement } from "../state/use-statement.ts";

/** Corrects rows as they were read; the answer brings the proof anew, and each change can be taken back from its toast. */
export const useCorrections = (statement: Statement, rows: readonly ListedRow[]) => {
  const { t } = useLingui();
  const { id, corrections } = statement;
  const toWords = useCorrectionWords(statement.currency ?? NO_CURRENCY);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (changes: readonly RowChange[]) => {
      const change = pickChangedRows(changes, corrections);
      const { answer, change_id } = await saveVersioned({
        seen: statement,
        change,
        read: (each: Statement) => toFields(each.corrections),
        send: (part, version, from) =>
          call(correctStatement, {
            params: { id },
            // in the order of this screen, unless they are joined with others
            body: { changes: from === statement ? [...changes] : withFields(from.corrections, part) },
            version,
          }),
        words: toWords(Object.keys(change)),
      });
      void takeStatement(answer.data, "correct_statement");
      return change_id;
    },
  });
  const takeBack = async (change_id: string | null) => {
    if (change_id !== null) {
      await undoChange(change_id);
      return;
    }
    try {
      await mutateAsync(corrections);
      toastSuccess(t`Undone`);
    } catch (cause) {
      toastError(messageOf(cause, t`This could not be undone.`));
    }
  };
  /** Replaces all corrections; true when the server took them. What it refused stays in `error`. */
  const replace = async (changes: readonly RowChange[], said: string): Promise<boolean> => {
    try {
      const change_id = await mutateAsync(changes);
      toastOffer(said, () => takeBack(change_id));
      return true;
    } catch (cause) {
      // they would rather not say: the rows are shown as they are now (told in the shape of the answer), and what was typed stays, to be
      // added to them
      if (isRefusedWith(cause, "changed_meanwhile"))
        void takeStatement(cause.current as Statement, "correct_statement");
      return false;
    }
  };
  return {
    busy: isPending,
    error,
    forgetError: reset,
    add: (more: readonly RowChange[], said: string) => replace(addCorrections(corrections, rows, more), said),
    drop: (at: number) => replace(dropCorrection(corrections, at), t`Correction taken back`),
    dropAll: () => replace([], t`All corrections taken back`),
  };
};

export type Corrections = ReturnType<typeof useCorrections>;
