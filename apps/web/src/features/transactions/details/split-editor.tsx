import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Transaction } from "@passbook/contract/transactions";
import { formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { newKey } from "../../../lib/calls/new-key.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { AmountInput } from "../../../ui/forms/amount-input.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import { amountsOf } from "../../../lib/splits/part-draft.ts";
import type { SplitBy } from "../../../lib/splits/part-draft.ts";
import { PartFields } from "../../../lib/splits/part-fields.tsx";
import { SplitByChoice } from "../../../lib/splits/split-by-choice.tsx";
import type { SplitPart } from "./split-parts.ts";
import {
  areSplitsComplete,
  fillRest,
  remainingOf,
  sayOtherwise,
  toSplits,
  toSplitsByPercent,
} from "./split-parts.ts";
import styles from "./split-editor.module.css";
import type { Edits } from "../state/use-edits.ts";

type SplitEditorProps = {
  readonly transaction: Transaction;
  readonly reference: Reference;
  readonly edits: Edits;
  readonly onClose: () => void;
};

const emptyPart = (takes_rest = false): SplitPart => ({
  key: newKey(),
  sub_category_id: null,
  amount: null,
  percent: null,
  note: "",
  takes_rest,
});

const partsOf = ({ amount, sub_category_id, suggestion, splits }: Transaction): readonly SplitPart[] =>
  splits.length === 0
    ? fillRest(amount, [
        { ...emptyPart(), sub_category_id: suggestion?.sub_category_id ?? sub_category_id },
        emptyPart(true),
      ])
    : splits.map((split) => ({
        ...emptyPart(),
        sub_category_id: split.sub_category_id,
        amount: Math.abs(split.amount),
        percent: split.percent,
        note: split.note ?? "",
      }));

type RemainingProps = { readonly amount: number; readonly currency: string; readonly complete: boolean };

const Remaining = ({ amount, currency, complete }: RemainingProps) => {
  const { locale } = useLocale();
  const words = formatMoney(Math.abs(amount), currency, locale);
  return (
    <p className={styles["remaining"]} role="status">
      {amount === 0 && !complete && (
        <Text tone="2">
          <Trans>Each part needs its sub-category and amount.</Trans>
        </Text>
      )}
      {amount === 0 && complete && (
        <Text tone="success">
          <Trans>The parts add up.</Trans>
        </Text>
      )}
      {amount !== 0 && (
        <Text tone="warning">
          {amount > 0 ? <Trans>{words} still to divide</Trans> : <Trans>{words} too much</Trans>}
        </Text>
      )}
    </p>
  );
};

type PartListProps = {
  readonly parts: readonly SplitPart[];
  readonly transaction: Transaction;
  readonly reference: Reference;
  readonly onChange: (parts: readonly SplitPart[]) => void;
};

/** The parts by amount: one that was not written takes what the others leave. */
const PartsByAmount = ({ parts, transaction, reference, onChange }: PartListProps) => {
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  const { amount: total, currency } = transaction;
  const change = (key: string, next: Partial<SplitPart>) => {
    onChange(
      fillRest(
        total,
        parts.map((part) => (part.key === key ? { ...part, ...next } : part)),
      ),
    );
  };
  const remaining = Math.sign(total) * remainingOf(total, parts);
  return (
    <>
      <ol className={styles["parts"]}>
        {parts.map((part, index) => (
          <li key={part.key} className={styles["part"]}>
            <Combobox
              label={t`Sub-category of part ${index + 1}`}
              groups={groups}
              value={part.sub_category_id}
              onChange={(sub_category_id) => {
                change(part.key, { sub_category_id });
              }}
            />
            <Field label={t`Amount`}>
              <AmountInput
                data-begin={index === 0 ? true : undefined}
                currency={currency}
                value={part.amount}
                onChange={(amount) => {
                  change(part.key, { amount, takes_rest: false });
                }}
              />
            </Field>
            <IconButton
              icon="close"
              label={t`Remove part ${index + 1}`}
              disabled={parts.length <= 2}
              onClick={() => {
                onChange(parts.filter((one) => one.key !== part.key));
              }}
            />
          </li>
        ))}
      </ol>
      <div className={styles["foot"]}>
        <Button
          icon="plus"
          kind="quiet"
          onClick={() => {
            onChange([...parts, { ...emptyPart(), amount: remaining > 0 ? remaining : null }]);
          }}
        >
          <Trans>Add a part</Trans>
        </Button>
        <Remaining amount={remaining} currency={currency} complete={areSplitsComplete(total, parts)} />
      </div>
    </>
  );
};

/** The parts by percent: the last one has what the others leave, also of the smallest unit. */
const PartsByPercent = ({ parts, transaction, reference, onChange }: PartListProps) => {
  const { amount: total, currency } = transaction;
  const lacks_category = parts.some(({ sub_category_id }) => sub_category_id === null);
  const divided = amountsOf(total, parts, "percent");
  return (
    <>
      <PartFields
        by="percent"
        parts={parts}
        reference={reference}
        currency={currency}
        total={total}
        makePart={emptyPart}
        onChange={onChange}
      />
      <p className={styles["remaining"]} role="status">
        {divided !== null && !lacks_category && (
          <Text tone="success">
            <Trans>The parts add up.</Trans>
          </Text>
        )}
        {divided !== null && lacks_category && (
          <Text tone="2">
            <Trans>Each part needs its sub-category.</Trans>
          </Text>
        )}
        {divided === null && (
          <Text tone="warning">
            <Trans>Each part needs a percent that leaves something for the others.</Trans>
          </Text>
        )}
      </p>
    </>
  );
};

const isByPercent = ({ splits }: Transaction): boolean =>
  splits.length > 0 && splits.every(({ percent }) => percent !== null);

/** Divides a transaction over sub-categories, by amount or percent; the parts must be the whole before it can be saved. */
export const SplitEditor = ({ transaction, reference, edits, onClose }: SplitEditorProps) => {
  const { t } = useLingui();
  const { amount: total } = transaction;
  const [by, setBy] = useState<SplitBy>(isByPercent(transaction) ? "percent" : "amount");
  const [parts, setParts] = useState(() => partsOf(transaction));
  const splits = by === "percent" ? toSplitsByPercent(total, parts) : toSplits(total, parts);
  const complete = by === "percent" ? splits !== null : areSplitsComplete(total, parts);
  const save = (next: Transaction["splits"]) => {
    onClose();
    void edits.split(transaction, next);
  };
  const actions = (
    <>
      {transaction.splits.length > 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            save([]);
          }}
        >
          <Trans>Join again</Trans>
        </Button>
      )}
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        kind="primary"
        disabled={!complete}
        onClick={() => {
          save(splits ?? []);
        }}
      >
        <Trans>Save split</Trans>
      </Button>
    </>
  );
  const Parts = by === "percent" ? PartsByPercent : PartsByAmount;
  return (
    <Dialog open title={t`Split`} size="md" onClose={onClose} actions={actions}>
      <Stack gap={4}>
        <SplitByChoice
          by={by}
          onChange={(next) => {
            setBy(next);
            setParts(sayOtherwise(total, parts, next));
          }}
        />
        <Parts parts={parts} transaction={transaction} reference={reference} onChange={setParts} />
      </Stack>
    </Dialog>
  );
};
