import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Leaving, leaveNow, stay, useLeaving } from "../../lib/statements/change-book.ts";
import { useUploads } from "../../lib/statements/upload-queue.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ProgressBar } from "../../ui/figures/progress-bar.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

const Waiting = ({ leaving: { keys } }: { readonly leaving: Leaving }) => {
  const { t } = useLingui();
  const uploads = useUploads().filter(({ key }) => keys.includes(key));
  const left = uploads.filter(({ state }) => state === "waiting" || state === "sending");
  const [refused] = uploads.filter(({ state }) => state === "refused");
  const size = uploads.reduce((sum, { file_size }) => sum + file_size, 0);
  const sent = uploads.reduce(
    (sum, upload) =>
      sum +
      upload.file_size * (upload.state === "sending" ? upload.share : upload.state === "waiting" ? 0 : 1),
    0,
  );
  return (
    <Dialog
      open
      bare
      role="alertdialog"
      title={
        left.length === 0
          ? t`Not all files arrived`
          : plural(left.length, {
              one: "# file is still on its way",
              other: "# files are still on their way",
            })
      }
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Stay in this book</Trans>
          </Button>
          <Button kind="danger" onClick={leaveNow}>
            <Trans>Change without them</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {left.length > 0 && (
          <>
            <p>
              <Trans>
                They belong to the book that you are in. The other one is shown once they are there.
              </Trans>
            </p>
            <ProgressBar label={t`Sent so far`} value={sent} max={Math.max(size, 1)} />
          </>
        )}
        {refused !== undefined && (
          <Note tone="error" role="alert">
            {refused.file_name}
            {refused.state === "refused" && refused.message !== "" && `: ${refused.message}`}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
};

/** Asks before another book is shown while files are on their way to this one. */
export const LeavingDialog = () => {
  const leaving = useLeaving();
  return leaving === null ? null : <Waiting leaving={leaving} />;
};
