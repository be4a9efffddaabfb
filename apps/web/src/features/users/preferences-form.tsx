import { useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";
import { Controller } from "react-hook-form";
import { profileChange } from "@passbook/contract/users";
import type { User } from "@passbook/contract/users";
import { listCurrencyGroups } from "../../lib/form/currency-choices.ts";
import { listLanguages } from "../../words/language-names.ts";
import { useLocale } from "../../words/locale.tsx";
import { formatWeekday } from "../../words/format.ts";
import { TotalInHome } from "../../lib/currencies/total-in-home.tsx";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { getSession } from "../../lib/calls/session-store.ts";
import { updateProfile } from "../../lib/session/update-profile.ts";
import { toastUndoable } from "../../lib/changes/undo.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { listLocales, listTimeZones } from "./preference-choices.ts";
import styles from "./profile.module.css";

const languages = listLanguages();

const WEEKDAYS = [1, 6, 0, 2, 3, 4, 5] as const;

const readFields = ({ name, language, home_currency, locale, time_zone, week_start }: User) => ({
  name,
  language,
  home_currency,
  locale,
  time_zone,
  week_start,
});

export const PreferencesForm = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const { home_currency, locale, time_zone } = user;
  const { language: words } = useLocale();
  const seen = useRef(user);
  const { form, busy, isDirty, isUnsaved, errorOf, onSubmit } = useSaveForm({
    schema: profileChange,
    defaults: readFields(user),
    save: async (_values, changed) => {
      toastUndoable(t`Profile updated!`, await updateProfile(changed, seen.current));
      const saved = getSession().user;
      if (saved === null) return;
      seen.current = saved;
      form.reset(readFields(saved));
    },
    failure: t`Oops, update failed!`,
  });
  const choices = useMemo(
    () => ({
      locales: [{ options: listLocales(locale, words) }],
      zones: [{ options: listTimeZones(time_zone) }],
      currencies: listCurrencyGroups([home_currency], words),
    }),
    [locale, time_zone, home_currency, words],
  );
  const { control } = form;
  return (
    <Card title={t`You`}>
      <form noValidate onSubmit={onSubmit} className={styles["form"]}>
        <UnsavedGuard isUnsaved={isUnsaved} />
        <FieldPairs>
          <Field label={t`Name`} error={errorOf("name")}>
            <TextInput {...form.register("name")} autoComplete="name" />
          </Field>
          <Field label={t`Language`} hint={t`Of all texts, and of mails to you.`} error={errorOf("language")}>
            <Select {...form.register("language")}>
              {languages.map((one) => (
                <option key={one.language} value={one.language} lang={one.language}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
          <Controller
            control={control}
            name="home_currency"
            render={({ field }) => (
              <Combobox
                label={t`Home currency`}
                hint={t`Net worth is in it; Insights, budgets and the forecast too where you total everything in it.`}
                error={errorOf("home_currency")}
                groups={choices.currencies}
                value={field.value ?? null}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="locale"
            render={({ field }) => (
              <Combobox
                label={t`Numbers and dates`}
                hint={t`They are written as people write them there.`}
                error={errorOf("locale")}
                groups={choices.locales}
                value={field.value ?? null}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="time_zone"
            render={({ field }) => (
              <Combobox
                label={t`Time zone`}
                hint={t`Decides which day it is for you.`}
                error={errorOf("time_zone")}
                groups={choices.zones}
                value={field.value ?? null}
                onChange={field.onChange}
              />
            )}
          />
          <Field label={t`Week starts on`} error={errorOf("week_start")}>
            <Select {...form.register("week_start", { valueAsNumber: true })}>
              {WEEKDAYS.map((day) => (
                <option key={day} value={day}>
                  {formatWeekday(day, locale, "long")}
                </option>
              ))}
            </Select>
          </Field>
        </FieldPairs>
        <TotalInHome />
        <FormActions saveLabel={t`Save`} busy={busy} disabled={!isDirty && !busy} />
      </form>
    </Card>
  );
};
