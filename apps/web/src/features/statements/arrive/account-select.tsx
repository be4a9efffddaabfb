import { useLingui } from "@lingui/react/macro";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { Field } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";

type AccountSelectProps = {
  readonly accounts: readonly BankAccount[];
  readonly hint: string;
  readonly none: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
};

/** One account, or none in particular. */
export const AccountSelect = ({ accounts, hint, none, value, onChange }: AccountSelectProps) => {
  const { t } = useLingui();
  return (
    <Field label={t`Account`} hint={hint}>
      <Select
        value={value ?? ""}
        onChange={(event) => {
          onChange(event.currentTarget.value === "" ? null : event.currentTarget.value);
        }}
      >
        <option value="">{none}</option>
        {accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {account.display_label}
          </option>
        ))}
      </Select>
    </Field>
  );
};
