import { useLingui } from "@lingui/react/macro";
import {
  changeBankAccount,
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
} from "@passbook/contract/bank-accounts";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { call } from "../call.ts";
import { putAccount, withoutId } from "./lists.ts";
import { useChange, useIsChanging } from "./use-change.ts";
import { changeList, refreshShown, useReferenceList } from "./use-reference-list.ts";

type Deletion = {
  readonly id: string;
  /** Another account that takes the transactions. */
  readonly move_to?: string | undefined;
  readonly with_transactions?: "true" | undefined;
};

const change = (by: (list: BankAccount[]) => BankAccount[]): void => {
  changeList<BankAccount>("bank_accounts", by);
};

/** Bank accounts, and whether they are being fetched. */
export const useBankAccountList = () => {
  const { list, ...state } = useReferenceList("bank_accounts", async (signal) => {
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

/** What can be done to bank accounts; each updates the list in place, says so with Undo, and throws what failed. */
export const useBankAccountChanges = () => {
  const { t } = useLingui();
  return {
    createBankAccount: useChange({
      key: ["bank_accounts", "create"],
      run: (body: BodyInputOf<typeof createBankAccount>) => call(createBankAccount, { body }),
      apply: ({ data }) => {
        change((list) => putAccount(list, data));
      },
      success: () => t`Bank Account created!`,
      failure: t`Sorry, unable to create bank account, please retry!`,
    }),
    editBankAccount: useChange({
      key: ["bank_accounts", "edit"],
      run: ({ id, ...body }: { id: string } & BodyInputOf<typeof changeBankAccount>) =>
        call(changeBankAccount, { params: { id }, body }),
      apply: ({ data }) => {
        change((list) => putAccount(list, data));
      },
      success: () => t`Bank Account updated!`,
      failure: t`Oops, update failed!`,
    }),
    deleteBankAccount: useChange({
      key: ["bank_accounts", "delete"],
      run: ({ id, ...query }: Deletion) => call(deleteBankAccount, { params: { id }, query }),
      apply: (_, { id, move_to, with_transactions }) => {
        change((list) => withoutId(list, id));
        if (move_to !== undefined || with_transactions !== undefined) refreshShown();
      },
      success: () => t`Bank Account deleted!`,
      failure: t`Oops, delete failed!`,
    }),
  };
};
