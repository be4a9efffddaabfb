import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Endpoint } from "@passbook/contract/endpoint";
import { exportAll, exportArchive, exportTransactions } from "@passbook/contract/export";
import { downloadFile } from "../../lib/calls/files.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { toastError } from "../../ui/overlays/toast.ts";

type DownloadProps = {
  readonly endpoint: Endpoint;
  readonly fallback_name: string;
  /** What is downloaded, spoken with the button. */
  readonly what: string;
};

const Download = ({ endpoint, fallback_name, what }: DownloadProps) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      await downloadFile(endpoint, { fallback_name });
    } catch (error) {
      toastError(messageOf(error, t`The file could not be made, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return (
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
  );
};

/** Everything a person has here, as files to keep. */
export const ExportFiles = () => {
  const { t } = useLingui();
  const { today } = useLocale();
  return (
    <Card title={t`Export`}>
      <List>
        <ListRow
          wrap
          title={t`Transactions`}
          sub={t`CSV, one line each, for a spreadsheet`}
          actions={
            <Download
              endpoint={exportTransactions}
              fallback_name={`passbook-transactions-${today}.csv`}
              what={t`transactions`}
            />
          }
        />
        <ListRow
          wrap
          title={t`Everything`}
          sub={t`JSON, with accounts, categories, merchants and the history of changes`}
          actions={
            <Download endpoint={exportAll} fallback_name={`passbook-${today}.json`} what={t`everything`} />
          }
        />
        <ListRow
          wrap
          title={t`Everything with its files`}
          sub={t`ZIP, with the originals of statements and what is attached to transactions`}
          actions={
            <Download
              endpoint={exportArchive}
              fallback_name={`passbook-${today}.zip`}
              what={t`everything with its files`}
            />
          }
        />
      </List>
    </Card>
  );
};
