import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isRefusal, messageOf } from "../../../lib/calls/refusal.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import styles from "./config-email.module.css";
import { SourceDialog } from "./source-dialog.tsx";
import { useBankConnecting } from "./use-bank-connections.ts";

const CREATE = "https://bridge.simplefin.org/simplefin/create";

type BankTokenDialogProps = {
  /** The connection that is opened anew; undefined for one that is new. */
  readonly id: string | undefined;
  readonly onClose: () => void;
};

/** Asks for the setup token that the bridge shows. */
export const BankTokenDialog = ({ id, onClose }: BankTokenDialogProps) => {
  const { t } = useLingui();
  const [token, setToken] = useState("");
  const connecting = useBankConnecting();
  const { error } = connecting;
  const fault =
    error === null
      ? undefined
      : ((isRefusal(error) ? error.fields["token"] : undefined) ??
        messageOf(error, t`This could not be connected. Try again.`));
  return (
    <SourceDialog
      title={id === undefined ? t`Connect your bank` : t`Enter a new token`}
      saveLabel={t`Connect`}
      busy={connecting.isPending}
      onSave={() => {
        connecting.mutate({ id, token }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p className={styles["none"]}>
        <Trans>
          Connect your banks at a SimpleFIN bridge,{" "}
          <a href={CREATE} target="_blank" rel="noreferrer">
            make a setup token there
          </a>{" "}
          and paste it here. It works once; Passbook can then read your accounts, and nothing else.
        </Trans>
      </p>
      <Field label={t`Setup token`} error={fault}>
        <Textarea
          rows={4}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={token}
          onChange={(event) => {
            setToken(event.currentTarget.value);
          }}
        />
      </Field>
    </SourceDialog>
  );
};
