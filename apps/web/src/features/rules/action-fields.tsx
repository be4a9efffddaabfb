import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode } from "@passbook/contract/values";
import {
  NO_MERCHANT,
  useMerchantChoices,
  useSubCategoryChoices,
  useTagChoices,
} from "../../lib/reference-data/reference-choices.tsx";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { EMPTY_PART, EVEN_PARTS } from "../../lib/splits/part-draft.ts";
import { PartFields } from "../../lib/splits/part-fields.tsx";
import { SplitByChoice } from "../../lib/splits/split-by-choice.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { Chip } from "../../ui/actions/chip.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import type { ActionsDraft } from "./rule-draft.ts";

type ActionFieldsProps = {
  readonly actions: ActionsDraft;
  readonly reference: Reference;
  /** That of the amounts it divides by. */
  readonly currency: CurrencyCode;
  readonly onChange: (actions: ActionsDraft) => void;
};

const NONE = "none";

const Tags = ({ actions, reference, onChange }: ActionFieldsProps) => {
  const { t } = useLingui();
  const groups = useTagChoices(reference, actions.sub_category_id);
  const left = groups.map((group) => ({
    ...group,
    options: group.options.filter(({ id }) => !actions.tags.includes(id)),
  }));
  return (
    <Stack gap={2}>
      <Combobox
        key={actions.tags.length}
        label={t`Add tags`}
        groups={left}
        value={null}
        placeholder={t`Find a tag`}
        onChange={(id) => {
          onChange({ ...actions, tags: [...actions.tags, id] });
        }}
      />
      {actions.tags.length > 0 && (
        <Stack row wrap gap={2}>
          {actions.tags.map((id) => {
            const name = reference.findTag(id)?.tag.name ?? "?";
            return (
              <Chip
                key={id}
                kind="tag"
                removeLabel={t`Remove ${name}`}
                onRemove={() => {
                  onChange({ ...actions, tags: actions.tags.filter((tag) => tag !== id) });
                }}
              >
                {name}
              </Chip>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
};

/** The parts it divides into, by percent or by amounts. */
const Split = ({ actions, reference, currency, onChange }: ActionFieldsProps) =>
  actions.split !== null && (
    <>
      <SplitByChoice
        by={actions.split_by}
        onChange={(split_by) => {
          onChange({ ...actions, split_by });
        }}
      />
      <PartFields
        by={actions.split_by}
        parts={actions.split}
        reference={reference}
        currency={currency}
        makePart={() => EMPTY_PART}
        onChange={(split) => {
          onChange({ ...actions, split });
        }}
      />
    </>
  );

/** What a rule does. */
export const ActionFields = (props: ActionFieldsProps) => {
  const { t } = useLingui();
  const { actions, reference, onChange } = props;
  const sub_categories = useSubCategoryChoices(reference);
  const merchants = useMerchantChoices(reference);
  const set = (parts: Partial<ActionsDraft>) => {
    onChange({ ...actions, ...parts });
  };
  return (
    <Stack gap={4}>
      <FieldPairs>
        <Combobox
          label={t`Sub-category`}
          disabled={actions.transfer || actions.split !== null}
          groups={[{ options: [{ id: NONE, label: t`As found` }] }, ...sub_categories]}
          value={actions.transfer || actions.split !== null ? NONE : (actions.sub_category_id ?? NONE)}
          onChange={(id) => {
            set({ sub_category_id: id === NONE ? null : id });
          }}
        />
        <Combobox
          label={t`Merchant`}
          groups={[{ options: [{ id: NO_MERCHANT, label: t`As found` }] }, ...merchants.slice(1)]}
          value={actions.merchant_id ?? NO_MERCHANT}
          onChange={(id) => {
            set({ merchant_id: id === NO_MERCHANT ? null : id });
          }}
        />
        <Tags {...props} />
        <Field label={t`Note`}>
          <TextInput
            value={actions.note}
            maxLength={2000}
            autoComplete="off"
            onChange={(event) => {
              set({ note: event.currentTarget.value });
            }}
          />
        </Field>
      </FieldPairs>
      <Checkbox
        label={t`It is a transfer between own accounts`}
        hint={t`Neither spending nor income.`}
        checked={actions.transfer}
        onChange={(event) => {
          set({ transfer: event.currentTarget.checked, split: null });
        }}
      />
      <Checkbox
        label={t`Hide it`}
        hint={t`Left out of lists and figures; the filter Hidden shows it.`}
        checked={actions.hide}
        onChange={(event) => {
          set({ hide: event.currentTarget.checked });
        }}
      />
      <Checkbox
        label={t`Split it`}
        hint={t`What is left goes to the last part.`}
        checked={actions.split !== null}
        onChange={(event) => {
          set({ split: event.currentTarget.checked ? EVEN_PARTS : null, transfer: false });
        }}
      />
      <Split {...props} />
      <Checkbox
        label={t`Stop here`}
        hint={t`The rules after this one leave these transactions alone.`}
        checked={actions.stop}
        onChange={(event) => {
          set({ stop: event.currentTarget.checked });
        }}
      />
    </Stack>
  );
};
