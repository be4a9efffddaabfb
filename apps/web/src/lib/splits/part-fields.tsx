import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode } from "@passbook/contract/values";
import { useSubCategoryChoices } from "../reference-data/reference-choices.tsx";
import type { Reference } from "../reference-data/use-reference.ts";
import { formatMoney, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PercentInput } from "../../ui/forms/percent-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import type { PartDraft, SplitBy } from "./part-draft.ts";
import { amountsOf, restOf } from "./part-draft.ts";
import styles from "./part-fields.module.css";

const MOST_PARTS = 20;
const WHOLE_PERCENT = 10_000;

type PartFieldsProps<Part extends PartDraft> = {
  readonly by: SplitBy;
  readonly parts: readonly Part[];
  readonly reference: Reference;
  readonly currency: CurrencyCode;
  /** What is divided, where that is one amount: then each part shows what it comes to. */
  readonly total?: number | undefined;
  readonly makePart: () => Part;
  readonly onChange: (parts: readonly Part[]) => void;
};

/** What is left for the last part. */
const Rest = ({ by, parts }: { readonly by: SplitBy; readonly parts: readonly PartDraft[] }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const rest = formatPercent(restOf(parts) / WHOLE_PERCENT, locale, { decimals: 2 });
  return (
    <Text size="sm" tone="2">
      {by === "percent" ? t`the rest: ${rest}` : t`the rest`}
    </Text>
  );
};

/** The parts of a split by percent, or by amounts; the last one has what the others leave. */
export const PartFields = <Part extends PartDraft>({
  by,
  parts,
  reference,
  currency,
  total,
  makePart,
  onChange,
}: PartFieldsProps<Part>) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const groups = useSubCategoryChoices(reference);
  const last = parts.length - 1;
  const amounts = total === undefined ? null : amountsOf(total, parts, by);
  const set = (at: number, part: Partial<PartDraft>) => {
    onChange(parts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  };
  return (
    <Stack gap={3}>
      {parts.map(({ sub_category_id, percent, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
        <div key={at} className={styles["part"]} role="group" aria-label={t`Part ${at + 1}`}>
          <Combobox
            label={t`Sub-category`}
            labelHidden
            groups={groups}
            value={sub_category_id}
            onChange={(id) => {
              set(at, { sub_category_id: id });
            }}
          />
          <div className={styles["share"]}>
            {at === last && <Rest by={by} parts={parts} />}
            {at < last && by === "percent" && (
              <Field label={t`Percent`} labelHidden>
                <PercentInput
                  value={percent}
                  onChange={(next) => {
                    set(at, { percent: next });
                  }}
                />
              </Field>
            )}
            {at < last && by === "amount" && (
              <Field label={t`Amount`} labelHidden>
                <AmountInput
                  currency={currency}
                  value={amount}
                  onChange={(next) => {
                    set(at, { amount: next });
                  }}
                />
              </Field>
            )}
            {amounts !== null && (
              <Text size="sm" tone="2">
                {formatMoney(Math.abs(amounts[at] ?? 0), currency, locale)}
              </Text>
            )}
          </div>
          {parts.length > 2 && (
            <IconButton
              icon="close"
              label={t`Remove part`}
              onClick={() => {
                onChange(parts.filter((_, index) => index !== at));
              }}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          icon="plus"
          kind="quiet"
          disabled={parts.length >= MOST_PARTS}
          onClick={() => {
            onChange([...parts.slice(0, -1), makePart(), ...parts.slice(-1)]);
          }}
        >
          {t`Add a part`}
        </Button>
      </div>
    </Stack>
  );
};
