import { useLingui } from "@lingui/react/macro";
import {
  changeBankAccount,
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
} from "@passbook/contract/bank-accounts";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { call } from "../calls/call.ts";
import { bankAccountKeys } from "../cache/query-keys.ts";
import { useAccountTypeLabels } from "../bank-accounts/use-account-type-labels.ts";
import type { FieldWords } from "../versions/ask-about.ts";
import type { Fields } from "../versions/compare-fields.ts";
import { saveVersioned } from "../versions/save-versioned.ts";
import { putAccount, withoutId } from "./lists.ts";
import { useChange, useIsChanging } from "./use-change.ts";
import { changeList, useReferenceList } from "./use-reference-list.ts";

type Deletion = {
  readonly seen: BankAccount;
  /** Another account that takes the transactions. */
  readonly move_to?: string | undefined;
  readonly with_transactions?: "true" | undefined;
};

const change = (by: (list: BankAccount[]) => BankAccount[]): void => {
  changeList<BankAccount>(bankAccountKeys.list, by);
};

/** Bank accounts, and whether they are being fetched. */
export const useBankAccountList = () => {
  const { list, ...state } = useReferenceList(bankAccountKeys.list, async (signal) => {
    const { answer } = await call(listBankAccounts, { signal });
    return answer.data;
  });
  return { bank_accounts: list, ...state };
};

export const useBankAccountFlags = () => ({
  creating: useIsChanging("bank_accounts", "create"),
  editing: useIsChanging("bank_accounts", "edit"),
  deleting: useIsChanging("bank_accounts", "delete"),
});

const readFields = (account: BankAccount): Fields => {
  const { label, last_4_digits, account_type, currency, bank, closed_at, is_private } = account;
  const { interest_rate, rate_changes } = account;
  const { id, name } = bank;
  const closed = closed_at !== null;
  return {
    label,
    last_4_digits,
    account_type,
    currency,
    bank: { id, name },
    closed,
    interest_rate,
    rate_changes,
    is_private,
  };
};

const useAccountWords = (): FieldWords => {
  const { t } = useLingui();
  const types: Readonly<Record<string, string>> = useAccountTypeLabels();
  return {
    label: { label: t`Label` },
    last_4_digits: { label: t`Last 4 digits` },
    account_type: { label: t`Account type`, say: (type) => types[String(type)] ?? "" },
    currency: { label: t`Currency` },
    // a form's bank has a name
    bank: { label: t`Bank`, say: (bank) => (bank as { name?: string }).name ?? "" },
    closed: { label: t`Closed` },
    interest_rate: { label: t`Percent a year` },
    rate_changes: { label: t`Later rates` },
    is_private: { label: t`Kept to yourself` },
  };
};

/** What can be done to bank accounts; each updates the list in place, says so with Undo, and throws what failed. */
export const useBankAccountChanges = () => {
  const { t } = useLingui();
  const words = useAccountWords();
  return {
    createBankAccount: useChange({
      key: ["bank_accounts", "create"],
      kind: "create_bank_account",
      in_place: bankAccountKeys.list,
      run: (body: BodyInputOf<typeof createBankAccount>) => call(createBankAccount, { body }),
      apply: ({ data }) => {
        change((list) => putAccount(list, data));
      },
      success: () => t`Bank Account created!`,
      failure: t`Sorry, unable to create bank account, please retry!`,
    }),
    editBankAccount: useChange({
      key: ["bank_accounts", "edit"],
      kind: "change_bank_account",
      in_place: bankAccountKeys.list,
      run: ({ seen, change: wanted }: { seen: BankAccount; change: BodyInputOf<typeof changeBankAccount> }) =>
        saveVersioned({
          seen,
          change: wanted,
          read: readFields,
          send: (body, version) => call(changeBankAccount, { params: { id: seen.id }, body, version }),
          words,
        }),
      apply: ({ data }) => {
        change((list) => putAccount(list, data));
      },
      success: () => t`Bank Account updated!`,
      failure: t`Oops, update failed!`,
    }),
    deleteBankAccount: useChange({
      key: ["bank_accounts", "delete"],
      kind: "delete_bank_account",
      run: ({ seen, ...query }: Deletion) =>
        call(deleteBankAccount, { params: { id: seen.id }, query, version: seen.version }),
      apply: (_, { seen: { id } }) => {
        change((list) => withoutId(list, id));
      },
      success: () => t`Bank Account deleted!`,
      failure: t`Oops, delete failed!`,
    }),
  };
};
