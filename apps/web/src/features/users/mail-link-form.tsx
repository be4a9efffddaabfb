import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import { forgotPassword } from "@passbook/contract/users";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { CheckYourMail } from "./check-your-mail.tsx";

type MailLinkFormProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly email: string;
  /** Asks for the letter, and throws what failed. */
  readonly send: (body: { readonly email: string }) => Promise<unknown>;
  /** Stands above the field, such as what failed before. */
  readonly remark?: ReactNode;
  /** Where to go instead. */
  readonly back: ReactNode;
};

/** Asks for an address, has a link sent there, and says so. */
export const MailLinkForm = ({ title, lead, email, send, remark, back }: MailLinkFormProps) => {
  const { t } = useLingui();
  const [mailed, setMailed] = useState<string | null>(null);
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: forgotPassword.body,
    defaults: { email },
    save: async (body) => {
      await send(body);
      setMailed(body.email);
    },
    failure: t`The link could not be sent, please retry.`,
  });
  if (mailed !== null) {
    return (
      <CheckYourMail
        email={mailed}
        onAgain={() => {
          setMailed(null);
        }}
      />
    );
  }
  return (
    <PublicForm title={title} lead={lead} onSubmit={onSubmit}>
      {remark}
      <Field label={t`E-mail`} error={errorOf("email")}>
        <TextInput {...form.register("email")} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        <Trans>Send the link</Trans>
      </Button>
      <p>{back}</p>
    </PublicForm>
  );
};
