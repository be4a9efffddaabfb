import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { RadioGroup } from "../../../ui/forms/radio-group.tsx";
import type { Link } from "./use-many-edits.ts";
import styles from "./edit-dialog.module.css";

/** Whether they are transfers or refunds, or none; what follows is found before it is told. */
export const LinkChoice = ({ onChoose }: { readonly onChoose: (link: Link) => Promise<void> }) => {
  const { t } = useLingui();
  const [link, setLink] = useState<Link>("transfer");
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    await onChoose(link);
    setBusy(false);
  };
  return (
    <form
      className={styles["counting"]}
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      <RadioGroup
        legend={t`What they are`}
        value={link}
        onChange={setLink}
        options={[
          {
            value: "transfer",
            label: t`Transfers between my accounts`,
            hint: t`Each is paired with the same amount in another account within a week. Without one it is filed under Transfers.`,
          },
          {
            value: "no_transfer",
            label: t`No transfers`,
            hint: t`What Passbook took for a transfer is parted for good and filed anew.`,
          },
          {
            value: "refund",
            label: t`Refunds`,
            hint: t`Each is linked with the purchase at the same place that it pays back.`,
          },
          { value: "no_refund", label: t`No refunds`, hint: t`They are parted from their purchases.` },
        ]}
      />
      <Button type="submit" kind="primary" busy={busy}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
};
