import { useLingui } from "@lingui/react/macro";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { Switch } from "../../ui/forms/switch.tsx";
import { useBankAccountChanges } from "./use-bank-accounts.ts";

type PrivateSwitchProps = {
  readonly account: BankAccount;
  /** What the switch is called where it stands among those of other accounts. */
  readonly label?: string;
};

/** Keeps an account from the members of the book, or shows it to them again. */
export const PrivateSwitch = ({ account, label }: PrivateSwitchProps) => {
  const { t } = useLingui();
  const { editBankAccount } = useBankAccountChanges();
  return (
    <Switch
      act
      label={label ?? t`Keep to yourself`}
      hint={label === undefined ? t`Who shares your book sees nothing of it` : undefined}
      checked={account.is_private}
      onChange={(event) => {
        // a failure has its toast, and the switch stays as it was
        editBankAccount({ seen: account, change: { is_private: event.target.checked } }).catch(
          () => undefined,
        );
      }}
    />
  );
};
