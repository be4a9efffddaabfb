import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Transaction } from "@passbook/contract/transactions";
import { pickChanged } from "../../../lib/versions/compare-fields.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { AmountInput } from "../../../ui/forms/amount-input.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { Edits } from "../state/use-edits.ts";
import styles from "./details.module.css";

type RewriteDialogProps = {
  readonly transaction: Transaction;
  readonly edits: Edits;
  readonly onClose: () => void;
};

/** The day, the amount and the text of a transaction that a person wrote down. */
export const RewriteDialog = ({ transaction, edits, onClose }: RewriteDialogProps) => {
  const { t } = useLingui();
  const [booked_on, setDay] = useState(transaction.booked_on);
  const [amount, setAmount] = useState<number | null>(transaction.amount);
  const [description, setText] = useState(transaction.description);
  const text = description.trim();
  const isReady = booked_on !== "" && amount !== null && amount !== 0 && text !== "";
  const change = isReady ? pickChanged({ booked_on, amount, description: text }, { ...transaction }) : {};
  return (
    <Dialog open size="md" title={t`Change what you wrote`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          if (Object.keys(change).length > 0) void edits.rewrite(transaction, change);
        }}
      >
        <Stack gap={4}>
          <Field label={t`Amount`} hint={t`With a minus, money went out.`}>
            <AmountInput currency={transaction.currency} signed value={amount} onChange={setAmount} />
          </Field>
          <Field label={t`Day`}>
            <DateField
              value={booked_on}
              onChange={(event) => {
                setDay(event.currentTarget.value);
              }}
            />
          </Field>
          <Field label={t`What it was for`}>
            <TextInput
              value={description}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => {
                setText(event.currentTarget.value);
              }}
            />
          </Field>
          <div className={styles["ends"]}>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="primary" type="submit" disabled={!isReady}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
};
