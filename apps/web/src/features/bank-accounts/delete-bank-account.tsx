import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { DeleteDialog } from "../../lib/changes/delete-dialog.tsx";
import type { DeletionChoice } from "../../lib/changes/delete-dialog.tsx";
import {
  useBankAccountChanges,
  useBankAccountList,
  useBankAccountFlags,
} from "../../lib/reference-data/use-bank-accounts.ts";

const toQuery = (choice: DeletionChoice) => {
  if (choice.kind === "move") return { move_to: choice.move_to };
  return choice.kind === "otherwise" ? { with_transactions: "true" as const } : {};
};

type DeleteBankAccountProps = {
  readonly account: BankAccount;
  readonly onClose: () => void;
};

export const DeleteBankAccount = ({ account, onClose }: DeleteBankAccountProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { bank_accounts } = useBankAccountList();
  const { deleteBankAccount } = useBankAccountChanges();
  const { deleting } = useBankAccountFlags();
  const { id, currency, display_label: name, transaction_count: count } = account;
  const others = bank_accounts.filter((one) => one.id !== id && one.currency === currency);
  return (
    <DeleteDialog
      title={t`Delete ${name}?`}
      text={t`It holds no transactions. You can undo this later.`}
      use={
        count === 0 ? null : t`It holds ${plural(count, { one: "# transaction", other: "# transactions" })}.`
      }
      move={{
        label: t`Move them to another account`,
        choose: t`Account in ${currency}`,
        groups: [{ options: others.map((one) => ({ id: one.id, label: one.display_label })) }],
      }}
      otherwise={{
        label: t`Delete them too`,
        hint: t`With the statements they were read from`,
      }}
      busy={deleting}
      onDelete={async (choice) => {
        await deleteBankAccount({ seen: account, ...toQuery(choice) });
        onClose();
        await navigate("/settings/bank-accounts");
      }}
      onClose={onClose}
    />
  );
};
