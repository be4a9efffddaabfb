import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAlertKinds } from "../../lib/notices/use-alert-words.ts";
import type { AlertSettings } from "../../lib/reference-data/use-alerts.ts";
import { useAlertChanges, useAlertSettings } from "../../lib/reference-data/use-alerts.ts";
import { Button } from "../../ui/actions/button.tsx";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";

type Limit = AlertSettings["limits"][number];

/** Below how much the balance of one account is low; empty, it is not watched where nobody said so. */
const LimitField = ({ limit: known }: { readonly limit: Limit }) => {
  const { setLimit } = useAlertChanges();
  const { bank_account_id, name, currency, limit } = known;
  const [entered, setEntered] = useState<number | null>(limit);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await setLimit(bank_account_id, entered);
    setBusy(false);
  };
  return (
    <FieldPairs>
      <Field label={name}>
        <AmountInput value={entered} currency={currency} onChange={setEntered} />
      </Field>
      {entered !== limit && (
        <Button busy={busy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      )}
    </FieldPairs>
  );
};

const Limits = ({ limits }: { readonly limits: readonly Limit[] }) => (
  <Card title={<Trans>A balance is low below</Trans>}>
    <Stack gap={3}>
      {limits.map((limit) => (
        <LimitField key={`${limit.bank_account_id} ${String(limit.limit)}`} limit={limit} />
      ))}
      <Text as="p" size="sm" tone="2">
        <Trans>Accounts without an amount are not watched.</Trans>
      </Text>
    </Stack>
  </Card>
);

/** Which alerts stand in the app, and when a balance is low. */
export const AlertSettingsCards = () => {
  const { t } = useLingui();
  const kinds = useAlertKinds();
  const { turn } = useAlertChanges();
  const { data } = useAlertSettings();
  if (data === undefined) return null;
  return (
    <>
      <Card title={t`In the app`}>
        <Stack gap={4}>
          {data.kinds.map(({ kind, is_on }) => (
            <Switch
              key={kind}
              side="end"
              label={kinds[kind].label}
              hint={kinds[kind].hint}
              checked={is_on}
              onChange={(event) => void turn(kind, event.target.checked)}
            />
          ))}
        </Stack>
      </Card>
      {data.limits.length > 0 && <Limits limits={data.limits} />}
    </>
  );
};
