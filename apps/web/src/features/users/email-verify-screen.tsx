import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { sendVerification } from "@passbook/contract/users";
import { call } from "../../lib/call.ts";
import { PublicForm } from "../../lib/public-form/public-form.tsx";
import { verifyEmail } from "../../lib/session-actions.ts";
import { useSession } from "../../lib/session-store.ts";
import { Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toastSuccess } from "../../ui/toast.ts";
import { MailLinkForm } from "./mail-link-form.tsx";

/** Uses the token of the address once; the words of a failure, or null while it runs or went well. */
const useVerification = (token: string | null): string | null => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    verifyEmail(token).then(
      () => {
        toastSuccess(t`Email verified successfully`);
        return navigate("/", { replace: true });
      },
      (error: unknown) => {
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  }, [token, navigate, t]);
  return failure;
};

const readEmail = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";

const ResendForm = ({ failure }: { readonly failure: string | null }) => {
  const { t } = useLingui();
  const { state } = useLocation();
  const { user } = useSession();
  return (
    <MailLinkForm
      title={t`Confirm your e-mail`}
      lead={<Trans>Give your address and the confirming link comes again.</Trans>}
      email={user?.pending_email ?? user?.email ?? readEmail(state)}
      send={(body) => call(sendVerification, { body })}
      remark={
        failure !== null && (
          <Note tone="error" role="alert">
            {failure}
          </Note>
        )
      }
      back={
        user === null ? (
          <Link to="/login">
            <Trans>Back to login</Trans>
          </Link>
        ) : (
          <Link to="/settings/profile">
            <Trans>Back to your profile</Trans>
          </Link>
        )
      }
    />
  );
};

export const EmailVerifyScreen = () => {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get("token");
  const failure = useVerification(token);
  if (token === null || failure !== null) return <ResendForm failure={failure} />;
  return (
    <PublicForm title={t`Confirm your e-mail`}>
      <p role="status">
        <Spinner /> <Trans>Confirming your address</Trans>
      </p>
    </PublicForm>
  );
};
