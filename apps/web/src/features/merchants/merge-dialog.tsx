import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Merchant } from "@passbook/contract/merchants";
import {
  useMerchantChanges,
  useMerchantFlags,
  useMerchantList,
} from "../../lib/reference-data/use-merchants.ts";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";

type MergeDialogProps = {
  readonly merchant: Merchant;
  readonly onClose: () => void;
};

/** Two merchants that are one: printed names and transactions go over to the other. */
export const MergeDialog = ({ merchant, onClose }: MergeDialogProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { merchants } = useMerchantList();
  const { mergeMerchant } = useMerchantChanges();
  const [into, setInto] = useState<string | null>(null);
  const { editing } = useMerchantFlags();
  const [missing, setMissing] = useState(false);
  const { name } = merchant;
  const merge = async (target: string) => {
    try {
      await mergeMerchant({ id: merchant.id, into: target });
      onClose();
      await navigate(`/settings/merchants/${target}`);
    } catch {
      // the failure has its toast; the dialog stays for another try
    }
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t`Merge ${name}`}
      text={
        <Trans>
          Its printed names and transactions go to the merchant you choose, and {name} goes away. You can undo
          this later.
        </Trans>
      }
      confirmLabel={t`Merge`}
      busy={editing}
      onConfirm={() => {
        if (into === null) setMissing(true);
        else void merge(into);
      }}
      onClose={onClose}
    >
      <Combobox
        label={t`Into`}
        error={missing && into === null ? t`Choose a merchant.` : undefined}
        groups={[
          {
            options: merchants
              .filter((one) => one.id !== merchant.id)
              .map((one) => ({ id: one.id, label: one.name })),
          },
        ]}
        value={into}
        onChange={setInto}
      />
    </ConfirmDialog>
  );
};
