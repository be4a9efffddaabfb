import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { unlinkSignOn } from "@passbook/contract/sign-on";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import { PasswordHelp } from "../session/password-help.tsx";

type OwnPasswordDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly failure: string;
  readonly save: (body: { current_password: string }) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the password before it is changed how somebody comes in. */
export const OwnPasswordDialog = (props: OwnPasswordDialogProps) => {
  const { title, text, confirmLabel, failure, save, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: unlinkSignOn.body,
    defaults: { current_password: "" },
    save: async (body) => {
      await save(body);
      onClose();
    },
    failure,
  });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} kind="primary" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack gap={3}>
          <Text as="p" tone="2">
            {text}
          </Text>
          <Field label={t`Current password`} labelEnd={<PasswordHelp />} error={errorOf("current_password")}>
            <PasswordInput {...form.register("current_password")} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
};
