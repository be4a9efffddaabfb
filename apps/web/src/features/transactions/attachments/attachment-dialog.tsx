import { Trans } from "@lingui/react/macro";
import { getAttachment } from "@passbook/contract/transactions";
import type { Attachment } from "@passbook/contract/transactions";
import { downloadFile } from "../../../lib/calls/files.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { toastError } from "../../../ui/overlays/toast.ts";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import { Paper } from "./paper.tsx";
import { useAttachedBytes } from "./use-paper.ts";

type AttachmentDialogProps = {
  readonly transaction_id: string;
  readonly attachment: Attachment;
  readonly onDelete: () => void;
  readonly onClose: () => void;
};

/** What is kept with a transaction, in full. */
export const AttachmentDialog = ({
  transaction_id: id,
  attachment,
  onDelete,
  onClose,
}: AttachmentDialogProps) => {
  const { data, error } = useAttachedBytes(id, attachment);
  const { id: attachment_id, file_name } = attachment;
  const download = async () => {
    try {
      await downloadFile(getAttachment, { params: { id, attachment_id }, fallback_name: file_name });
    } catch (reason) {
      toastError(messageOf(reason, ""));
    }
  };
  return (
    <Dialog
      open
      size="lg"
      title={file_name}
      onClose={onClose}
      actions={
        <>
          <Button act icon="trash" kind="danger" onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
          <Button icon="download" onClick={() => void download()}>
            <Trans>Download</Trans>
          </Button>
        </>
      }
    >
      {error !== null && <Note tone="warning">{messageOf(error, "")}</Note>}
      {data === undefined && error === null && <Skeleton height={240} />}
      {data !== undefined && <Paper blob={data} alt={file_name} />}
    </Dialog>
  );
};
