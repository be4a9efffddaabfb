import { Trans, useLingui } from "@lingui/react/macro";
import type { PasswordDetails } from "@passbook/contract/statement-sources";
import { givenPasswordDetails, setPasswordDetails } from "@passbook/contract/statement-sources";
import { call } from "../../lib/calls/call.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { usePasswordDetails } from "../../lib/statements/use-password-details.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import styles from "./profile.module.css";

const toFields = ({ name, birth_date, last_4_digits }: PasswordDetails) => ({
  name: name ?? "",
  birth_date: birth_date ?? "",
  last_4_digits: last_4_digits ?? "",
});

const DetailsForm = ({ details }: { readonly details: PasswordDetails }) => {
  const { t } = useLingui();
  const { form, busy, isDirty, isUnsaved, errorOf, onSubmit } = useSaveForm({
    schema: givenPasswordDetails,
    defaults: toFields(details),
    save: async (values) => {
      const { answer } = await call(setPasswordDetails, { body: values });
      toastSuccess(t`Details saved, sealed`);
      form.reset(toFields(answer.data));
      await refreshAfter("set_password_details");
    },
    failure: t`Oops, update failed!`,
  });
  return (
    <form noValidate onSubmit={onSubmit} className={styles["form"]}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Text as="p" size="sm" tone="2">
        <Trans>
          Banks lock statements with passwords made of your name, your day of birth or the last digits of a
          number. What you give here is kept sealed, and tried on a locked file only when you say so there.
          Leave empty what you do not want kept.
        </Trans>
      </Text>
      <FieldPairs>
        <Field label={t`Account holder`} error={errorOf("name")}>
          <TextInput {...form.register("name")} autoComplete="off" />
        </Field>
        <Field label={t`Day of birth`} error={errorOf("birth_date")}>
          <DateField {...form.register("birth_date")} autoComplete="off" />
        </Field>
        <Field label={t`Last four digits of the card or account`} error={errorOf("last_4_digits")}>
          <TextInput
            {...form.register("last_4_digits")}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
        </Field>
      </FieldPairs>
      <FormActions saveLabel={t`Keep details`} second busy={busy} disabled={!isDirty && !busy} />
    </form>
  );
};

/** What passwords of statements may be made of; nothing, unless the person gives it. */
export const PasswordDetailsForm = () => {
  const { t } = useLingui();
  const { data: details } = usePasswordDetails();
  return details === undefined ? null : (
    <Card title={t`Passwords of statements`}>
      <DetailsForm details={details} />
    </Card>
  );
};
