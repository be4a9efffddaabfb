import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { MailNote } from "../../lib/notices/mail-note.tsx";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { Button } from "../../ui/actions/button.tsx";

type CheckYourMailProps = {
  readonly email: string;
  /** Back to the form that asked; without it, to the form for a confirming link. */
  readonly onAgain?: (() => void) | undefined;
};

/** After a letter was asked for; says the same whether or not the address is known. */
export const CheckYourMail = ({ email, onAgain }: CheckYourMailProps) => {
  const { t } = useLingui();
  const { state } = useLocation();
  return (
    <PublicForm title={t`Check your mail`}>
      <p>
        <Trans>
          If <strong>{email}</strong> can get a link, it is on its way. It works once and for 30 minutes.
        </Trans>
      </p>
      <MailNote />
      <Button to="/login" size="lg" wide>
        {t`Back to login`}
      </Button>
      {onAgain === undefined ? (
        <p>
          <Trans>
            Nothing came?{" "}
            <Link to="/email-verify" state={{ ...(state as object | null), email }}>
              Send the link again
            </Link>
          </Trans>
        </p>
      ) : (
        <Button kind="quiet" size="lg" wide onClick={onAgain}>
          {t`Nothing came? Ask again`}
        </Button>
      )}
    </PublicForm>
  );
};
