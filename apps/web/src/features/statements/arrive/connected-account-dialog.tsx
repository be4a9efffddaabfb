import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ACCOUNT_TYPES, type AccountType } from "@passbook/contract/bank-accounts";
import type { ConnectedAccount, mapConnectedAccount } from "@passbook/contract/bank-connections";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { useAccountTypeLabels } from "../../../lib/bank-accounts/use-account-type-labels.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { FieldPairs } from "../../../ui/forms/field-pairs.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { useAccountMapping } from "./use-bank-connections.ts";

const NEW = "new";
const LEFT_OUT = "left_out";

type Typed = { readonly choice: string; readonly label: string; readonly account_type: AccountType };

/** Of accounts in its currency the one with its digits is the likeliest. */
const toTyped = (shown: ConnectedAccount, accounts: Reference["accounts"]): Typed => {
  const same = accounts.find(
    ({ last_4_digits }) => last_4_digits !== null && last_4_digits === shown.last_4_digits,
  );
  const known = shown.bank_account_id ?? same?.id ?? NEW;
  return {
    choice: shown.is_left_out || shown.currency === null ? LEFT_OUT : known,
    label: shown.name,
    account_type: "current",
  };
};

const toBody = (
  { choice, label, account_type }: Typed,
  { currency, bank_name, last_4_digits }: ConnectedAccount,
): BodyInputOf<typeof mapConnectedAccount> => {
  if (choice === LEFT_OUT) return { is_left_out: true };
  if (choice !== NEW || currency === null) return { bank_account_id: choice };
  const bank = { name: bank_name ?? label };
  return { new_bank_account: { label, account_type, currency, last_4_digits, bank } };
};

type ConnectedAccountDialogProps = {
  readonly shown: ConnectedAccount;
  readonly reference: Reference;
  readonly onClose: () => void;
};

/** Asks which account of the person one of the bridge is. */
export const ConnectedAccountDialog = ({ shown, reference, onClose }: ConnectedAccountDialogProps) => {
  const { t } = useLingui();
  const types = useAccountTypeLabels();
  const accounts = reference.accounts.filter(
    ({ currency, sample, closed_at }) => currency === shown.currency && !sample && closed_at === null,
  );
  const [typed, setTyped] = useState(() => toTyped(shown, accounts));
  const mapping = useAccountMapping();
  const set = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
  };
  return (
    <SourceDialog
      title={shown.name}
      saveLabel={t`Save`}
      busy={mapping.isPending}
      onSave={() => {
        mapping.mutate({ id: shown.id, body: toBody(typed, shown) }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {mapping.error !== null && (
        <Note tone="error" role="alert">
          {messageOf(mapping.error, t`This could not be saved. Try again.`)}
        </Note>
      )}
      <Field
        label={t`Which account is this?`}
        hint={
          shown.currency === null ? (
            <Trans>It is in no currency that Passbook knows, so it can only be left out.</Trans>
          ) : (
            <Trans>
              Its transactions of the last 90 days come in at once, those you have already only once.
            </Trans>
          )
        }
      >
        <Select
          value={typed.choice}
          onChange={(event) => {
            set({ choice: event.currentTarget.value });
          }}
        >
          {accounts.map((account) => (
            <option key={account.id} value={account.id}>
              {account.display_label}
            </option>
          ))}
          {shown.currency !== null && <option value={NEW}>{t`A new account`}</option>}
          <option value={LEFT_OUT}>{t`Leave it out`}</option>
        </Select>
      </Field>
      {typed.choice === NEW && (
        <FieldPairs>
          <Field label={t`Name`}>
            <TextInput
              type="text"
              autoComplete="off"
              maxLength={80}
              value={typed.label}
              onChange={(event) => {
                set({ label: event.currentTarget.value });
              }}
            />
          </Field>
          <Field label={t`Account type`}>
            <Select
              value={typed.account_type}
              onChange={(event) => {
                const account_type = ACCOUNT_TYPES.find((type) => type === event.currentTarget.value);
                if (account_type !== undefined) set({ account_type });
              }}
            >
              {ACCOUNT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {types[type]}
                </option>
              ))}
            </Select>
          </Field>
        </FieldPairs>
      )}
    </SourceDialog>
  );
};
