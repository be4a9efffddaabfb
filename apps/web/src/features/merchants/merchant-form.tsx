import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod/mini";
import { newMerchant } from "@passbook/contract/merchants";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { useCategoryList } from "../../lib/reference-data/use-categories.ts";
import { useMerchantFlags } from "../../lib/reference-data/use-merchants.ts";
import { Card } from "../../ui/frame/card.tsx";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Fields } from "../../ui/forms/fields.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import styles from "./merchants.module.css";

const NONE = "none";

type SubCategoryChoiceProps = {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (id: string | null) => void;
};

const SubCategoryChoice = ({ value, error, onChange }: SubCategoryChoiceProps) => {
  const { t } = useLingui();
  const { categories } = useCategoryList();
  const groups = categories.map((category) => ({
    label: category.name,
    options: category.sub_categories.map((sub) => ({
      id: sub.id,
      label: sub.name,
      keywords: category.name,
      icon: <CategoryIcon name={sub.icon} colour={category.color} size="sm" />,
    })),
  }));
  return (
    <Combobox
      label={t`Usual sub-category`}
      hint={t`New transactions of this merchant get it.`}
      error={error}
      groups={[{ options: [{ id: NONE, label: t`None: decide each time` }] }, ...groups]}
      value={value ?? NONE}
      onChange={(id) => {
        onChange(id === NONE ? null : id);
      }}
    />
  );
};

type MerchantFormProps = {
  readonly defaults: z.input<typeof newMerchant>;
  readonly saveLabel: string;
  /** Saves, says so, and throws what failed. */
  readonly save: (
    values: z.output<typeof newMerchant>,
    changed: Partial<z.output<typeof newMerchant>>,
  ) => Promise<void>;
  readonly start?: ReactNode;
};

export const MerchantForm = ({ defaults, saveLabel, save, start }: MerchantFormProps) => {
  const { t } = useLingui();
  const { creating, editing } = useMerchantFlags();
  const { form, busy, isUnsaved, errorOf, onSubmit } = useSaveForm({ schema: newMerchant, defaults, save });
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className={styles["form"]}>
        <Fields>
          <UnsavedGuard isUnsaved={isUnsaved} />
          <FieldPairs>
            <Field label={t`Name`} error={errorOf("name")}>
              <TextInput {...form.register("name")} autoComplete="off" />
            </Field>
            <Controller
              control={form.control}
              name="sub_category_id"
              render={({ field }) => (
                <SubCategoryChoice
                  value={field.value ?? null}
                  onChange={field.onChange}
                  error={errorOf("sub_category_id")}
                />
              )}
            />
          </FieldPairs>
          <FormActions
            start={start}
            cancel="/settings/merchants"
            saveLabel={saveLabel}
            busy={busy || creating || editing}
          />
        </Fields>
      </form>
    </Card>
  );
};
