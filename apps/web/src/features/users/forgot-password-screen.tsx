import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { forgotPassword } from "@passbook/contract/users";
import { call } from "../../lib/calls/call.ts";
import { MailLinkForm } from "./mail-link-form.tsx";

export const ForgotPasswordScreen = () => {
  const { t } = useLingui();
  return (
    <MailLinkForm
      title={t`Forgot password`}
      lead={<Trans>Give your address; a link to set a new password comes by mail.</Trans>}
      email=""
      send={(body) => call(forgotPassword, { body })}
      back={
        <Link to="/login">
          <Trans>Back to login</Trans>
        </Link>
      }
    />
  );
};
