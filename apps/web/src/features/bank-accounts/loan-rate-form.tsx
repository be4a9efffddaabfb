import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type BankAccount, bankAccountChange } from "@passbook/contract/bank-accounts";
import { useBankAccountChanges, useBankAccountFlags } from "../../lib/reference-data/use-bank-accounts.ts";
import { emptyAsNull, useSaveForm } from "../../lib/form/use-save-form.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";

type LoanRateFormProps = { readonly account: BankAccount };

const Form = ({ account, close }: LoanRateFormProps & { readonly close: () => void }) => {
  const { t } = useLingui();
  const { editing } = useBankAccountFlags();
  const { editBankAccount } = useBankAccountChanges();
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: bankAccountChange,
    defaults: { interest_rate: account.interest_rate },
    save: async ({ interest_rate = null }) => {
      await editBankAccount({ seen: account, change: { interest_rate } });
      close();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <Field
          label={t`Percent a year`}
          hint={t`As your contract says, such as 3.6. Empty: reckoned from what the statements print.`}
          error={errorOf("interest_rate")}
        >
          <TextInput
            {...form.register("interest_rate", emptyAsNull)}
            inputMode="decimal"
            autoComplete="off"
            numeric
          />
        </Field>
        <Stack row gap={2}>
          <Button type="submit" kind="primary" busy={busy || editing}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};

/** The rate of a loan as its person says it. */
export const LoanRateForm = ({ account }: LoanRateFormProps) => {
  const [is_open, setIsOpen] = useState(false);
  if (is_open)
    return (
      <Form
        account={account}
        close={() => {
          setIsOpen(false);
        }}
      />
    );
  return (
    <div data-print="no">
      <Button
        act
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {account.interest_rate === null ? <Trans>Enter the rate</Trans> : <Trans>Change the rate</Trans>}
      </Button>
    </div>
  );
};
