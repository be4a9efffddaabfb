import { useLingui } from "@lingui/react/macro";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { KeysCard } from "./keys-card.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

/** What lets programs in, and what they are told. */
export const ProgramsScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  return (
    <Page title={t`Programs`} back={back}>
      <Stack gap={4}>
        <KeysCard />
        <WebhooksCard />
      </Stack>
    </Page>
  );
};
