import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { newUser, registerUser } from "@passbook/contract/users";
import { call } from "../../lib/call.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { guessPreferences } from "../../lib/guess-preferences.ts";
import { NewPasswordField } from "../../lib/password/new-password-field.tsx";
import { PublicForm } from "../../lib/public-form/public-form.tsx";
import { isRefusedWith } from "../../lib/refusal.ts";
import { logIn, resetSession } from "../../lib/session-actions.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { CheckYourMail } from "./check-your-mail.tsx";

/** Signs the new person in; false where the address must be confirmed first. */
const tryLogIn = async (email: string, password: string): Promise<boolean> => {
  try {
    await logIn({ email, password });
    return true;
  } catch (error) {
    resetSession();
    if (isRefusedWith(error, "wrong_credentials")) return false;
    throw error;
  }
};

export const RegisterScreen = () => {
  const { t } = useLingui();
  const location = useLocation();
  const [mailed, setMailed] = useState<string | null>(null);
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: newUser,
    defaults: { name: "", email: "", password: "", ...guessPreferences(navigator.language) },
    save: async (body) => {
      await call(registerUser, { body });
      if (!(await tryLogIn(body.email, body.password))) setMailed(body.email);
    },
    failure: t`Your account could not be created, please retry.`,
  });
  const typed = useWatch({ control: form.control, name: "password" });
  if (mailed !== null) return <CheckYourMail email={mailed} />;
  return (
    <PublicForm
      title={t`Register`}
      lead={
        <Trans>
          Have an account?{" "}
          <Link to="/login" state={location.state}>
            Login
          </Link>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <Field label={t`Name`} error={errorOf("name")}>
        <TextInput {...form.register("name")} autoComplete="name" />
      </Field>
      <Field label={t`E-mail`} error={errorOf("email")}>
        <TextInput {...form.register("email")} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <NewPasswordField
        {...form.register("password")}
        label={t`Password`}
        error={errorOf("password")}
        typed={typed}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {t`Register`}
      </Button>
    </PublicForm>
  );
};
