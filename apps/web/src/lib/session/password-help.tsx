import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useApplication } from "../reference-data/application.ts";

/** Beside a field of the current password: where to go without one, which whoever came by the provider of the installation has not chosen yet. */
export const PasswordHelp = () => {
  const has_provider = (useApplication()?.sign_on ?? null) !== null;
  return (
    <Link to="/forgot-password">
      {has_provider ? <Trans>Forgotten, or none yet?</Trans> : <Trans>Forgot password?</Trans>}
    </Link>
  );
};
