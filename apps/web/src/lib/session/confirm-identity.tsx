import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listFactors } from "@passbook/contract/factors";
import { beginConfirming, confirmSession } from "@passbook/contract/sessions";
import { factorKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";
import { isRefusal, messageOf } from "../calls/refusal.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PasswordInput } from "../../ui/forms/password-input.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { PasswordHelp } from "./password-help.tsx";
import { canUsePasskeys, signWithPasskey, wasLeft } from "./passkeys.ts";

const FORM = "confirm-identity";

type ConfirmIdentityProps = { readonly onDone: () => void; readonly onClose: () => void };

const useConfirming = (onDone: () => void) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const confirm = async (show: () => Promise<Readonly<Record<string, unknown>>>) => {
    setBusy(true);
    setError(undefined);
    try {
      await call(confirmSession, { body: await show() });
      onDone();
    } catch (failure) {
      if (isRefusal(failure)) setError(Object.values(failure.fields)[0] ?? failure.message);
      else if (!wasLeft(failure))
        toastError(messageOf(failure, t`That could not be looked at, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, confirm };
};

/** Asks who is there before something that a browser left open must not do: for the password, a code or a passkey. */
export const ConfirmIdentity = ({ onDone, onClose }: ConfirmIdentityProps) => {
  const { t } = useLingui();
  const { busy, error, confirm } = useConfirming(onDone);
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState("");
  const { data: factors } = useQuery({
    queryKey: factorKeys.all,
    queryFn: async ({ signal }) => (await call(listFactors, { signal })).answer.data,
  });
  const has_passkey =
    factors !== undefined && factors.passkeys.length > 0 && canUsePasskeys(factors.passkeys_at);
  const field = {
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
    },
  };
  return (
    <Dialog
      open
      title={t`Is it you?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={FORM} kind="primary" busy={busy}>
            {t`Confirm`}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(async () => (byCode ? { code: typed } : { password: typed }));
        }}
      >
        <Stack gap={4}>
          <Text as="p" tone="2">
            <Trans>This asks again who is there, and then not for ten minutes.</Trans>
          </Text>
          {byCode ? (
            <Field label={t`Code`} error={error} hint={t`Of your authenticator app, or a recovery code.`}>
              <TextInput {...field} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
            </Field>
          ) : (
            <Field label={t`Current password`} labelEnd={<PasswordHelp />} error={error}>
              <PasswordInput {...field} autoComplete="current-password" />
            </Field>
          )}
          {factors !== undefined && factors.recovery_codes_left !== null && (
            <Stack row wrap gap={2}>
              <Button
                onClick={() => {
                  setByCode(!byCode);
                  setTyped("");
                }}
              >
                {byCode ? t`Use the password` : t`Use a code`}
              </Button>
              {has_passkey && (
                <Button
                  icon="key"
                  onClick={() => {
                    void confirm(async () => ({
                      passkey: await signWithPasskey((await call(beginConfirming)).answer.data),
                    }));
                  }}
                >
                  {t`Use a passkey`}
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
