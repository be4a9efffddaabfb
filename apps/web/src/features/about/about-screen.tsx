import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApplication } from "../../lib/reference-data/application.ts";
import { formatFileSize } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { Card } from "../../ui/frame/card.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { ExportFiles } from "./export-files.tsx";
import { Licences } from "./licences.tsx";
import { Measurements } from "./measurements.tsx";
import { Shortcuts } from "./shortcuts.tsx";

/** Scrolls to the part that the address names, since the screen came after the address did. */
const useNamedPart = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

const Version = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const application = useApplication();
  const tell = (words: (known: NonNullable<typeof application>) => string) =>
    application === null ? <Skeleton width={120} /> : words(application);
  return (
    <Card title="Passbook">
      <Stack gap={4}>
        <Text as="p" tone="2">
          <Trans>
            Reads bank statements, proves them against their printed balances, and shows what the money was
            for. Everything stays on this machine.
          </Trans>
        </Text>
        <KeyValues
          items={[
            { label: t`Version`, value: tell(({ version }) => version) },
            {
              label: t`Largest file`,
              value: tell(({ upload_limit_bytes }) => formatFileSize(upload_limit_bytes, locale)),
            },
            {
              label: t`Mail`,
              value: tell(({ mail }) =>
                mail === "smtp" ? t`sent by a mail server` : t`written to data/outbox`,
              ),
            },
            {
              label: t`Error reports`,
              value: tell(({ error_report_key }) =>
                error_report_key === null ? t`off` : t`kept on this machine`,
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
};

export const AboutScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  useNamedPart();
  return (
    <Page title={t`About`} back={back}>
      <Stack gap={4}>
        <Version />
        <div id="export">
          <ExportFiles />
        </div>
        <Measurements />
        <Shortcuts />
        <Licences />
      </Stack>
    </Page>
  );
};
