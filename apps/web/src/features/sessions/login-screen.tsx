import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { signIn } from "@passbook/contract/sessions";
import { useApplication } from "../../lib/reference-data/application.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { isRefusedWith } from "../../lib/calls/refusal.ts";
import { SignOnButton } from "../../lib/sign-on/sign-on-button.tsx";
import { logIn } from "../../lib/session/session-actions.ts";
import { wasShared } from "../../lib/addresses/shared.ts";
import { Note } from "../../ui/frame/note.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";

/** The guard on this route leads on as soon as someone is signed in. */
export const LoginScreen = () => {
  const { t } = useLingui();
  const location = useLocation();
  const registration = useApplication()?.registration;
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: signIn,
    defaults: { email: "", password: "" },
    save: async (credentials) => {
      await logIn(credentials);
    },
    failure: t`Login failed, please retry.`,
    placeOf: (error) => (isRefusedWith(error, "wrong_credentials") ? "password" : null),
  });
  return (
    <PublicForm
      title={t`Login`}
      lead={
        registration === "closed" ? undefined : (
          <Trans>
            New here?{" "}
            <Link to="/register" state={location.state}>
              Register
            </Link>
          </Trans>
        )
      }
      onSubmit={onSubmit}
    >
      {wasShared(location.state) && (
        <Note icon="upload">
          <Trans>
            What you shared waits here for 15 minutes. Log in, and it is handed in; after that, share it
            again.
          </Trans>
        </Note>
      )}
      <Field label={t`E-mail`} error={errorOf("email")}>
        <TextInput {...form.register("email")} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field
        label={t`Password`}
        error={errorOf("password")}
        labelEnd={
          <Link to="/forgot-password">
            <Trans>Forgot password?</Trans>
          </Link>
        }
      >
        <PasswordInput {...form.register("password")} />
      </Field>
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {t`Login`}
      </Button>
      <SignOnButton />
      {form.formState.isSubmitted && (
        <p>
          <Trans>
            Not confirmed yet? <Link to="/email-verify">Send the link again</Link>
          </Trans>
        </p>
      )}
    </PublicForm>
  );
};
