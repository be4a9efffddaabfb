import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Vendor } from "@passbook/contract/vendors";
import type { Assignment } from "../../lib/reference-data/use-assignment.ts";
import { useAssignment } from "../../lib/reference-data/use-assignment.ts";
import { isRefusal } from "../../lib/calls/refusal.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";

type AssignDialogProps = {
  readonly vendors: readonly Vendor[];
  readonly reference: Reference;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const NONE = "none";

/** Which merchant these vendors are: one that is there, a new one, or none. */
export const AssignDialog = ({ vendors, reference, onClose, onDone }: AssignDialogProps) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useAssignment();
  const [first] = vendors;
  const name = first?.name ?? "";
  const shared = vendors.every((vendor) => vendor.merchant_id === first?.merchant_id);
  const assign = (assignment: Assignment) => {
    mutate({ vendors, assignment }, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      title={t`Merchant`}
      onClose={onClose}
      actions={
        <Button onClick={onClose} busy={isPending}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="2">
          <Plural value={vendors.length} one={`For ${name}`} other="For # printed names" />
        </Text>
        <Combobox
          label={t`Merchant`}
          inline
          startOpen
          disabled={isPending}
          placeholder={t`Find or write a merchant`}
          error={isRefusal(error) ? error.fields["merchant_name"] : undefined}
          groups={[
            { options: [{ id: NONE, label: t`No merchant` }] },
            {
              label: t`Merchants`,
              options: reference.merchants.map(({ id, name: label }) => ({ id, label })),
            },
          ]}
          value={shared ? (first?.merchant_id ?? null) : null}
          createLabel={(text) => t`New merchant “${text}”`}
          onCreate={(merchant_name) => {
            assign({ merchant_name });
          }}
          onChange={(id) => {
            assign(
              id === NONE
                ? { merchant_id: null, name: "" }
                : { merchant_id: id, name: reference.findMerchant(id)?.name ?? "" },
            );
          }}
        />
        <Text as="p" size="sm" tone="3">
          <Trans>Their transactions follow, but for those you gave a merchant yourself.</Trans>
        </Text>
      </Stack>
    </Dialog>
  );
};
