import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SecondFactor } from "@passbook/contract/sessions";
import * as contract from "@passbook/contract/sign-on";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { isRefusedWith, messageOf } from "../../lib/calls/refusal.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { signOn } from "../../lib/session/session-actions.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Spinner } from "../../ui/base/spinner.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { ScreenLoading } from "../../ui/states/screen-loading.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";

/** Where the card stands that begins a link. */
const SETTINGS = "/settings/security";

const useEntry = () => {
  const navigate = useNavigate();
  // a second factor is asked for where people log in
  return (second_factor: SecondFactor | null) =>
    second_factor === null
      ? navigate("/", { replace: true })
      : navigate("/login", { replace: true, state: { second_factor } });
};

/** Asks for the password of the account that has the provider's address, once, before the two are linked. */
const PasswordFor = ({ email }: { readonly email: string }) => {
  const { t } = useLingui();
  const goOn = useEntry();
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: contract.confirmSignOn.body,
    defaults: { password: "" },
    save: async (body) => {
      const { waits } = await signOn(async () => (await call(contract.confirmSignOn, { body })).answer.data);
      await goOn(waits);
    },
    failure: t`Login failed, please retry.`,
    placeOf: (error) => (isRefusedWith(error, "wrong_credentials") ? "password" : null),
  });
  return (
    <PublicForm
      title={t`Is this account yours?`}
      lead={
        <Trans>
          {email} has an account here already. Its password links the two; you are asked for it this once.
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <Field label={t`Password`} error={errorOf("password")}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>{t`Link and log in`}</Button>
    </PublicForm>
  );
};

type Came = { readonly password_for: string } | { readonly failed: string } | null;

/** Hands over, once, what the provider sent somebody back with: to be let in, or, signed in already, to be linked. */
const useReturn = (returned: string, signed_in: boolean): Came => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goOn = useEntry();
  const { pathname } = useLocation();
  const [came, setCame] = useState<Came>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // what the provider sent stands in no history and in no address that is copied
    void navigate(pathname, { replace: true });
    const link = async (): Promise<void> => {
      await call(contract.finishSignOnLink, { body: { returned } });
      await refreshAfter("change_sign_on");
      toastSuccess(t`Linked`);
      await navigate(SETTINGS, { replace: true });
    };
    const comeIn = async (): Promise<void> => {
      const { timeZone: time_zone, locale } = Intl.DateTimeFormat().resolvedOptions();
      const body = { returned, time_zone, locale };
      const { waits, password_for } = await signOn(
        async () => (await call(contract.finishSignOn, { body })).answer.data,
      );
      if (password_for === null) await goOn(waits);
      else setCame({ password_for });
    };
    (signed_in ? link() : comeIn()).catch((error: unknown) => {
      setCame({ failed: messageOf(error, t`The sign-in could not be finished. Begin it again.`) });
    });
  }, [goOn, navigate, pathname, returned, signed_in, t]);
  return came;
};

const Returning = ({ signed_in }: { readonly signed_in: boolean }) => {
  const { t } = useLingui();
  const { search } = useLocation();
  const [returned] = useState(() => search.slice(1));
  const came = useReturn(returned === "" ? "nothing" : returned, signed_in);
  if (came !== null && "password_for" in came) return <PasswordFor email={came.password_for} />;
  return (
    <PublicForm title={t`Signing in`}>
      {came === null ? (
        <p role="status">
          <Spinner /> <Trans>Finishing the sign-in</Trans>
        </p>
      ) : (
        <Note
          tone="error"
          role="alert"
          action={
            <Button to={signed_in ? SETTINGS : "/login"}>
              <Trans>Begin again</Trans>
            </Button>
          }
        >
          {came.failed}
        </Note>
      )}
    </PublicForm>
  );
};

/** Where the provider of the installation sends people back to. */
export const SignOnScreen = () => {
  const { status, user } = useSession();
  // how somebody came is asked once, before it changes by coming in
  const [signed_in, setSignedIn] = useState<boolean | null>(
    status === "checking_validity" ? null : user !== null,
  );
  if (signed_in !== null) return <Returning signed_in={signed_in} />;
  if (status !== "checking_validity") setSignedIn(user !== null);
  return <ScreenLoading />;
};
