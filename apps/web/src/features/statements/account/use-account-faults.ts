import { useLingui } from "@lingui/react/macro";
import type { AccountAnswer } from "./which-account.ts";
import { findAccountFaults } from "./which-account.ts";

/** Tells what an answer lacks, in words by the name of the field. */
export const useAccountFaults = () => {
  const { t } = useLingui();
  const words = {
    bank_account_id: t`Choose the account.`,
    bank: t`Choose or name the bank.`,
    currency: t`Choose the currency.`,
    last_4_digits: t`Four digits, as printed on the statement.`,
  };
  return (answer: AccountAnswer): Readonly<Record<string, string>> =>
    Object.fromEntries(findAccountFaults(answer).map((fault) => [fault, words[fault]]));
};
