import { useLingui } from "@lingui/react/macro";
import { useSubCategoryChoices } from "../../lib/reference-data/reference-choices.tsx";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { NumberInput } from "../../ui/forms/number-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import type { PartDraft } from "./rule-draft.ts";
import { restOf } from "./rule-draft.ts";
import styles from "./rule-form.module.css";

const MOST_PARTS = 20;
const HUNDREDTHS = 100;

type SplitFieldsProps = {
  readonly parts: readonly PartDraft[];
  readonly reference: Reference;
  readonly onChange: (parts: readonly PartDraft[]) => void;
};

/** The parts a rule divides into; the last one has what the others leave. */
export const SplitFields = ({ parts, reference, onChange }: SplitFieldsProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const groups = useSubCategoryChoices(reference);
  const last = parts.length - 1;
  const rest = formatPercent(restOf(parts) / HUNDREDTHS / HUNDREDTHS, locale);
  const set = (at: number, part: Partial<PartDraft>) => {
    onChange(parts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  };
  return (
    <Stack gap={3}>
      {parts.map(({ sub_category_id, percent }, at) => (
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
          {at === last ? (
            <Text size="sm" tone="2">{t`the rest: ${rest}`}</Text>
          ) : (
            <Field label={t`Percent`} labelHidden>
              <NumberInput
                min={1}
                max={99}
                value={percent === null ? null : percent / HUNDREDTHS}
                onChange={(next) => {
                  set(at, { percent: next === null ? null : Math.round(next * HUNDREDTHS) });
                }}
              />
            </Field>
          )}
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
            onChange([...parts.slice(0, -1), { sub_category_id: null, percent: null }, ...parts.slice(-1)]);
          }}
        >
          {t`Add a part`}
        </Button>
      </div>
    </Stack>
  );
};
