import { useLingui } from "@lingui/react/macro";
import { confirmTransfer, rejectTransfer } from "@passbook/contract/findings";
import { call } from "../../../lib/calls/call.ts";
import { runUndoable } from "../../../lib/changes/undo.ts";

const ENDPOINTS = { confirm_transfer: confirmTransfer, reject_transfer: rejectTransfer };

/** Says of a pair that it is one transfer, or that it is none. */
export const useTransferAnswers = () => {
  const { t } = useLingui();
  const answer = (
    kind: "confirm_transfer" | "reject_transfer",
    pair: { readonly from_transaction_id: string; readonly to_transaction_id: string },
    said: string,
  ) =>
    runUndoable({
      kind,
      said,
      change: () => call(ENDPOINTS[kind], { body: pair }),
      failure: t`Oops, update failed!`,
    });
  return {
    confirm: (from_transaction_id: string, to_transaction_id: string) =>
      answer("confirm_transfer", { from_transaction_id, to_transaction_id }, t`One transfer`),
    /** Parts what was taken for one transfer. */
    part: (from_transaction_id: string, to_transaction_id: string) =>
      answer("reject_transfer", { from_transaction_id, to_transaction_id }, t`No transfer any more`),
    /** Says of two that were asked about that they are none. */
    reject: (from_transaction_id: string, to_transaction_id: string) =>
      answer("reject_transfer", { from_transaction_id, to_transaction_id }, t`Noted: not one transfer`),
  };
};
