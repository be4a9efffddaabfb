import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { profileChange } from "@passbook/contract/users";
import type { User } from "@passbook/contract/users";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { NewPasswordField } from "../../lib/session/new-password-field.tsx";
import { PasswordHelp } from "../../lib/session/password-help.tsx";
import { updateProfile } from "../../lib/session/update-profile.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import styles from "./profile.module.css";

const ChangePassword = ({ user, onDone }: { readonly user: User; readonly onDone: () => void }) => {
  const { t } = useLingui();
  const { form, busy, isUnsaved, errorOf, onSubmit } = useSaveForm({
    schema: profileChange,
    defaults: { current_password: "", password: "" },
    save: async (values) => {
      await updateProfile(values);
      await refreshAfter("change_password");
      toastSuccess(t`Password changed, other sign-ins ended`);
      onDone();
    },
    failure: t`Oops, update failed!`,
  });
  const typed = useWatch({ control: form.control, name: "password" }) ?? "";
  useEffect(() => {
    form.setFocus("current_password");
  }, [form]);
  return (
    <form noValidate onSubmit={onSubmit} className={styles["form"]}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {/* password keepers want to know whose password it is */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <FieldPairs>
        <Field label={t`Current password`} labelEnd={<PasswordHelp />} error={errorOf("current_password")}>
          <PasswordInput {...form.register("current_password")} />
        </Field>
        <NewPasswordField
          {...form.register("password")}
          label={t`New password`}
          error={errorOf("password")}
          typed={typed}
          own={user}
        />
      </FieldPairs>
      <FormActions cancel={onDone} saveLabel={t`Change password`} second busy={busy} />
    </form>
  );
};

export const PasswordForm = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t`Password`}>
      {open ? (
        <ChangePassword
          user={user}
          onDone={() => {
            setOpen(false);
          }}
        />
      ) : (
        <Stack row wrap between align="center">
          <Text tone="2" size="sm">{t`Changing it ends your other sign-ins.`}</Text>
          <Button
            aria-label={t`Change password`}
            onClick={() => {
              setOpen(true);
            }}
          >
            {t`Change`}
          </Button>
        </Stack>
      )}
    </Card>
  );
};
