import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { ACCOUNT_TYPES } from "@passbook/contract/bank-accounts";
import { BankChoice } from "../../../lib/bank-accounts/bank-choice.tsx";
import { useAccountTypeLabels } from "../../../lib/bank-accounts/use-account-type-labels.ts";
import { listCurrencyGroups } from "../../../lib/form/currency-choices.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { FieldPairs } from "../../../ui/forms/field-pairs.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { RadioGroup } from "../../../ui/forms/radio-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import type { AccountAnswer, NewAccount, Printed } from "./which-account.ts";
import { fitsPrinted, NOTHING_PRINTED } from "./which-account.ts";

type AccountChoiceProps = {
  /** What the file says of its account, or null while there is no file: then the file may tell by itself. */
  readonly printed: Printed | null;
  readonly accounts: readonly BankAccount[];
  readonly answer: AccountAnswer;
  readonly onAnswer: (part: Partial<AccountAnswer>) => void;
  readonly errorOf: (name: string) => string | undefined;
};

const KnownAccount = ({ printed, accounts, answer, onAnswer, errorOf }: AccountChoiceProps) => {
  const { t } = useLingui();
  const types = useAccountTypeLabels();
  const toOption = (account: BankAccount) => ({
    id: account.id,
    label: account.display_label,
    hint: `${types[account.account_type]}, ${account.currency}`,
    icon: <LogoTile kind="bank" size="sm" name={account.bank.name} mark={account.bank.logo} />,
  });
  const fitting = accounts.filter((account) => fitsPrinted(printed ?? NOTHING_PRINTED, account));
  const others = accounts.filter((account) => !fitting.includes(account));
  const groups =
    printed === null
      ? [{ options: [...fitting, ...others].map(toOption) }]
      : [
          { label: t`Fits what is printed`, options: fitting.map(toOption) },
          { label: t`Does not fit what is printed`, options: others.map(toOption) },
        ];
  return (
    <Combobox
      label={t`Account`}
      placeholder={t`Choose an account`}
      error={errorOf("bank_account_id")}
      groups={groups.filter((group) => group.options.length > 0)}
      value={answer.bank_account_id}
      onChange={(bank_account_id) => {
        onAnswer({ bank_account_id });
      }}
    />
  );
};

const NewAccountFields = ({ printed, answer, onAnswer, errorOf }: AccountChoiceProps) => {
  const { t } = useLingui();
  const { language, home_currency } = useLocale();
  const types = useAccountTypeLabels();
  const { new_account } = answer;
  const change = (part: Partial<NewAccount>) => {
    onAnswer({ new_account: { ...new_account, ...part } });
  };
  const currencies = useMemo(
    () =>
      listCurrencyGroups(
        [home_currency, new_account.currency].filter((code) => code !== ""),
        language,
      ),
    [home_currency, new_account.currency, language],
  );
  return (
    <FieldPairs>
      <BankChoice
        value={new_account.bank}
        error={errorOf("bank.name") ?? errorOf("bank.id") ?? errorOf("bank")}
        onChange={(bank) => {
          change({ bank });
        }}
      />
      <Field label={t`Account type`} error={errorOf("account_type")}>
        <Select
          value={new_account.account_type}
          onChange={(event) => {
            const chosen = ACCOUNT_TYPES.find((type) => type === event.currentTarget.value);
            if (chosen !== undefined) change({ account_type: chosen });
          }}
        >
          {ACCOUNT_TYPES.map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Last 4 digits`} error={errorOf("last_4_digits")}>
        <TextInput
          value={new_account.last_4_digits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          onChange={(event) => {
            change({ last_4_digits: event.currentTarget.value });
          }}
        />
      </Field>
      <Combobox
        label={t`Currency`}
        hint={printed?.currency === null ? t`The file names no currency.` : undefined}
        error={errorOf("currency")}
        groups={currencies}
        value={new_account.currency === "" ? null : new_account.currency}
        onChange={(currency) => {
          change({ currency });
        }}
      />
      <Field label={t`Label`} hint={t`Your own name for it, if you like.`} error={errorOf("label")}>
        <TextInput
          value={new_account.label}
          autoComplete="off"
          onChange={(event) => {
            change({ label: event.currentTarget.value });
          }}
        />
      </Field>
    </FieldPairs>
  );
};

/** One account needs no choice. */
const chooseOnly = (
  [only, ...others]: readonly BankAccount[],
  { bank_account_id }: AccountAnswer,
): Partial<AccountAnswer> =>
  bank_account_id === null && only !== undefined && others.length === 0 ? { bank_account_id: only.id } : {};

/** Which account it is: told by the file where there is none yet, one of those there, or a new one. */
export const AccountChoice = (props: AccountChoiceProps) => {
  const { t } = useLingui();
  const { printed, accounts, answer, onAnswer } = props;
  const automatic = {
    value: "automatic",
    label: t`Recognise automatically`,
    hint: t`By the number printed in each file`,
  } as const;
  const known = { value: "known", label: t`One of my accounts` } as const;
  const ways = [
    ...(printed === null ? [automatic] : []),
    ...(accounts.length > 0 ? [known] : []),
    { value: "new", label: t`A new account` } as const,
  ];
  return (
    <Stack gap={3}>
      <RadioGroup
        legend={t`Which account is it from?`}
        legendHidden={printed === null}
        options={ways}
        value={answer.way}
        onChange={(way) => {
          onAnswer({ way, ...(way === "known" ? chooseOnly(accounts, answer) : {}) });
        }}
      />
      {answer.way === "known" && <KnownAccount {...props} />}
      {answer.way === "new" && <NewAccountFields {...props} />}
    </Stack>
  );
};
