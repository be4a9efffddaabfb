import { t } from "@lingui/core/macro";
import { toastError, toastSuccess } from "../ui/toast.ts";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { messageOf } from "./refusal.ts";

/** Takes a change back and fetches what is shown again; says so, or why not. */
export const undoChange = async (change_id: string): Promise<void> => {
  try {
    const { undoChange: endpoint } = await import("@passbook/contract/changes");
    const { answer } = await call(endpoint, { params: { id: change_id } });
    await queryClient.invalidateQueries();
    const { kept } = answer.data;
    toastSuccess(kept === 0 ? t`Undone` : t`Undone; what was edited later stays`);
  } catch (error) {
    toastError(messageOf(error, t`This could not be undone.`));
  }
};

/** A success toast, with Undo where the change has an id. */
export const toastUndoable = (text: string, change_id: string | null): void => {
  toastSuccess(text, change_id === null ? {} : { undo: () => undoChange(change_id) });
};
