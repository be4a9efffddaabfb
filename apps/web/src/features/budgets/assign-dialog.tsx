import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AssignedMoney } from "../../lib/reference-data/use-assigned-money.ts";
import { type Budget, nameOfBudget } from "../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { formatMoney, formatMonth } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

type AssignDialogProps = {
  readonly budget: Budget;
  readonly budgets: readonly Budget[];
  readonly month: string;
  readonly money: AssignedMoney;
  readonly reference: Reference;
  readonly onClose: () => void;
};

/** Takes what is left of a budget to another one, or back to be assigned. */
const Move = ({ budget, budgets, month, money, reference, onClose }: AssignDialogProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { id, currency, left } = budget;
  const [into, setInto] = useState("");
  const [amount, setAmount] = useState<number | null>(left);
  const [tried, setTried] = useState(false);
  const others = budgets.filter(
    (other) => other.id !== id && other.wanted !== undefined && other.currency === currency,
  );
  const is_wrong = amount === null || amount <= 0 || amount > left;
  const rest = formatMoney(left, currency, locale);
  const move = async (): Promise<void> => {
    setTried(true);
    if (is_wrong) return;
    const body = { from_budget_id: id, into_budget_id: into === "" ? null : into, month, amount };
    if (await money.move(body)) onClose();
  };
  return (
    <>
      <FieldPairs>
        <Field label={t`Move to`}>
          <Select
            value={into}
            onChange={(event) => {
              setInto(event.currentTarget.value);
            }}
          >
            <option value="">{t`To be assigned`}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {nameOfBudget(other, reference)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Amount`} error={tried && is_wrong ? t`Write an amount up to ${rest}.` : undefined}>
          <AmountInput value={amount} currency={currency} onChange={setAmount} />
        </Field>
      </FieldPairs>
      <div>
        <Button onClick={() => void move()}>
          <Trans>Move</Trans>
        </Button>
      </div>
    </>
  );
};

/** How much a budget gets in a month, and what of it goes elsewhere. */
export const AssignDialog = (props: AssignDialogProps) => {
  const { budget, month, money, reference, onClose } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, wanted, limit, left } = budget;
  const [amount, setAmount] = useState<number | null>(limit);
  const [busy, setBusy] = useState(false);
  const asked = formatMoney(wanted ?? 0, currency, locale);
  const of_month = formatMonth(month, locale);
  const save = async (): Promise<void> => {
    setBusy(true);
    if (await money.assign(budget.id, { month, amount: amount ?? 0 })) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog
      title={nameOfBudget(budget, reference)}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Field
        label={t`Assigned in ${of_month}`}
        hint={wanted === null || wanted === undefined ? undefined : t`It asks ${asked} a month.`}
      >
        <AmountInput value={amount} currency={currency} onChange={setAmount} />
      </Field>
      {left > 0 && <Move {...props} />}
    </FormDialog>
  );
};
