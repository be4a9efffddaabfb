import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod/mini";
import { ACCOUNT_TYPES, newBankAccount } from "@passbook/contract/bank-accounts";
import { listCurrencyGroups } from "../../lib/form/currency-choices.ts";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { emptyAsNull, useSaveForm } from "../../lib/form/use-save-form.ts";
import { useLocale } from "../../words/locale.tsx";
import { useBankAccountFlags } from "../../lib/reference-data/use-bank-accounts.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Fields } from "../../ui/forms/fields.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { BankChoice } from "../../lib/bank-accounts/bank-choice.tsx";
import styles from "./bank-account-form.module.css";
import { useAccountTypeLabels } from "../../lib/bank-accounts/use-account-type-labels.ts";

export type AccountValues = z.output<typeof newBankAccount>;

type BankAccountFormProps = {
  readonly defaults: z.input<typeof newBankAccount>;
  readonly saveLabel: string;
  /** It has transactions, which are in its currency. */
  readonly isUsed?: boolean;
  /** Saves, says so, and throws what failed. */
  readonly save: (values: AccountValues, changed: Partial<AccountValues>) => Promise<void>;
  /** More buttons at the start, such as Delete. */
  readonly start?: ReactNode;
};

export const BankAccountForm = ({
  defaults,
  saveLabel,
  isUsed = false,
  save,
  start,
}: BankAccountFormProps) => {
  const { t } = useLingui();
  const { language, home_currency } = useLocale();
  const types = useAccountTypeLabels();
  const { creating, editing } = useBankAccountFlags();
  const { form, busy, isUnsaved, errorOf, onSubmit } = useSaveForm({
    schema: newBankAccount,
    defaults,
    save,
  });
  const currencies = useMemo(
    () => listCurrencyGroups([home_currency, defaults.currency], language),
    [home_currency, defaults.currency, language],
  );
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className={styles["form"]}>
        <Fields>
          <UnsavedGuard isUnsaved={isUnsaved} />
          <FieldPairs>
            <Controller
              control={form.control}
              name="bank"
              render={({ field }) => (
                <BankChoice
                  value={field.value}
                  onChange={field.onChange}
                  error={errorOf("bank.name") ?? errorOf("bank.id") ?? errorOf("bank")}
                />
              )}
            />
            <Field label={t`Account type`} error={errorOf("account_type")}>
              <Select {...form.register("account_type")}>
                {ACCOUNT_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {types[type]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label={t`Last 4 digits`}
              hint={t`As printed on the statement; they tell accounts of one bank apart.`}
              error={errorOf("last_4_digits")}
            >
              <TextInput
                {...form.register("last_4_digits", emptyAsNull)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
              />
            </Field>
            <Controller
              control={form.control}
              name="currency"
              render={({ field }) => (
                <Combobox
                  label={t`Currency`}
                  hint={
                    isUsed
                      ? t`Stays while the account has transactions. If it is wrong: delete its statements, set it here, then upload them again.`
                      : undefined
                  }
                  disabled={isUsed}
                  error={errorOf("currency")}
                  groups={currencies}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
            <Field
              label={t`Label`}
              hint={t`Your own name for it. Without one it is called by its bank and last 4 digits.`}
              error={errorOf("label")}
            >
              <TextInput {...form.register("label", emptyAsNull)} autoComplete="off" />
            </Field>
          </FieldPairs>
          <FormActions
            start={start}
            cancel="/settings/bank-accounts"
            saveLabel={saveLabel}
            busy={busy || creating || editing}
          />
        </Fields>
      </form>
    </Card>
  );
};
