import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Endpoint } from "@passbook/contract/endpoint";
import type { CallArguments } from "../../lib/calls/call.ts";
import { downloadFile } from "../../lib/calls/files.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useConfirmation } from "../../lib/session/use-confirmation.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { toastError } from "../../ui/overlays/toast.ts";

type DownloadProps = {
  readonly endpoint: Endpoint;
  readonly query?: CallArguments["query"];
  readonly fallback_name: string;
  /** What is downloaded, spoken with the button. */
  readonly what: string;
};

/** Fetches a file and hands it to the browser. */
export const Download = ({ endpoint, query, fallback_name, what }: DownloadProps) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const { confirmed, dialog } = useConfirmation();
  const fetchFile = async () => {
    setBusy(true);
    try {
      await confirmed(() =>
        downloadFile(endpoint, { fallback_name, ...(query === undefined ? {} : { query }) }),
      );
    } catch (error) {
      toastError(messageOf(error, t`The file could not be made, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        icon="download"
        busy={busy}
        aria-label={t`Download ${what}`}
        onClick={() => {
          void fetchFile();
        }}
      >
        {t`Download`}
      </Button>
      {dialog}
    </>
  );
};
