import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { StatementPassword } from "@passbook/contract/statement-sources";
import { formatNumber, formatShortDay } from "../../../words/format.ts";
import { dateIn, useLocale } from "../../../words/locale.tsx";
import { isRefusal } from "../../../lib/calls/refusal.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { ListRow } from "../../../ui/lists/list.tsx";
import { PasswordInput } from "../../../ui/forms/password-input.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { AccountSelect } from "./account-select.tsx";
import styles from "./config-email.module.css";
import { SourceCard } from "./source-card.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { usePasswordChanges } from "./use-statement-sources.ts";

type PasswordDialogProps = { readonly reference: Reference; readonly onClose: () => void };

const PasswordDialog = ({ reference, onClose }: PasswordDialogProps) => {
  const { t } = useLingui();
  const { add } = usePasswordChanges();
  const [label, setLabel] = useState("");
  const [password, setPassword] = useState("");
  const [account, setAccount] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { error } = add;
  const fields = isRefusal(error) ? error.fields : {};
  const isUnsaid = error !== null && fields["label"] === undefined && fields["password"] === undefined;
  const missing = { label: label.trim() === "", password: password === "" };
  const save = () => {
    setTried(true);
    if (!missing.label && !missing.password)
      add.mutate({ label, password, bank_account_id: account }, { onSuccess: onClose });
  };
  return (
    <SourceDialog
      title={t`Keep a statement password`}
      saveLabel={t`Keep`}
      busy={add.isPending}
      failure={isUnsaid ? error : null}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={t`Label`}
        hint={t`So that you know it again, such as the bank's name.`}
        error={fields["label"] ?? (tried && missing.label ? t`Enter a label.` : undefined)}
      >
        <TextInput
          value={label}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => {
            setLabel(event.currentTarget.value);
          }}
        />
      </Field>
      <Field
        label={t`Password`}
        error={fields["password"] ?? (tried && missing.password ? t`Enter the password.` : undefined)}
      >
        <PasswordInput
          value={password}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
        />
      </Field>
      <AccountSelect
        accounts={reference.accounts}
        hint={t`Tells passwords apart. A locked file does not say whose it is, so each is tried.`}
        none={t`Any account`}
        value={account}
        onChange={setAccount}
      />
    </SourceDialog>
  );
};

const Opened = ({ password }: { readonly password: StatementPassword }) => {
  const { locale, today, time_zone } = useLocale();
  const { opened_count, last_opened_at } = password;
  if (opened_count === 0 || last_opened_at === null) return <Trans>has opened no file yet</Trans>;
  const day = formatShortDay(dateIn(time_zone, new Date(last_opened_at)), locale, today);
  const count = formatNumber(opened_count, locale);
  return (
    <Plural
      value={opened_count}
      one={`opened ${count} file, on ${day}`}
      other={`opened ${count} files, last on ${day}`}
    />
  );
};

type StatementPasswordsProps = {
  readonly passwords: readonly StatementPassword[];
  readonly reference: Reference;
};

/** Passwords that open statement files, by their label only. */
export const StatementPasswordsCard = ({ passwords, reference }: StatementPasswordsProps) => {
  const { t } = useLingui();
  const { remove } = usePasswordChanges();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<StatementPassword | null>(null);
  const leavingLabel = leaving?.label ?? "";
  return (
    <SourceCard
      title={t`Statement passwords`}
      addLabel={t`Add a password`}
      onAdd={() => {
        setAdding(true);
      }}
      none={<Trans>None yet. With one, locked files open by themselves.</Trans>}
      rows={passwords.map((password) => {
        const { id, label, bank_account_id } = password;
        const account = reference.findAccount(bank_account_id)?.display_label;
        return (
          <ListRow
            key={id}
            lead={<Icon name="key" />}
            title={label}
            sub={
              <>
                {account !== undefined && `${account} · `}
                <Opened password={password} />
              </>
            }
            actions={
              <IconButton
                icon="close"
                label={t`Remove the password ${label}`}
                onClick={() => {
                  setLeaving(password);
                }}
              />
            }
          />
        );
      })}
    >
      <p className={styles["hint"]}>
        <Icon name="shield" size="sm" />
        <Trans>Kept encrypted on this machine, never shown again.</Trans>
      </p>
      {isAdding && (
        <PasswordDialog
          reference={reference}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={t`Forget the password ${leavingLabel}?`}
        text={t`Files that are locked with it will ask for it again. A secret leaves no trace, so this cannot be undone.`}
        confirmLabel={t`Forget`}
        busy={remove.isPending}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.id, {
            onSettled: () => {
              setLeaving(null);
            },
          });
        }}
        onClose={() => {
          setLeaving(null);
        }}
      />
    </SourceCard>
  );
};
