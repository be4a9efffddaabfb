import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { confirmTotp } from "@passbook/contract/factors";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import styles from "./security.module.css";
import { QrCode } from "./qr-code.tsx";
import type { FactorTools } from "./use-factors.ts";

export type AppSecret = { readonly secret: string; readonly address: string };

const FORM = "add-app";

/** Groups of four are typed with fewer slips. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

type AddAppProps = FactorTools & { readonly secret: AppSecret; readonly onClose: () => void };

const useFirstCode = ({ confirmed, onCodes, onClose }: AddAppProps) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const send = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const done = await confirmed(() => call(confirmTotp, { body: { code } }));
      if (done === null) return;
      await refreshAfter("change_factors");
      toastSuccess(t`Codes are asked for from now on`);
      onClose();
      onCodes(done.answer.data.recovery_codes);
    } catch (failure) {
      setError(messageOf(failure, t`That did not work, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, send };
};

/** The secret for an app, as a picture drawn here and as letters, and its first code back. */
export const AddApp = (props: AddAppProps) => {
  const { t } = useLingui();
  const { secret, onClose } = props;
  const { busy, error, send } = useFirstCode(props);
  const [code, setCode] = useState("");
  return (
    <Dialog
      open
      size="md"
      title={t`Add your authenticator app`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={FORM} kind="primary" busy={busy}>
            {t`Turn on`}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") void send(code);
        }}
      >
        <Stack gap={4}>
          <Text as="p" tone="2">
            <Trans>
              Scan this with an authenticator app, then write the code it shows. From then on your password
              alone no longer opens your account, and your other sign-ins end.
            </Trans>
          </Text>
          <QrCode text={secret.address} label={t`QR code for your authenticator app`} />
          <Text as="p" tone="2" size="sm">
            <Trans>
              Or type this into the app: <code className={styles["secret"]}>{inGroups(secret.secret)}</code>
            </Trans>
          </Text>
          <Field label={t`Code`} error={error}>
            <TextInput
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={(event) => {
                setCode(event.currentTarget.value);
              }}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
};
