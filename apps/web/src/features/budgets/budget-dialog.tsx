import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { listCurrencyGroups } from "../../lib/form/currency-choices.ts";
import type { Budget, BudgetChanges } from "../../lib/reference-data/use-budgets.ts";
import { nameOfBudget } from "../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { NumberInput } from "../../ui/forms/number-input.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { useLocale } from "../../words/locale.tsx";
import { PeriodBars } from "./period-bars.tsx";
import { PlaceChoice } from "./place-choice.tsx";
import { type Entered, listChanges, useBudgetForm } from "./use-budget-form.ts";
import { type BudgetPeriod, type PayRhythm, usePeriodWords, useSpanWords } from "./use-period-words.ts";

type FieldsProps = { readonly entered: Entered; readonly set: (some: Partial<Entered>) => void };

/** What cannot be changed later: the period, with the rhythm of pay, and the currency. */
const PeriodFields = ({ entered, set }: FieldsProps) => {
  const { t } = useLingui();
  const { language } = useLocale();
  const { periods, rhythms } = usePeriodWords();
  const { period, pay, currency } = entered;
  return (
    <>
      <FieldPairs>
        <Field label={t`Period`}>
          <Select
            value={period}
            onChange={(event) => {
              set({ period: event.currentTarget.value as BudgetPeriod });
            }}
          >
            {Object.entries(periods).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Combobox
          label={t`Currency`}
          groups={listCurrencyGroups([currency], language)}
          value={currency}
          onChange={(code) => {
            set({ currency: code });
          }}
        />
      </FieldPairs>
      {period === "pay" && (
        <FieldPairs>
          <Field label={t`Pay comes`}>
            <Select
              value={pay.every}
              onChange={(event) => {
                set({ pay: { ...pay, every: event.currentTarget.value as PayRhythm } });
              }}
            >
              {Object.entries(rhythms).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t`A day on which it came`}>
            <DateField
              value={pay.on}
              onChange={(event) => {
                if (event.currentTarget.value !== "") set({ pay: { ...pay, on: event.currentTarget.value } });
              }}
            />
          </Field>
        </FieldPairs>
      )}
    </>
  );
};

/** What can be changed at any time beside the amount. */
const ChoiceFields = ({ entered, set }: FieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <Switch
        label={t`Carry over what is left, or missing`}
        hint={t`Otherwise each period begins anew.`}
        checked={entered.roll_over}
        onChange={(event) => {
          set({ roll_over: event.currentTarget.checked });
        }}
      />
      <FieldPairs>
        <Field label={t`Tell me from`} hint={t`Percent of the budget that is spent.`}>
          <NumberInput
            value={entered.alert_share}
            min={1}
            max={100}
            onChange={(alert_share) => {
              set({ alert_share });
            }}
          />
        </Field>
        <Field label={t`Name`} hint={t`Left empty, it is called as what it is for.`}>
          <TextInput
            value={entered.name}
            maxLength={80}
            onChange={(event) => {
              set({ name: event.currentTarget.value });
            }}
          />
        </Field>
      </FieldPairs>
    </>
  );
};

type BudgetDialogProps = {
  /** Null for a new one. */
  readonly budget: Budget | null;
  readonly on: string;
  readonly reference: Reference;
  readonly changes: BudgetChanges;
  readonly onClose: () => void;
};

/** Makes a budget or changes one; what is changed of the amount holds from the shown period on, or in it alone. */
export const BudgetDialog = ({ budget, on, reference, changes, onClose }: BudgetDialogProps) => {
  const { t } = useLingui();
  const spanOf = useSpanWords();
  const { entered, set } = useBudgetForm(budget);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const { places, period, amount, currency } = entered;
  const is_placed = places.category_ids.length + places.tag_ids.length > 0;
  const shown = budget === null ? "" : nameOfBudget(budget, reference);
  const save = async (): Promise<void> => {
    setTried(true);
    if (!is_placed || amount === null) return;
    setBusy(true);
    const { pay, name, roll_over, alert_share } = entered;
    const called = [...places.category_ids, ...places.tag_ids].flatMap(
      (id) =>
        reference.findCategory(id)?.name ??
        reference.findSubCategory(id)?.sub.name ??
        reference.findTag(id)?.tag.name ??
        [],
    );
    const done =
      budget === null
        ? await changes.create(name.trim() === "" ? called.join(", ") : name.trim(), {
            category_ids: [...places.category_ids],
            tag_ids: [...places.tag_ids],
            name,
            period,
            ...(period === "pay" ? { pay } : {}),
            currency,
            amount,
            roll_over,
            ...(alert_share === null ? {} : { alert_share }),
            on,
          })
        : await changes.change(budget, shown, listChanges(budget, entered, on));
    if (done) onClose();
    else setBusy(false);
  };
  const remove = async (gone: Budget): Promise<void> => {
    if (await changes.remove(gone, shown)) onClose();
  };
  const span = budget === null ? "" : spanOf(budget);
  return (
    <FormDialog
      title={budget === null ? t`New budget` : shown}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
      onDelete={budget === null ? undefined : () => void remove(budget)}
    >
      {budget !== null && budget.state !== "gone" && <PeriodBars budget={budget} />}
      <PlaceChoice
        places={places}
        onChange={(chosen) => {
          set({ places: chosen });
        }}
        reference={reference}
        error={tried && !is_placed ? t`Choose what the budget is for.` : undefined}
      />
      {budget === null && <PeriodFields entered={entered} set={set} />}
      <Field label={t`Amount`} error={tried && amount === null ? t`Write an amount.` : undefined}>
        <AmountInput
          positive
          value={amount}
          currency={currency}
          onChange={(value) => {
            set({ amount: value });
          }}
        />
      </Field>
      {budget !== null && (
        <Switch
          label={t`Only for ${span}`}
          hint={t`Otherwise from then on; earlier periods keep what they had.`}
          checked={entered.only}
          onChange={(event) => {
            set({ only: event.currentTarget.checked });
          }}
        />
      )}
      <ChoiceFields entered={entered} set={set} />
    </FormDialog>
  );
};
