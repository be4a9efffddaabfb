import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { checkResetLink, resetPassword as endpoint } from "@passbook/contract/users";
import { call } from "../../lib/calls/call.ts";
import { useSaveForm } from "../../lib/form/use-save-form.ts";
import { NewPasswordField } from "../../lib/session/new-password-field.tsx";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { resetPassword } from "../../lib/session/session-actions.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { useLinkToken } from "../../lib/addresses/use-link-token.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";

const AskAgain = () => {
  const { t } = useLingui();
  return (
    <Button to="/forgot-password" kind="primary" size="lg" wide>
      {t`Ask for a new link`}
    </Button>
  );
};

/** Why a link does not work, where it is the link that a call was refused for. */
const whyUseless = (error: unknown): string | null =>
  isRefusal(error) ? (error.fields["token"] ?? null) : null;

const UselessLink = ({ why }: { readonly why: string }) => (
  <>
    <Note tone="error" role="alert">
      {why}
    </Note>
    <AskAgain />
  </>
);

/** Asks once about the link before anybody types a password in vain; where that cannot be asked, saving tells. */
const CheckedForm = ({ token }: { readonly token: string }) => {
  const { t } = useLingui();
  const [checked, setChecked] = useState(false);
  const [useless, setUseless] = useState<string | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const check = async () => {
      try {
        await call(checkResetLink, { body: { token }, signal: end.signal });
      } catch (error) {
        setUseless(whyUseless(error));
      }
      if (!end.signal.aborted) setChecked(true);
    };
    void check();
    return () => {
      end.abort();
    };
  }, [token]);
  if (checked && useless === null) return <ResetForm token={token} />;
  return (
    <PublicForm title={t`Set a new password`}>
      {useless === null ? <SkeletonRows count={2} /> : <UselessLink why={useless} />}
    </PublicForm>
  );
};

const ResetForm = ({ token }: { readonly token: string }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useSession();
  /** Why the link does not work, once that is known. */
  const [useless, setUseless] = useState<string | null>(null);
  const { form, busy, errorOf, onSubmit } = useSaveForm({
    schema: endpoint.body,
    defaults: { token, password: "" },
    save: async (body) => {
      try {
        await resetPassword(body);
      } catch (error) {
        setUseless(whyUseless(error));
        throw error;
      }
      toastSuccess(t`Password changed, please login with it.`);
      await navigate("/login", { replace: true });
    },
    failure: t`Password reset failed, please retry!`,
    // the token has no field of its own to stand at
    hidden: ["token"],
  });
  const typed = useWatch({ control: form.control, name: "password" });
  return (
    <PublicForm
      title={t`Set a new password`}
      lead={<Trans>Other sign-ins of yours end with it.</Trans>}
      onSubmit={onSubmit}
    >
      {user !== null && (
        <Note tone="warning">
          <Trans>You are signed in here as {user.email}. Saving signs you out, whosever link this is.</Trans>
        </Note>
      )}
      <NewPasswordField
        {...form.register("password")}
        label={t`New password`}
        error={errorOf("password")}
        typed={typed}
      />
      {useless === null ? (
        <>
          <Button type="submit" kind="primary" size="lg" wide busy={busy}>
            {t`Save`}
          </Button>
          <p>
            <Trans>
              The link no longer works? <Link to="/forgot-password">Ask for a new one</Link>
            </Trans>
          </p>
        </>
      ) : (
        <UselessLink why={useless} />
      )}
    </PublicForm>
  );
};

export const ResetPasswordScreen = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  if (token !== null) return <CheckedForm token={token} />;
  return (
    <PublicForm title={t`Set a new password`}>
      <Note tone="warning">
        <Trans>
          This address lacks the token of a link. Open the link of the mail as a whole, or ask for a new one.
        </Trans>
      </Note>
      <AskAgain />
    </PublicForm>
  );
};
