import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useLocale } from "../../words/locale.tsx";
import { useBankAccountChanges } from "../../lib/reference-data/use-bank-accounts.ts";
import { Page } from "../../ui/frame/page.tsx";
import { BankAccountForm } from "./bank-account-form.tsx";

export const CreateBankAccountScreen = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { home_currency } = useLocale();
  const { createBankAccount } = useBankAccountChanges();
  return (
    <Page title={t`New bank account`} back={{ to: "/settings/bank-accounts", label: t`Bank accounts` }}>
      <BankAccountForm
        defaults={{
          bank: { id: null, name: "" },
          account_type: "savings",
          currency: home_currency,
          label: null,
          last_4_digits: null,
        }}
        saveLabel={t`Create`}
        save={async (values) => {
          await createBankAccount(values);
          await navigate("/settings/bank-accounts");
        }}
      />
    </Page>
  );
};
