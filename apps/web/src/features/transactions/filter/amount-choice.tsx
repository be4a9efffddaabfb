import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { AmountInput } from "../../../ui/forms/amount-input.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import styles from "./period-choice.module.css";

type Range = { readonly amount_from?: number | undefined; readonly amount_to?: number | undefined };
type AmountChoiceProps = {
  readonly currency: string;
  readonly range: Range;
  readonly onChoose: (range: Range) => void;
};

/** Between two sizes, whatever the direction of the money. */
export const AmountChoice = ({ currency, range, onChoose }: AmountChoiceProps) => {
  const { t } = useLingui();
  const [from, setFrom] = useState<number | null>(range.amount_from ?? null);
  const [to, setTo] = useState<number | null>(range.amount_to ?? null);
  const backwards = from !== null && to !== null && from > to;
  return (
    <form
      className={styles["period"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!backwards) onChoose({ amount_from: from ?? undefined, amount_to: to ?? undefined });
      }}
    >
      <Field label={t`At least`}>
        <AmountInput value={from} onChange={setFrom} currency={currency} />
      </Field>
      <Field
        label={t`At most`}
        hint={t`Money out and money in alike`}
        error={backwards ? t`Write an amount that is not below the first.` : undefined}
      >
        <AmountInput value={to} onChange={setTo} currency={currency} />
      </Field>
      <Button type="submit" wide>
        <Trans>Show these amounts</Trans>
      </Button>
    </form>
  );
};
