import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { attachFile, deleteAttachment } from "@passbook/contract/transactions";
import type { Attachment } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { newKey } from "../../../lib/calls/new-key.ts";
import { runUndoable } from "../../../lib/changes/undo.ts";
import { replaceShown } from "../state/change-transactions.ts";

const send = async (id: string, file: File): Promise<{ readonly change_id: string | null }> => {
  const body = new FormData();
  body.append("file", file);
  const { answer, change_id } = await call(attachFile, { params: { id }, body, idempotency_key: newKey() });
  replaceShown(
    (shown) => shown.id === id,
    () => answer.data,
  );
  return { change_id };
};

/** Keeps files with a transaction, and lets them go, each told with Undo; tells how many are on their way. */
export const useAttaching = () => {
  const { t } = useLingui();
  const [sending, setSending] = useState(0);
  const attach = async (id: string, files: readonly File[]): Promise<boolean> => {
    setSending((count) => count + files.length);
    let is_done = true;
    for (const file of files) {
      const { name } = file;
      const done = await runUndoable({
        kind: "attach_file",
        said: t`${name} attached`,
        failure: t`The file could not be attached, please retry.`,
        change: () => send(id, file),
      });
      is_done = is_done && done;
      setSending((count) => count - 1);
    }
    return is_done;
  };
  const detach = (id: string, { id: attachment_id, file_name }: Attachment): Promise<boolean> =>
    runUndoable({
      kind: "delete_attachment",
      said: t`${file_name} deleted`,
      failure: t`Oops, delete failed!`,
      change: () => call(deleteAttachment, { params: { id, attachment_id } }),
    });
  return { attach, detach, sending };
};
