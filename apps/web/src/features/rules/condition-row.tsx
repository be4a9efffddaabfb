import { useLingui } from "@lingui/react/macro";
import { parseSearch, writtenIn } from "@passbook/contract/search";
import { useRef } from "react";
import { listCurrencyGroups } from "../../lib/form/currency-choices.ts";
import { SearchBox } from "../../lib/search/search-box.tsx";
import { useVocabulary } from "../../lib/search/use-vocabulary.ts";
import { useLocale } from "../../words/locale.tsx";
import {
  useMerchantChoices,
  useSubCategoryChoices,
  useTagChoices,
} from "../../lib/reference-data/reference-choices.tsx";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { NumberInput } from "../../ui/forms/number-input.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import type { ConditionDraft, ConditionField } from "./rule-draft.ts";
import { TEXT_FIELDS, TEXT_OPS, toConditionDraft } from "./rule-draft.ts";
import styles from "./rule-form.module.css";
import { useFieldWords } from "./use-rule-words.ts";

type ValueProps = {
  readonly draft: ConditionDraft;
  readonly reference: Reference;
  readonly set: (parts: Partial<ConditionDraft>) => void;
};

const TextValue = ({ draft, set }: ValueProps) => {
  const { t } = useLingui();
  const words = {
    contains: t`contains`,
    is: t`is`,
    starts_with: t`starts with`,
    words: t`has the words`,
  };
  return (
    <>
      <Field label={t`How`} labelHidden>
        <Select
          value={draft.op}
          onChange={(event) => {
            const op = TEXT_OPS.find((each) => each === event.currentTarget.value);
            if (op !== undefined) set({ op });
          }}
        >
          {TEXT_OPS.map((op) => (
            <option key={op} value={op}>
              {words[op]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Text`} labelHidden>
        <TextInput
          value={draft.value}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => {
            set({ value: event.currentTarget.value });
          }}
        />
      </Field>
    </>
  );
};

const AmountValue = ({ draft, set }: ValueProps) => {
  const { t } = useLingui();
  const { home_currency } = useLocale();
  return (
    <>
      <Field label={t`At least`}>
        <AmountInput currency={home_currency} value={draft.from} onChange={(from) => set({ from })} />
      </Field>
      <Field label={t`At most`}>
        <AmountInput currency={home_currency} value={draft.to} onChange={(to) => set({ to })} />
      </Field>
    </>
  );
};

const DayValue = ({ draft, set }: ValueProps) => {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`From the`}>
        <NumberInput min={1} max={31} value={draft.from} onChange={(from) => set({ from })} />
      </Field>
      <Field label={t`to the`}>
        <NumberInput min={1} max={31} value={draft.to} onChange={(to) => set({ to })} />
      </Field>
    </>
  );
};

const DateValue = ({ draft, set }: ValueProps) => {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`From`}>
        <DateField
          value={draft.from_day}
          onChange={(event) => set({ from_day: event.currentTarget.value })}
        />
      </Field>
      <Field label={t`To`}>
        <DateField value={draft.to_day} onChange={(event) => set({ to_day: event.currentTarget.value })} />
      </Field>
    </>
  );
};

/** A search of the same grammar as that of the list, which joins with OR and brackets what conditions cannot. */
const SearchValue = ({ draft, reference, set }: ValueProps) => {
  const { t } = useLingui();
  const { language, locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const vocabulary = useVocabulary(reference);
  return (
    <SearchBox
      text={draft.value}
      onText={(value) => {
        set({ value });
      }}
      mistakes={parseSearch(draft.value, writtenIn(language, locale)).mistakes}
      vocabulary={vocabulary}
      placeholder={t`(lidl OR aldi) >50 -tag:work`}
      box={box}
    />
  );
};

const CodeValue = ({ draft, set }: ValueProps) => {
  const { t } = useLingui();
  return (
    <Field label={t`Four digits`} labelHidden>
      <TextInput
        numeric
        inputMode="numeric"
        maxLength={4}
        value={draft.value}
        onChange={(event) => {
          set({ value: event.currentTarget.value });
        }}
      />
    </Field>
  );
};

/** What a value can be chosen from, for fields with a list. */
const useChoices = (field: ConditionField, reference: Reference): readonly ComboboxGroup[] | null => {
  const { t } = useLingui();
  const merchants = useMerchantChoices(reference).slice(1);
  const sub_categories = useSubCategoryChoices(reference);
  const tags = useTagChoices(reference, null);
  const { language, home_currency } = useLocale();
  const one = (options: ComboboxGroup["options"]): readonly ComboboxGroup[] => [{ options }];
  switch (field) {
    case "direction":
      return one([
        { id: "out", label: t`money out` },
        { id: "in", label: t`money in` },
      ]);
    case "status":
      return one([
        { id: "posted", label: t`posted` },
        { id: "pending", label: t`pending` },
      ]);
    case "bank_account":
      return one(reference.accounts.map(({ id, display_label }) => ({ id, label: display_label })));
    case "category":
      return one(reference.categories.map(({ id, name }) => ({ id, label: name })));
    case "merchant":
      return merchants;
    case "sub_category":
      return sub_categories;
    case "tag":
      return tags;
    case "currency":
      return listCurrencyGroups([home_currency], language);
    default:
      return null;
  }
};

const Value = (props: ValueProps) => {
  const { t } = useLingui();
  const { draft, reference, set } = props;
  const choices = useChoices(draft.field, reference);
  if (choices !== null)
    return (
      <Combobox
        key={draft.field}
        label={t`Which`}
        labelHidden
        groups={choices}
        value={draft.value === "" ? null : draft.value}
        onChange={(value) => {
          set({ value });
        }}
      />
    );
  if (draft.field === "amount") return <AmountValue {...props} />;
  if (draft.field === "day_of_month") return <DayValue {...props} />;
  if (draft.field === "booked_on") return <DateValue {...props} />;
  if (draft.field === "search") return <SearchValue {...props} />;
  return draft.field === "mcc" ? <CodeValue {...props} /> : <TextValue {...props} />;
};

type ConditionRowProps = {
  readonly draft: ConditionDraft;
  readonly reference: Reference;
  /** Where it stands, from 1. */
  readonly place: number;
  readonly onChange: (draft: ConditionDraft) => void;
  readonly onRemove: (() => void) | undefined;
};

const FIELDS: readonly ConditionField[] = [
  "description",
  "vendor",
  "counterparty",
  "reference",
  "note",
  "amount",
  "direction",
  "bank_account",
  "merchant",
  "category",
  "sub_category",
  "tag",
  "booked_on",
  "day_of_month",
  "currency",
  "mcc",
  "status",
  "search",
];

const isText = (field: ConditionField): boolean => TEXT_FIELDS.some((one) => one === field);

/** One condition of a rule. */
export const ConditionRow = ({ draft, reference, place, onChange, onRemove }: ConditionRowProps) => {
  const { t } = useLingui();
  const words = useFieldWords();
  return (
    <div className={styles["condition"]} role="group" aria-label={t`Condition ${place}`}>
      <Field label={t`Field`} labelHidden>
        <Select
          value={draft.field}
          onChange={(event) => {
            const field = FIELDS.find((each) => each === event.currentTarget.value);
            if (field === undefined) return;
            const next = toConditionDraft(draft.key, field);
            // what was typed is kept among the texts
            onChange(isText(field) && isText(draft.field) ? { ...next, value: draft.value } : next);
          }}
        >
          {FIELDS.map((field) => (
            <option key={field} value={field}>
              {words[field]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles["value"]}>
        <Value
          draft={draft}
          reference={reference}
          set={(parts) => {
            onChange({ ...draft, ...parts });
          }}
        />
      </div>
      {onRemove !== undefined && (
        <IconButton act icon="close" label={t`Remove condition`} onClick={onRemove} />
      )}
    </div>
  );
};
