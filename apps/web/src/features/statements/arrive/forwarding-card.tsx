import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Forwarding } from "@passbook/contract/forwarding";
import type { ForwardingConfirmation, ReceivedMail } from "@passbook/contract/statement-sources";
import { formatInstant } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import styles from "./config-email.module.css";
import { CopyButton } from "../../../ui/overlays/copy-button.tsx";
import { useForwardingActs } from "./use-forwarding.ts";
import { useMailDeletion } from "./use-statement-sources.ts";

type ConfirmationProps = {
  readonly confirmation: ForwardingConfirmation;
  readonly onDone: () => void;
  readonly busy: boolean;
};

/** What a provider wants to know before it forwards. The link is text: it is opened by whoever trusts it, and by nothing else. */
const Confirmation = ({ confirmation, onDone, busy }: ConfirmationProps) => {
  const { t } = useLingui();
  const { provider, account, code, link } = confirmation;
  return (
    <Note tone="info" icon="mail">
      <div className={styles["asked"]}>
        <strong>
          {account === null ? (
            <Trans>{provider} asks you to confirm forwarding</Trans>
          ) : (
            <Trans>
              {provider} asks you to confirm forwarding from {account}
            </Trans>
          )}
        </strong>
        {code !== null && (
          <div className={styles["copied"]}>
            <span>
              <Trans>
                Code: <b>{code}</b>
              </Trans>
            </span>
            <CopyButton text={code} label={t`Copy the code`} done={t`Code copied`} />
          </div>
        )}
        {link !== null && (
          <div className={styles["copied"]}>
            <code className={styles["secret"]}>{link}</code>
            <CopyButton text={link} label={t`Copy the link`} done={t`Link copied`} />
          </div>
        )}
        <span className={styles["quiet"]}>
          {link === null ? (
            <Trans>Enter the code there if it was you who set this up.</Trans>
          ) : (
            <Trans>
              If it was you who set this up, enter the code there or open the link yourself; Passbook follows
              none.
            </Trans>
          )}
        </span>
        <div>
          <Button busy={busy} onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Note>
  );
};

/** When the last mail came to this address. */
const LastMail = ({ mail }: { readonly mail: ReceivedMail | undefined }) => {
  const { locale, time_zone } = useLocale();
  if (mail === undefined) return <Trans>Waits for its first message.</Trans>;
  const at = formatInstant(mail.received_at, locale, time_zone);
  const { sender } = mail;
  return sender === "" ? (
    <Trans>Last message {at}.</Trans>
  ) : (
    <Trans>
      Last message {at}, from {sender}.
    </Trans>
  );
};

/** What waited and is no longer there. */
const LetGo = ({ forwarding: { let_go, let_go_at } }: { readonly forwarding: Forwarding }) => {
  const { locale, time_zone } = useLocale();
  if (let_go === 0 || let_go_at === null) return null;
  const at = formatInstant(let_go_at, locale, time_zone);
  return (
    <p className={styles["quiet"]}>
      <Plural
        value={let_go}
        one={`# message of a stranger gave its place to newer ones, on ${at}. If many write to this address, get a new one.`}
        other={`# messages of strangers gave their place to newer ones, last on ${at}. If many write to this address, get a new one.`}
      />
    </p>
  );
};

type AddressProps = {
  readonly address: string;
  readonly forwarding: Forwarding;
  readonly last: ReceivedMail | undefined;
};

const Address = ({ address, forwarding, last }: AddressProps) => {
  const { t } = useLingui();
  return (
    <>
      <div>
        <div className={styles["copied"]}>
          <code className={styles["secret"]}>{address}</code>
          <CopyButton text={address} label={t`Copy the address`} done={t`Address copied`} />
        </div>
        <p className={styles["quiet"]}>
          <LastMail mail={last} />
        </p>
        <LetGo forwarding={forwarding} />
      </div>
      <p className={styles["hint"]}>
        <Icon name="shield" size="sm" />
        <Trans>
          Have your bank or your mail program send statements here. The address is yours alone: tell nobody
          else. What unknown senders write to it waits for you.
        </Trans>
      </p>
    </>
  );
};

type ForwardingCardProps = { readonly forwarding: Forwarding; readonly mails: readonly ReceivedMail[] };

/** The secret address to which statements are forwarded, and what providers ask before they do so. */
export const ForwardingCard = ({ forwarding, mails }: ForwardingCardProps) => {
  const { address, created_at } = forwarding;
  const { t } = useLingui();
  const { renew, remove } = useForwardingActs();
  const dismissal = useMailDeletion();
  const [asking, setAsking] = useState<"renew" | "remove" | null>(null);
  const close = () => {
    setAsking(null);
  };
  const last = mails.find(
    ({ is_forwarded, received_at }) => is_forwarded && received_at >= (created_at ?? ""),
  );
  return (
    <Card
      title={t`Forward to an address`}
      action={
        address === null ? (
          <Button
            icon="plus"
            aria-label={t`Add an address`}
            busy={renew.isPending}
            onClick={() => {
              renew.mutate();
            }}
          >
            <Trans>Add</Trans>
          </Button>
        ) : (
          <Menu
            label={t`What to do with the address`}
            align="end"
            trigger={(trigger) => (
              <IconButton {...trigger} icon="more" label={t`What to do with the address`} />
            )}
            items={[
              {
                label: t`Get a new address`,
                onSelect: () => {
                  setAsking("renew");
                },
              },
              "separator",
              {
                label: t`Remove`,
                danger: true,
                onSelect: () => {
                  setAsking("remove");
                },
              },
            ]}
          />
        )
      }
    >
      <div className={styles["forwarding"]}>
        {mails.map(
          ({ id, confirmation }) =>
            confirmation !== null && (
              <Confirmation
                key={id}
                confirmation={confirmation}
                busy={dismissal.isPending}
                onDone={() => {
                  dismissal.mutate(id);
                }}
              />
            ),
        )}
        {address === null ? (
          <p className={styles["none"]}>
            <Trans>
              None yet. Passbook can give you a secret e-mail address: what your bank or your mail program
              sends to it is read by itself.
            </Trans>
          </p>
        ) : (
          <Address address={address} forwarding={forwarding} last={last} />
        )}
      </div>
      <ConfirmDialog
        open={asking === "renew"}
        title={t`Get a new address?`}
        text={t`The old one refuses everything from then on. Tell the new one to whoever sends to it.`}
        confirmLabel={t`Get a new address`}
        danger={false}
        busy={renew.isPending}
        onConfirm={() => {
          renew.mutate(undefined, { onSettled: close });
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === "remove"}
        title={t`Remove the address?`}
        text={t`It refuses everything from then on and cannot be had back. What came in stays.`}
        confirmLabel={t`Remove`}
        busy={remove.isPending}
        onConfirm={() => {
          remove.mutate(undefined, { onSettled: close });
        }}
        onClose={close}
      />
    </Card>
  );
};
