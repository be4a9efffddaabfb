import { useLingui } from "@lingui/react/macro";
import type { AccountType } from "@passbook/contract/bank-accounts";

/** The kinds of account in words. */
export const useAccountTypeLabels = (): Readonly<Record<AccountType, string>> => {
  const { t } = useLingui();
  return {
    savings: t`Savings`,
    current: t`Current`,
    credit_card: t`Credit card`,
    loan: t`Loan`,
    wallet: t`Wallet`,
    cash: t`Cash`,
    investment: t`Investment`,
  };
};
