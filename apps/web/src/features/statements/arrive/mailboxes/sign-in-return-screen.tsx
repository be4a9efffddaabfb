import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { messageOf } from "../../../../lib/calls/refusal.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Spinner } from "../../../../ui/base/spinner.tsx";
import { Note } from "../../../../ui/frame/note.tsx";
import { Page } from "../../../../ui/frame/page.tsx";
import { toastSuccess } from "../../../../ui/overlays/toast.ts";
import { readSignInReturn } from "./read-sign-in-return.ts";
import { useSignInFinish } from "./use-mailboxes.ts";

const BACK = "/statements/config-email";

/** Where a provider sends people back to: what it sent is taken out of the address, handed over once, and the mailbox is watched. */
export const SignInReturnScreen = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [returned] = useState(() => readSignInReturn(search));
  const { mutate, error } = useSignInFinish();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // What the provider sent stands in no history and in no address that is copied.
    void navigate(pathname, { replace: true });
    if (returned.state === "given")
      mutate(returned.body, {
        onSuccess: ({ answer }) => {
          const { username } = answer.data;
          toastSuccess(t`${username} is watched from now on`);
          void navigate(BACK, { replace: true });
        },
      });
  }, [mutate, navigate, pathname, returned, t]);
  const failure =
    error === null
      ? {
          given: null,
          refused: t`The sign-in was cancelled, so nothing was changed.`,
          missing: t`This address is only for coming back from a sign-in.`,
        }[returned.state]
      : messageOf(error, t`The sign-in could not be finished. Begin it again.`);
  return (
    <Page title={t`Sign in to a mailbox`} back={{ to: BACK, label: t`Statements by e-mail` }}>
      {failure === null ? (
        <p role="status">
          <Spinner /> <Trans>Finishing the sign-in</Trans>
        </p>
      ) : (
        <Note
          tone={error === null ? "warning" : "error"}
          role="alert"
          action={
            <Button to={BACK}>
              <Trans>Begin again</Trans>
            </Button>
          }
        >
          {failure}
        </Note>
      )}
    </Page>
  );
};
