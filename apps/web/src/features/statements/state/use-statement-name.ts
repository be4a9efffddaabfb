import { useLingui } from "@lingui/react/macro";
import { ACCOUNT_TYPES } from "@passbook/contract/bank-accounts";
import type { Statement } from "@passbook/contract/statements";
import { useAccountTypeLabels } from "../../../lib/bank-accounts/use-account-type-labels.ts";
import { useLocale } from "../../../words/locale.tsx";
import { nameStatement } from "./name-statement.ts";

type Named = Pick<Statement, "printed_account" | "currency" | "period" | "file_part">;

/** What tells a statement from the others of its file, in the words of the screen; `account` is the one it belongs to. */
export const useStatementName = (): ((statement: Named, account: string | undefined) => string) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const kinds = useAccountTypeLabels();
  return (statement, account) => {
    const { printed_account, file_part } = statement;
    const type = ACCOUNT_TYPES.find((one) => one === printed_account?.account_type);
    const words = {
      account,
      kind: type === undefined ? undefined : kinds[type],
      part: file_part === null ? undefined : t`statement ${file_part.number} of ${file_part.of}`,
    };
    return nameStatement(statement, words, locale);
  };
};
