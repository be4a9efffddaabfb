import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Endpoint } from "@passbook/contract/endpoint";
import { toastError } from "../../ui/overlays/toast.ts";
import { downloadFile } from "../calls/files.ts";
import { messageOf } from "../calls/refusal.ts";

/** Fetches a file that anybody signed in may have, and hands it to the browser; what goes wrong is told. */
export const useDownload = (endpoint: Endpoint, input: Parameters<typeof downloadFile>[1]) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      await downloadFile(endpoint, input);
    } catch (error) {
      toastError(messageOf(error, t`The file could not be made, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    download: () => {
      void fetchFile();
    },
  };
};
