import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { type SecondFactor, signIn } from "@passbook/contract/sessions";
import { useApplication } from "../../lib/reference-data/application.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { isRefusedWith, messageOf } from "../../lib/calls/refusal.ts";
import { logIn, logInWithPasskey } from "../../lib/session/session-actions.ts";
import { SignOnButton } from "../../lib/sign-on/sign-on-button.tsx";
import { wasShared } from "../../lib/addresses/shared.ts";
import { Note } from "../../ui/frame/note.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";

/** Fetched once a second factor is asked for. */
const SecondFactorForm = lazy(async () => ({
  default: (await import("./second-factor-form.tsx")).SecondFactorForm,
}));

/** A sign-in that began elsewhere, such as with a link of a mail, and waits here for its second factor. */
const readWaiting = (state: unknown): SecondFactor | null =>
  typeof state === "object" && state !== null && "second_factor" in state
    ? (state.second_factor as SecondFactor)
    : null;

/** Shown where somebody here has a passkey, and this browser could use it. */
const PasskeyButton = ({ onFactor }: { readonly onFactor: (factor: SecondFactor | null) => void }) => {
  const { t } = useLingui();
  const at = useApplication()?.passkeys_at;
  const [busy, setBusy] = useState(false);
  if (at !== location.origin || !("PublicKeyCredential" in window)) return null;
  const enter = async () => {
    setBusy(true);
    try {
      onFactor(await logInWithPasskey());
    } catch (error) {
      // whoever presses Cancel knows it
      if (!(error instanceof Error && error.name === "NotAllowedError"))
        toastError(messageOf(error, t`Login failed, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon="key"
      size="lg"
      wide
      busy={busy}
      onClick={() => {
        void enter();
      }}
    >
      {t`Sign in with a passkey`}
    </Button>
  );
};

/** The guard on this route leads on as soon as someone is signed in. */
export const LoginScreen = () => {
  const { state } = useLocation();
  const [factor, setFactor] = useState(() => readWaiting(state));
  const [why, setWhy] = useState<string | null>(null);
  if (factor === null) return <PasswordLogin why={why} onFactor={setFactor} />;
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <SecondFactorForm
        factor={factor}
        onBack={(words) => {
          setWhy(words);
          setFactor(null);
        }}
      />
    </Suspense>
  );
};

type PasswordLoginProps = {
  /** Why it is asked for again. */
  readonly why: string | null;
  readonly onFactor: (factor: SecondFactor | null) => void;
};

const PasswordLogin = ({ why, onFactor }: PasswordLoginProps) => {
  const { t } = useLingui();
  const location = useLocation();
  const registration = useApplication()?.registration;
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: signIn,
    defaults: { email: "", password: "" },
    save: async (credentials) => {
      onFactor(await logIn(credentials));
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
      {why !== null && (
        <Note tone="warning" role="alert">
          {why}
        </Note>
      )}
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
      <PasskeyButton onFactor={onFactor} />
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
