import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type BankAccount, bankAccountChange } from "@passbook/contract/bank-accounts";
import { useBankAccountChanges, useBankAccountFlags } from "../../lib/reference-data/use-bank-accounts.ts";
import { emptyAsNull, useSaveForm } from "../../lib/form/use-save-form.ts";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

type LoanRateFormProps = { readonly account: BankAccount };

type Change = BankAccount["rate_changes"][number];
const PERCENT = /^\d{1,2}(?:[.,]\d{1,4})?$/;

const NO_DRAFT: Change = { from: "", percent: "" };

/** Later rates as they are said: those that stand, and one that is being written, which `take` puts among them; null where it cannot be meant. */
const useLaterRates = (said: readonly Change[]) => {
  const [changes, setChanges] = useState(said);
  const [draft, setDraft] = useState(NO_DRAFT);
  const [tried, setTried] = useState(false);
  const is_rate = PERCENT.test(draft.percent.trim());
  const take = (): readonly Change[] | null => {
    if (draft.from === "" && draft.percent.trim() === "") return changes;
    setTried(true);
    if (draft.from === "" || !is_rate) return null;
    const others = changes.filter(({ from }) => from !== draft.from);
    const taken = [...others, { ...draft, percent: draft.percent.trim().replace(",", ".") }];
    const all = taken.toSorted((one, other) => (one.from < other.from ? -1 : 1));
    setChanges(all);
    setDraft(NO_DRAFT);
    setTried(false);
    return all;
  };
  const remove = (day: string): void => {
    setChanges(changes.filter(({ from }) => from !== day));
  };
  return { changes, draft, setDraft, tried, is_rate, take, remove };
};

/** The days from which the rate is another: those that are said, and one more. */
const LaterRates = ({
  changes,
  draft,
  setDraft,
  tried,
  is_rate,
  take,
  remove,
}: ReturnType<typeof useLaterRates>) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { from, percent } = draft;
  return (
    <>
      {changes.length > 0 && (
        <List label={t`Later rates`}>
          {changes.map((each) => {
            const day = formatShortDay(each.from, locale, today);
            return (
              <ListRow
                key={each.from}
                title={t`From ${day}`}
                end={<bdi>{`${formatRate(each.percent, locale)} %`}</bdi>}
                actions={
                  <IconButton
                    icon="close"
                    label={t`Remove the rate from ${day}`}
                    onClick={() => {
                      remove(each.from);
                    }}
                  />
                }
              />
            );
          })}
        </List>
      )}
      <FieldPairs>
        <Field
          label={t`Another rate from`}
          error={tried && from === "" ? t`Choose the day from which it holds.` : undefined}
        >
          <DateField
            value={from}
            onChange={(event) => {
              setDraft({ ...draft, from: event.currentTarget.value });
            }}
          />
        </Field>
        <Field
          label={t`Percent a year from then on`}
          error={tried && !is_rate ? t`Write the rate in percent a year, such as 3.6.` : undefined}
        >
          <TextInput
            numeric
            inputMode="decimal"
            autoComplete="off"
            value={percent}
            onChange={(event) => {
              setDraft({ ...draft, percent: event.currentTarget.value });
            }}
          />
        </Field>
      </FieldPairs>
      <div>
        <Button icon="plus" onClick={take}>
          <Trans>Add this rate</Trans>
        </Button>
      </div>
    </>
  );
};

const Form = ({ account, close }: LoanRateFormProps & { readonly close: () => void }) => {
  const { t } = useLingui();
  const { editing } = useBankAccountFlags();
  const { editBankAccount } = useBankAccountChanges();
  const later = useLaterRates(account.rate_changes);
  const [lacks_first, setLacksFirst] = useState(false);
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: bankAccountChange,
    defaults: { interest_rate: account.interest_rate },
    save: async ({ interest_rate = null }) => {
      const rate_changes = later.take();
      if (rate_changes === null) return;
      setLacksFirst(interest_rate === null && rate_changes.length > 0);
      if (interest_rate === null && rate_changes.length > 0) return;
      await editBankAccount({ seen: account, change: { interest_rate, rate_changes: [...rate_changes] } });
      close();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <Field
          label={t`Percent a year`}
          hint={t`As your contract says, such as 3.6. Empty: reckoned from what the statements print.`}
          error={errorOf("interest_rate") ?? (lacks_first ? t`Enter the rate that held first.` : undefined)}
        >
          <TextInput
            {...form.register("interest_rate", emptyAsNull)}
            inputMode="decimal"
            autoComplete="off"
            numeric
          />
        </Field>
        <LaterRates {...later} />
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
