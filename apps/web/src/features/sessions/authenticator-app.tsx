import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { beginTotp, removeTotp } from "@passbook/contract/factors";
import { call } from "../../lib/calls/call.ts";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { AddApp, type AppSecret } from "./add-app.tsx";
import { type FactorTools, useFactorChange, useFactors } from "./use-factors.ts";

const TurnOn = (tools: FactorTools) => {
  const { t } = useLingui();
  const { busy, change } = useFactorChange(tools);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const begin = async () => {
    setSecret(await change(async () => (await call(beginTotp)).answer.data));
  };
  return (
    <>
      <Button
        busy={busy}
        onClick={() => {
          void begin();
        }}
      >
        {t`Turn on`}
      </Button>
      {secret !== null && (
        <AddApp
          {...tools}
          secret={secret}
          onClose={() => {
            setSecret(null);
          }}
        />
      )}
    </>
  );
};

const TurnOff = (tools: FactorTools) => {
  const { t } = useLingui();
  const { busy, change } = useFactorChange(tools);
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    setAsked(false);
    if ((await change(() => call(removeTotp))) !== null) toastSuccess(t`Codes are no longer asked for`);
  };
  return (
    <>
      <Button
        kind="danger"
        busy={busy}
        onClick={() => {
          setAsked(true);
        }}
      >
        {t`Turn off`}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t`Turn codes off?`}
        text={<Trans>Nobody is asked for a code of your authenticator app any more.</Trans>}
        confirmLabel={t`Turn off`}
        onConfirm={() => {
          void remove();
        }}
        onClose={() => {
          setAsked(false);
        }}
      />
    </>
  );
};

/** Codes of an app beside the password, off until they are wanted. */
export const AuthenticatorApp = (tools: FactorTools) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const { data } = useFactors();
  const since = data?.totp?.created_at;
  const on = since !== undefined;
  return (
    <Card title={t`Authenticator app`}>
      {data === undefined ? (
        <SkeletonRows count={1} />
      ) : (
        <Stack row wrap between align="center">
          <Stack row wrap align="center" gap={2}>
            {on && <Badge tone="success" icon="check">{t`On`}</Badge>}
            <Text tone="2" size="sm">
              {on ? (
                <Trans>
                  A code is asked for beside your password, since {formatInstant(since, locale, time_zone)}.
                </Trans>
              ) : (
                <Trans>An app on your phone shows a code that is asked for beside your password.</Trans>
              )}
            </Text>
          </Stack>
          {on ? <TurnOff {...tools} /> : <TurnOn {...tools} />}
        </Stack>
      )}
    </Card>
  );
};
