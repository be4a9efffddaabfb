import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { beginSignOn } from "@passbook/contract/sign-on";
import { useApplication } from "../reference-data/application.ts";
import { call } from "../calls/call.ts";
import { messageOf } from "../calls/refusal.ts";
import { Button } from "../../ui/actions/button.tsx";
import { toastError } from "../../ui/overlays/toast.ts";

/** Leads to the provider of the installation; nothing where it has none. */
export const SignOnButton = () => {
  const { t } = useLingui();
  const provider = useApplication()?.sign_on ?? null;
  const [busy, setBusy] = useState(false);
  if (provider === null) return null;
  const { name } = provider;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      const { answer } = await call(beginSignOn);
      location.assign(answer.data.url);
    } catch (error) {
      toastError(messageOf(error, t`The sign-in could not be begun, please retry.`));
      setBusy(false);
    }
  };
  return (
    <Button size="lg" wide icon="key" busy={busy} onClick={() => void go()}>
      <Trans>Sign in with {name}</Trans>
    </Button>
  );
};
