import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { takeInArchive } from "@passbook/contract/export";
import { refreshAll } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { FileButton } from "../../ui/actions/file-button.tsx";
import { ListRow } from "../../ui/lists/list.tsx";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";

/** An archive that was downloaded before, for an account that holds nothing yet. */
export const TakeIn = () => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const takeIn = async (file: File) => {
    setBusy(true);
    try {
      const body = new FormData();
      body.append("file", file);
      await call(takeInArchive, { body });
      await refreshAll();
      toastSuccess(t`Everything of the archive is here.`);
    } catch (error) {
      toastError(messageOf(error, t`The archive could not be taken in, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ListRow
      wrap
      title={t`Take an archive in`}
      sub={t`The ZIP of everything, of this or another Passbook, into an account that holds nothing yet`}
      actions={
        <FileButton
          icon="upload"
          busy={busy}
          label={t`Choose archive`}
          accept=".zip,application/zip"
          onFiles={([file]) => {
            if (file !== undefined) void takeIn(file);
          }}
        />
      }
    />
  );
};
