import { useLingui } from "@lingui/react/macro";
import { confirmTransfer, rejectTransfer } from "@passbook/contract/movements";
import { call } from "../../../lib/call.ts";
import { runUndoable } from "../../../lib/undo.ts";
import { refreshAfterEdit } from "./change-transactions.ts";

/** Says of a pair that it is one transfer, or that it is none. */
export const useTransferAnswers = () => {
  const { t } = useLingui();
  const answer = (
    endpoint: typeof confirmTransfer | typeof rejectTransfer,
    pair: { readonly from_transaction_id: string; readonly to_transaction_id: string },
    said: string,
  ) =>
    runUndoable({
      said,
      change: () => call(endpoint, { body: pair }),
      failure: t`Oops, update failed!`,
      refresh: refreshAfterEdit,
    });
  return {
    confirm: (from_transaction_id: string, to_transaction_id: string) =>
      answer(confirmTransfer, { from_transaction_id, to_transaction_id }, t`One transfer`),
    /** Parts what was taken for one transfer. */
    part: (from_transaction_id: string, to_transaction_id: string) =>
      answer(rejectTransfer, { from_transaction_id, to_transaction_id }, t`No transfer any more`),
    /** Says of two that were asked about that they are none. */
    reject: (from_transaction_id: string, to_transaction_id: string) =>
      answer(rejectTransfer, { from_transaction_id, to_transaction_id }, t`Noted: not one transfer`),
  };
};
