import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { useConfirmation } from "../../lib/session/use-confirmation.tsx";
import { SignOnCard } from "../../lib/sign-on/sign-on-card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { AccountEvents } from "./account-events.tsx";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ShowCodes } from "./show-codes.tsx";
import { SignIns } from "./sign-ins.tsx";

/** What opens the account, where it is open, and what happened to it. */
export const SecurityScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { confirmed, dialog } = useConfirmation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const tools = { confirmed, onCodes: setCodes };
  return (
    <Page title={t`Security`} back={back}>
      <Stack gap={4}>
        <AuthenticatorApp {...tools} />
        <Passkeys {...tools} />
        <RecoveryCodes {...tools} />
        <SignOnCard />
        <SignIns />
        <AccountEvents />
      </Stack>
      {dialog}
      {codes !== null && (
        <ShowCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
          }}
        />
      )}
    </Page>
  );
};
