import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type * as z from "zod/mini";
import { newCategory } from "@passbook/contract/categories";
import type { Category } from "@passbook/contract/categories";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { WIDE_SETTINGS } from "../../lib/addresses/settings-back.ts";
import { useCategoryFlags } from "../../lib/reference-data/use-categories.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { IconChoice } from "../../ui/forms/icon-choice.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";
import styles from "./categories.module.css";

export type CategoryValues = z.output<typeof newCategory>;

type CategoryFormProps = {
  readonly title: string;
  readonly defaults: z.input<typeof newCategory>;
  /** Categories a sub-category may stand under; left out for a category itself. */
  readonly parents?: readonly Category[] | undefined;
  readonly saveLabel: string;
  /** Saves, says so, and throws what failed. */
  readonly save: (values: CategoryValues, changed: Partial<CategoryValues>) => Promise<void>;
  readonly cancel: string | (() => void);
  readonly start?: ReactNode;
};

/** Name, icon and kind of a category or sub-category. */
export const CategoryForm = (props: CategoryFormProps) => {
  const { title, defaults, parents, saveLabel, save, cancel, start } = props;
  const { t } = useLingui();
  const { creating, editing } = useCategoryFlags();
  const { form, busy, isUnsaved, errorOf, onSubmit } = useSaveForm({ schema: newCategory, defaults, save });
  const wide = useMediaQuery(WIDE_SETTINGS);
  useEffect(() => {
    // beside the list it may open below the window's edge; alone on a phone it would only call the keyboard
    if (wide) form.setFocus("name");
  }, [wide, form]);
  return (
    <Card title={title}>
      <form noValidate onSubmit={onSubmit} className={styles["form"]}>
        <UnsavedGuard isUnsaved={isUnsaved} />
        <div className={styles["two"]}>
          <div className={styles["fields"]}>
            <Field label={t`Name`} error={errorOf("name")}>
              <TextInput {...form.register("name")} autoComplete="off" />
            </Field>
            {parents !== undefined && (
              <Field label={t`Category`} error={errorOf("parent_id")}>
                <Select {...form.register("parent_id")}>
                  {parents.map((parent) => (
                    <option key={parent.id} value={parent.id}>
                      {parent.name}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Switch
              {...form.register("is_investment")}
              side="end"
              label={t`Investment`}
              hint={t`Shown apart, neither spending nor income`}
            />
            <Switch
              {...form.register("is_income")}
              side="end"
              label={t`Income`}
              hint={t`Money that comes in, such as a salary`}
            />
          </div>
          <Controller
            control={form.control}
            name="icon"
            render={({ field }) => (
              <div>
                <div className={styles["icons"]}>
                  <IconChoice label={t`Icon`} value={field.value ?? ""} onChange={field.onChange} />
                </div>
                {errorOf("icon") !== undefined && <p role="alert">{errorOf("icon")}</p>}
              </div>
            )}
          />
        </div>
        <FormActions start={start} cancel={cancel} saveLabel={saveLabel} busy={busy || creating || editing} />
      </form>
    </Card>
  );
};
