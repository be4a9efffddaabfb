import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { sendVerification } from "@passbook/contract/users";
import { call } from "../../lib/calls/call.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { isRefusedWith } from "../../lib/calls/refusal.ts";
import { verifyEmail } from "../../lib/session/session-actions.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { joinPath, readInvitation, readJoin, useLinkToken } from "../../lib/addresses/use-link-token.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Spinner } from "../../ui/base/spinner.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import { MailLinkForm } from "./mail-link-form.tsx";

type Verification = {
  /** Why it failed; null while it runs or went well. */
  readonly failure: string | null;
  /** What must be answered first, since somebody else is signed in here; null when nothing. */
  readonly question: string | null;
  readonly goOn: () => void;
};

/** Uses the token of the address once. */
const useVerification = (token: string | null, join: string | null): Verification => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const used = useRef<string | null>(null);
  const verify = useCallback(
    async (body: Parameters<typeof verifyEmail>[0]) => {
      try {
        const second_factor = await verifyEmail(body);
        toastSuccess(t`Email verified successfully`);
        const from = join === null ? "/" : joinPath(join);
        if (second_factor === null) await navigate(from, { replace: true });
        else await navigate("/login", { replace: true, state: { second_factor, from } });
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        if (isRefusedWith(error, "signed_in_as_other")) setQuestion(words);
        else setFailure(words);
      }
    },
    [navigate, t, join],
  );
  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    void verify({ token });
  }, [token, verify]);
  const goOn = () => {
    setQuestion(null);
    if (token !== null) void verify({ token, replace_session: true });
  };
  return { failure, question, goOn };
};

/** Whoever opens a link in the browser of somebody else is asked before one sign-in takes the place of the other. */
const WhoseBrowser = ({ question, goOn }: { readonly question: string; readonly goOn: () => void }) => {
  const { t } = useLingui();
  return (
    <PublicForm title={t`Sign in to another account?`}>
      <Note tone="warning" role="alert">
        {question}
      </Note>
      <Button kind="primary" size="lg" wide onClick={goOn}>
        {t`Confirm and sign in there`}
      </Button>
      <Button to="/" kind="quiet" size="lg" wide>
        {t`Stay signed in as I am`}
      </Button>
    </PublicForm>
  );
};

const readEmail = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";

const ResendForm = ({ failure }: { readonly failure: string | null }) => {
  const { t } = useLingui();
  const { state, hash } = useLocation();
  const book_invitation = readJoin(hash) ?? readInvitation(state) ?? undefined;
  const { user } = useSession();
  return (
    <MailLinkForm
      title={t`Confirm your e-mail`}
      lead={<Trans>Give your address and the confirming link comes again.</Trans>}
      email={user?.pending_email ?? user?.email ?? readEmail(state)}
      send={(body) => call(sendVerification, { body: { ...body, book_invitation } })}
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
  const token = useLinkToken();
  const { failure, question, goOn } = useVerification(token, readJoin(useLocation().hash));
  if (question !== null) return <WhoseBrowser question={question} goOn={goOn} />;
  if (token === null || failure !== null) return <ResendForm failure={failure} />;
  return (
    <PublicForm title={t`Confirm your e-mail`}>
      <p role="status">
        <Spinner /> <Trans>Confirming your address</Trans>
      </p>
    </PublicForm>
  );
};
