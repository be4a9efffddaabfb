import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ATTACHMENT_TYPES } from "@passbook/contract/transactions";
import { FileButton } from "../../../ui/actions/file-button.tsx";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import styles from "./edit-dialog.module.css";

/** Devices that are touched have a camera at hand. */
const TOUCHED = "(pointer: coarse)";
const ACCEPT = ATTACHMENT_TYPES.join(",");

/** One picture or PDF for all of them. */
export const PaperChoice = ({ onChoose }: { readonly onChoose: (file: File) => Promise<void> }) => {
  const { t } = useLingui();
  const isTouched = useMediaQuery(TOUCHED);
  const [busy, setBusy] = useState(false);
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    await onChoose(file);
    setBusy(false);
  };
  return (
    <div className={styles["counting"]}>
      <p className={styles["hint"]}>
        <Trans>One picture or PDF is kept with each of them, such as an invoice for several payments.</Trans>
      </p>
      <FileButton
        kind="primary"
        label={t`Choose a file`}
        accept={ACCEPT}
        busy={busy}
        onFiles={(files) => void take(files)}
      />
      {isTouched && (
        <FileButton
          label={t`Take a photo`}
          accept="image/*"
          camera
          busy={busy}
          onFiles={(files) => void take(files)}
        />
      )}
    </div>
  );
};
