import { useLingui } from "@lingui/react/macro";
import type { Rule } from "@passbook/contract/rules";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";

type DeleteRuleDialogProps = {
  readonly rule: Rule;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Asks before a rule goes; stands while it is rendered. */
export const DeleteRuleDialog = ({ rule: { name }, onClose, onConfirm }: DeleteRuleDialogProps) => {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t`Delete ${name}?`}
      text={t`What it changed stays so. You can undo this later.`}
      confirmLabel={t`Delete`}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
};
