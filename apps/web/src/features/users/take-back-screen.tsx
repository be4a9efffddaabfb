import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { takeBackAddress } from "@passbook/contract/users";
import { call } from "../../lib/calls/call.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { isRefusal, messageOf } from "../../lib/calls/refusal.ts";
import { useLinkToken } from "../../lib/addresses/use-link-token.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";

/** Gives the account back to the old address, then leads to a new password; asks before it does so. */
export const TakeBackScreen = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const token = useLinkToken();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [useless, setUseless] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      const { answer } = await call(takeBackAddress, { body: { token } });
      await navigate(`/reset-password#token=${answer.reset_token}`, { replace: true });
    } catch (error) {
      setFailure(messageOf(error, t`Your account could not be taken back, please retry.`));
      setUseless(isRefusal(error) && error.fields["token"] !== undefined);
      setBusy(false);
    }
  };
  return (
    <PublicForm
      title={t`Take your account back`}
      lead={
        <Trans>
          Your old address opens the account again, everybody who is signed in to it is signed out, and you
          set a new password next.
        </Trans>
      }
    >
      {failure !== null && (
        <Note tone="error" role="alert">
          {failure}
        </Note>
      )}
      {token === null && (
        <Note tone="warning">
          <Trans>This address lacks the token of a link. Open the link of the mail as a whole.</Trans>
        </Note>
      )}
      {token !== null && !useless && (
        <Button kind="primary" size="lg" wide busy={busy} onClick={() => void takeBack()}>
          {t`Take my account back`}
        </Button>
      )}
      <p>
        <Trans>
          Was it you who changed the address? Then leave it, and <Link to="/login">login</Link> as usual.
        </Trans>
      </p>
    </PublicForm>
  );
};
