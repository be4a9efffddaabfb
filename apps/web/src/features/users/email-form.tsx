import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { profileChange } from "@passbook/contract/users";
import type { User } from "@passbook/contract/users";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { MailNote } from "../../lib/notices/mail-note.tsx";
import { PasswordHelp } from "../../lib/session/password-help.tsx";
import { updateProfile } from "../../lib/session/update-profile.ts";
import { Badge } from "../../ui/figures/badge.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import styles from "./profile.module.css";

const ChangeEmail = ({ user, onDone }: { readonly user: User; readonly onDone: () => void }) => {
  const { t } = useLingui();
  const { form, busy, isUnsaved, errorOf, onSubmit } = useSaveForm({
    schema: profileChange,
    defaults: { email: user.pending_email ?? "", current_password: "" },
    save: async (values) => {
      await updateProfile(values);
      toastSuccess(t`A link was sent to the new address`);
      onDone();
    },
    failure: t`Oops, update failed!`,
  });
  useEffect(() => {
    form.setFocus("email");
  }, [form]);
  return (
    <form noValidate onSubmit={onSubmit} className={styles["form"]}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FieldPairs>
        <Field
          label={t`New e-mail`}
          error={errorOf("email")}
          hint={t`It takes effect once its link was opened.`}
        >
          <TextInput {...form.register("email")} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field label={t`Current password`} labelEnd={<PasswordHelp />} error={errorOf("current_password")}>
          <PasswordInput {...form.register("current_password")} />
        </Field>
      </FieldPairs>
      <FormActions cancel={onDone} saveLabel={t`Send the link`} second busy={busy} />
    </form>
  );
};

/** The address, whether it is confirmed, and its change, which waits for a link. */
export const EmailForm = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const pending = user.pending_email;
  return (
    <Card title={t`E-mail`}>
      <Stack gap={4}>
        <Stack row wrap between align="center">
          <Stack row wrap align="center" gap={2}>
            <Text>{user.email}</Text>
            {user.email_verified_at === null ? (
              <Badge tone="warning">{t`Not confirmed`}</Badge>
            ) : (
              <Badge tone="success" icon="check">{t`Confirmed`}</Badge>
            )}
          </Stack>
          {!open && (
            <Stack row wrap gap={2}>
              {user.email_verified_at === null && <Button to="/email-verify">{t`Confirm it`}</Button>}
              <Button
                aria-label={t`Change e-mail`}
                onClick={() => {
                  setOpen(true);
                }}
              >
                {t`Change`}
              </Button>
            </Stack>
          )}
        </Stack>
        {pending !== null && (
          <>
            <Note tone="info" icon="mail">
              <Trans>
                <strong>{pending}</strong> waits for confirmation: open the link that was sent there. Until
                then {user.email} stays.
              </Trans>
            </Note>
            <MailNote />
          </>
        )}
        {open && (
          <ChangeEmail
            user={user}
            onDone={() => {
              setOpen(false);
            }}
          />
        )}
      </Stack>
    </Card>
  );
};
