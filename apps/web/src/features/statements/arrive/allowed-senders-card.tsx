import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AllowedSender, ReceivedMail } from "@passbook/contract/statement-sources";
import { isRefusal, messageOf } from "../../../lib/calls/refusal.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { ListRow } from "../../../ui/lists/list.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { AccountSelect } from "./account-select.tsx";
import styles from "./config-email.module.css";
import { SourceCard } from "./source-card.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { useSenderChanges } from "./use-statement-sources.ts";

/** What is filled in first: of a message in quarantine whose sender is to be allowed, or of a sender that is to be changed. */
export type Allowing = {
  readonly pattern: string;
  readonly mail: ReceivedMail | null;
  readonly sender?: AllowedSender;
};

/** What is to be known of a message before its sender is allowed: whose signature it bears, and of which bank it says it is. */
const SignatureNote = ({ mail }: { readonly mail: ReceivedMail }) => {
  const { t } = useLingui();
  const { sender, signature, signed_by, claimed_bank } = mail;
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const signer = signed_by ?? "";
  if (signature === null || signature === "holds") return null;
  const words: Readonly<Record<Exclude<ReceivedMail["signature"], null | "holds">, string>> = {
    part: t`Only a part of it is signed: the rest may be anybody's.`,
    other_domain: t`It was signed by ${signer}, not by ${domain}.`,
    no_key: t`Its signature cannot be checked: the key of ${signer} cannot be had.`,
    broken: t`Its signature is broken: this is not what ${signer} signed.`,
    missing: t`It has no signature: anybody can write such a sender.`,
    unknown: t`Its signatures cannot be checked.`,
  };
  return (
    <Note tone={claimed_bank === null ? "info" : "warning"} icon="shield">
      <div className={styles["asked"]}>
        {claimed_bank !== null && (
          <strong>
            <Trans>It says it is from {claimed_bank}, and may be forged.</Trans>
          </strong>
        )}
        <span>{words[signature]}</span>
        <span className={styles["quiet"]}>
          <Trans>
            It goes on waiting unless you allow this sender without a signature too. “Read this one” reads it
            alone and allows nobody.
          </Trans>
        </span>
      </div>
    </Note>
  );
};

type SenderDialogProps = {
  readonly reference: Reference;
  readonly allowing: Allowing;
  readonly onClose: () => void;
};

/** Asks whose messages are read; what is refused stays to be mended. */
export const SenderDialog = ({ reference, allowing, onClose }: SenderDialogProps) => {
  const { t } = useLingui();
  const { sender } = allowing;
  const { add, change } = useSenderChanges();
  const [pattern, setPattern] = useState(allowing.pattern);
  const [mayBeUnsigned, setMayBeUnsigned] = useState(sender?.may_be_unsigned ?? false);
  const [account, setAccount] = useState<string | null>(sender?.bank_account_id ?? null);
  const error = add.error ?? change.error;
  const fault =
    error === null
      ? undefined
      : ((isRefusal(error) ? error.fields["pattern"] : undefined) ??
        messageOf(error, t`This could not be saved. Try again.`));
  return (
    <SourceDialog
      title={sender === undefined ? t`Allow a sender` : t`Change a sender`}
      saveLabel={sender === undefined ? t`Allow` : t`Save`}
      busy={add.isPending || change.isPending}
      onSave={() => {
        const body = { pattern, bank_account_id: account, may_be_unsigned: mayBeUnsigned };
        if (sender === undefined) add.mutate(body, { onSuccess: onClose });
        else change.mutate({ id: sender.id, ...body }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {allowing.mail !== null && <SignatureNote mail={allowing.mail} />}
      <Field
        label={t`Sender`}
        hint={t`An address, or *@ and a domain for everybody there. What waits from them is read at once.`}
        error={fault}
      >
        <TextInput
          type="text"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="*@bank.example"
          value={pattern}
          onChange={(event) => {
            setPattern(event.currentTarget.value);
          }}
        />
      </Field>
      <AccountSelect
        accounts={reference.accounts}
        hint={t`Where their files belong when the file itself does not say.`}
        none={t`As the file says`}
        value={account}
        onChange={setAccount}
      />
      <Checkbox
        label={t`Also without a signature`}
        hint={t`Without one that holds for their domain, anybody can write such a sender.`}
        checked={mayBeUnsigned}
        onChange={(event) => {
          setMayBeUnsigned(event.currentTarget.checked);
        }}
      />
    </SourceDialog>
  );
};

type AllowedSendersProps = {
  readonly senders: readonly AllowedSender[];
  readonly reference: Reference;
  readonly onAdd: () => void;
  readonly onChange: (sender: AllowedSender) => void;
};

/** Whose messages are read. */
export const AllowedSendersCard = ({ senders, reference, onAdd, onChange }: AllowedSendersProps) => {
  const { t } = useLingui();
  const { remove } = useSenderChanges();
  return (
    <SourceCard
      title={t`Allowed senders`}
      addLabel={t`Add a sender`}
      onAdd={onAdd}
      none={
        <Trans>
          Nobody yet. Signed messages of banks that Passbook knows are read anyway; all others wait until you
          allow their sender.
        </Trans>
      }
      rows={senders.map((sender) => {
        const { id, pattern, bank_account_id, may_be_unsigned } = sender;
        return (
          <ListRow
            key={id}
            title={pattern}
            sub={[
              reference.findAccount(bank_account_id)?.display_label ?? t`any account`,
              ...(may_be_unsigned ? [t`also unsigned`] : []),
            ].join(" · ")}
            actions={
              <>
                <IconButton
                  icon="edit"
                  label={t`Change ${pattern}`}
                  onClick={() => {
                    onChange(sender);
                  }}
                />
                <IconButton
                  icon="close"
                  label={t`Remove ${pattern}`}
                  onClick={() => {
                    remove.mutate({ id, pattern });
                  }}
                />
              </>
            }
          />
        );
      })}
    />
  );
};
