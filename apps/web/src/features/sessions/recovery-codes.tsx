import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { makeRecoveryCodes } from "@passbook/contract/factors";
import { call } from "../../lib/calls/call.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { type FactorTools, useFactorChange, useFactors } from "./use-factors.ts";

/** How many codes are left for the day a factor is lost; there are none without factors. */
export const RecoveryCodes = (tools: FactorTools) => {
  const { t } = useLingui();
  const { data } = useFactors();
  const { busy, change } = useFactorChange(tools);
  const [asked, setAsked] = useState(false);
  const left = data?.recovery_codes_left ?? null;
  if (left === null) return null;
  const renew = async () => {
    setAsked(false);
    const made = await change(async () => (await call(makeRecoveryCodes)).answer.data.recovery_codes);
    tools.onCodes(made);
  };
  return (
    <Card title={t`Recovery codes`}>
      <Stack row wrap between align="center">
        <Text tone="2" size="sm">
          <Plural value={left} _0="None is left." one="# is left." other="# are left." />{" "}
          <Trans>Each opens your account once when a factor is lost.</Trans>
        </Text>
        <Button
          busy={busy}
          onClick={() => {
            setAsked(true);
          }}
        >
          {t`Make new ones`}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asked}
        danger={false}
        title={t`Make new recovery codes?`}
        text={<Trans>Those you have open nothing any more.</Trans>}
        confirmLabel={t`Make new ones`}
        onConfirm={() => {
          void renew();
        }}
        onClose={() => {
          setAsked(false);
        }}
      />
    </Card>
  );
};
