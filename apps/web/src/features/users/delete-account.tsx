import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as z from "zod/mini";
import { deleteUser } from "@passbook/contract/users";
import type { User } from "@passbook/contract/users";
import { call } from "../../lib/calls/call.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { endSession } from "../../lib/calls/session-store.ts";
import { PasswordHelp } from "../../lib/session/password-help.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { toastBlank } from "../../ui/overlays/toast.ts";
import styles from "./profile.module.css";

const FORM = "delete-account";

const DeleteDialog = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { email } = user;
  const typedEmail = z
    .string()
    .check(
      z.refine((text) => text.trim().toLowerCase() === email.toLowerCase(), t`Write ${email} to confirm.`),
    );
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: z.strictObject({
      current_password: deleteUser.body.shape.current_password,
      confirmation: typedEmail,
    }),
    defaults: { current_password: "", confirmation: "" },
    save: async ({ current_password }) => {
      await call(deleteUser, { params: { id: user.id }, body: { current_password } });
      endSession(null, true);
      toastBlank(t`Your account was deleted with everything in it`);
    },
    failure: t`Oops, delete failed!`,
  });
  return (
    <Dialog
      open
      title={t`Delete your account?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={FORM} kind="danger-fill" busy={busy}>
            {t`Delete account`}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={onSubmit} className={styles["form"]}>
        <Text as="p" tone="2">
          <Trans>
            Statements, transactions, categories and everything else of yours is removed. This cannot be
            undone; export first what you want to keep.
          </Trans>
        </Text>
        <Field label={t`Your e-mail, to confirm`} error={errorOf("confirmation")} hint={email}>
          <TextInput
            {...form.register("confirmation")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t`Current password`} labelEnd={<PasswordHelp />} error={errorOf("current_password")}>
          <PasswordInput {...form.register("current_password")} />
        </Field>
      </form>
    </Dialog>
  );
};

export const DeleteAccount = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t`Delete account`}>
      <Stack row wrap between align="center">
        <Text tone="2" size="sm">
          <Trans>Removes your account and everything in it, at once and for good.</Trans>
        </Text>
        <Stack row wrap gap={2}>
          <Button to="/settings/about#export">{t`Export first`}</Button>
          <Button
            kind="danger"
            onClick={() => {
              setOpen(true);
            }}
          >
            {t`Delete account`}
          </Button>
        </Stack>
      </Stack>
      {open && (
        <DeleteDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
};
