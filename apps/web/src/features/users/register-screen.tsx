import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { newUser, registerUser } from "@passbook/contract/users";
import { useApplication } from "../../lib/reference-data/application.ts";
import { call } from "../../lib/calls/call.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { guessPreferences } from "../../words/guess-preferences.ts";
import { NewPasswordField } from "../../lib/session/new-password-field.tsx";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { isRefusal, isRefusedWith } from "../../lib/calls/refusal.ts";
import { logIn, resetSession } from "../../lib/session/session-actions.ts";
import { readInvitation, useLinkToken } from "../../lib/addresses/use-link-token.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
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

/** Why nobody can fill the form in here, where that is so. */
const NoRegistration = ({ children }: { readonly children: React.ReactNode }) => {
  const { t } = useLingui();
  return (
    <PublicForm title={t`Register`}>
      <Note icon="lock">{children}</Note>
      <Button to="/login" kind="primary" size="lg" wide>
        {t`Back to login`}
      </Button>
    </PublicForm>
  );
};

/** The form, unless this installation says that it would refuse what is filled in. */
export const RegisterScreen = () => {
  const registration = useApplication()?.registration ?? "open";
  const invitation = useLinkToken();
  if (registration === "closed")
    return (
      <NoRegistration>
        <Trans>
          Nobody can register here. Ask whoever runs this Passbook to make an account for you (
          <code>passbook user add</code>).
        </Trans>
      </NoRegistration>
    );
  if (registration === "invite" && invitation === null)
    return (
      <NoRegistration>
        <Trans>
          Here one registers by invitation. Ask whoever runs this Passbook for a link (
          <code>passbook user invite</code>) and open it.
        </Trans>
      </NoRegistration>
    );
  return <RegisterForm invitation={invitation} />;
};

const RegisterForm = ({ invitation }: { readonly invitation: string | null }) => {
  const { t } = useLingui();
  const location = useLocation();
  const [mailed, setMailed] = useState<string | null>(null);
  const [useless, setUseless] = useState<string | null>(null);
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: newUser,
    defaults: { name: "", email: "", password: "", ...guessPreferences(navigator.language) },
    save: async (body) => {
      setUseless(null);
      try {
        await call(registerUser, {
          body: {
            ...body,
            invitation: invitation ?? undefined,
            book_invitation: readInvitation(location.state) ?? undefined,
          },
        });
      } catch (error) {
        setUseless(isRefusal(error) ? (error.fields["invitation"] ?? null) : null);
        throw error;
      }
      if (!(await tryLogIn(body.email, body.password))) setMailed(body.email);
    },
    failure: t`Your account could not be created, please retry.`,
  });
  const [typed, name, email] = useWatch({ control: form.control, name: ["password", "name", "email"] });
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
      {useless !== null && (
        <Note tone="error" role="alert">
          {useless}
        </Note>
      )}
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
        own={{ name, email }}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {t`Register`}
      </Button>
    </PublicForm>
  );
};
