import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Goal, GoalChanges } from "../../lib/reference-data/use-goals.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { useLocale } from "../../words/locale.tsx";
import { GoalPlaces, type Places } from "./goal-places.tsx";

type Entered = {
  readonly name: string;
  readonly places: Places;
  readonly amount: number | null;
  readonly by_on: string;
  readonly starts_on: string;
};

const sameIds = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Only what was changed, as it is sent. */
const listChanges = (goal: Goal, { name, places, amount, by_on, starts_on }: Entered) => {
  const day = by_on === "" ? null : by_on;
  const moved =
    !sameIds(places.account_ids, goal.account_ids) || !sameIds(places.category_ids, goal.category_ids);
  return {
    ...(name.trim() === goal.name ? {} : { name: name.trim() }),
    ...(amount === null || amount === goal.amount ? {} : { amount }),
    ...(day === goal.by_on ? {} : { by_on: day }),
    ...(starts_on === goal.starts_on ? {} : { starts_on }),
    ...(moved ? { account_ids: [...places.account_ids], category_ids: [...places.category_ids] } : {}),
  };
};

type GoalDialogProps = {
  /** Null for a new one. */
  readonly goal: Goal | null;
  readonly reference: Reference;
  readonly changes: GoalChanges;
  readonly onClose: () => void;
};

/** What a goal is, before it is sent; amounts are of the currency of its accounts. */
const useEntered = (goal: Goal | null, { accounts }: Reference) => {
  const { home_currency, today } = useLocale();
  const [entered, setEntered] = useState<Entered>({
    name: goal?.name ?? "",
    places: { account_ids: goal?.account_ids ?? [], category_ids: goal?.category_ids ?? [] },
    amount: goal?.amount ?? null,
    by_on: goal?.by_on ?? "",
    starts_on: goal?.starts_on ?? today,
  });
  const set = (some: Partial<Entered>): void => {
    setEntered((before) => ({ ...before, ...some }));
  };
  const [first] = entered.places.account_ids;
  const own = accounts.find(({ id }) => id === first)?.currency ?? null;
  return { entered, set, own, currency: goal?.currency ?? own ?? home_currency };
};

/** Sets a goal, or changes one. */
export const GoalDialog = ({ goal, reference, changes, onClose }: GoalDialogProps) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const { entered, set, own, currency } = useEntered(goal, reference);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const { name, places, amount, by_on, starts_on } = entered;
  const is_placed = places.account_ids.length + places.category_ids.length > 0;
  const is_late = by_on !== "" && by_on < today && by_on !== goal?.by_on;
  const is_ahead = starts_on === "" || starts_on > today;
  const save = async (): Promise<void> => {
    setTried(true);
    if (name.trim() === "" || !is_placed || amount === null || amount <= 0 || is_late || is_ahead) return;
    setBusy(true);
    const body = {
      name: name.trim(),
      amount,
      by_on: by_on === "" ? null : by_on,
      account_ids: [...places.account_ids],
      category_ids: [...places.category_ids],
      starts_on,
      currency,
    };
    const done =
      goal === null ? await changes.create(body) : await changes.change(goal, listChanges(goal, entered));
    if (done) onClose();
    else setBusy(false);
  };
  const remove = async (gone: Goal): Promise<void> => {
    if (await changes.remove(gone)) onClose();
  };
  return (
    <FormDialog
      title={goal === null ? t`New goal` : goal.name}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
      onDelete={goal === null ? undefined : () => void remove(goal)}
    >
      <Field label={t`Name`} error={tried && name.trim() === "" ? t`Enter a name.` : undefined}>
        <TextInput
          value={name}
          maxLength={80}
          onChange={(event) => {
            set({ name: event.currentTarget.value });
          }}
        />
      </Field>
      <GoalPlaces
        places={places}
        currency={goal?.currency ?? own}
        onChange={(chosen) => {
          set({ places: chosen });
        }}
        reference={reference}
        error={tried && !is_placed ? t`Choose what it is saved in.` : undefined}
      />
      <FieldPairs>
        <Field
          label={t`Amount`}
          error={tried && (amount === null || amount <= 0) ? t`Write an amount.` : undefined}
        >
          <AmountInput
            positive
            value={amount}
            currency={currency}
            onChange={(value) => {
              set({ amount: value });
            }}
          />
        </Field>
        <Field
          label={t`Wanted by`}
          hint={t`Left empty, there is no hurry.`}
          error={tried && is_late ? t`Choose today or a day to come.` : undefined}
        >
          <DateField
            value={by_on}
            onChange={(event) => {
              set({ by_on: event.currentTarget.value });
            }}
          />
        </Field>
      </FieldPairs>
      {places.category_ids.length > 0 && (
        <Field
          label={t`Count from`}
          hint={t`What went into the categories from this day on.`}
          error={tried && is_ahead ? t`Choose a day up to today.` : undefined}
        >
          <DateField
            value={starts_on}
            max={today}
            onChange={(event) => {
              set({ starts_on: event.currentTarget.value });
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
};
