import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Mailbox, OfferedSignIn } from "@passbook/contract/mailboxes";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { Menu } from "../../../../ui/actions/menu.tsx";
import { Badge, type BadgeTone } from "../../../../ui/figures/badge.tsx";
import { ProgressBar } from "../../../../ui/figures/progress-bar.tsx";
import { ListRow } from "../../../../ui/lists/list.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { formatInstant, formatNumber } from "../../../../words/format.ts";
import { useLocale } from "../../../../words/locale.tsx";
import { MailboxDialog } from "./mailbox-dialog.tsx";
import { useFaultWords } from "./mailbox-words.ts";
import { SourceCard } from "../source-card.tsx";
import { useMailboxActs } from "./use-mailboxes.ts";

const TONES: Readonly<Record<Mailbox["state"], BadgeTone>> = {
  waiting: "plain",
  checking: "primary",
  watching: "success",
  paused: "outline",
  stopped: "error",
};

/** Where signing in anew is what mends a mailbox, the name of its provider. */
const findMending = ({ sign_in, fault }: Mailbox, signIns: readonly OfferedSignIn[]): string | undefined =>
  fault === "sign_in_ended" || fault === "sign_in_refused"
    ? signIns.find(({ provider }) => provider === sign_in)?.name
    : undefined;

type AgainProps = { readonly name: string; readonly busy: boolean; readonly onSignIn: () => void };

const SignInAgain = ({ name, busy, onSignIn }: AgainProps) => (
  <div>
    <Button kind="link" busy={busy} onClick={onSignIn}>
      <Trans>Sign in with {name}</Trans>
    </Button>
  </div>
);

const State = ({ mailbox }: { readonly mailbox: Mailbox }) => {
  const { t } = useLingui();
  const words: Readonly<Record<Mailbox["state"], string>> = {
    waiting: mailbox.fault === null ? t`waits` : t`tries again`,
    checking: t`is being read`,
    watching: t`watched`,
    paused: t`paused`,
    stopped: t`stopped`,
  };
  const tone = mailbox.state === "waiting" && mailbox.fault !== null ? "warning" : TONES[mailbox.state];
  return <Badge tone={tone}>{words[mailbox.state]}</Badge>;
};

/** What stands below a mailbox: what is wrong and when it is tried again, how far a check is, or when it was checked. */
const Standing = ({ mailbox }: { readonly mailbox: Mailbox }) => {
  const { t } = useLingui();
  const wordsOf = useFaultWords();
  const { locale, time_zone } = useLocale();
  const { fault, host, folder, next_at, checked_at, scan_done, scan_total, state } = mailbox;
  const at = (instant: string): string => formatInstant(instant, locale, time_zone);
  if (fault !== null)
    return (
      <>
        {wordsOf(fault, host, folder)} {next_at !== null && <Trans>Next try: {at(next_at)}.</Trans>}
      </>
    );
  if (state === "checking" && scan_total > scan_done) {
    const done = formatNumber(scan_done, locale);
    const total = formatNumber(scan_total, locale);
    return (
      <>
        <Trans>
          {done} of {total} messages looked at
        </Trans>
        <ProgressBar label={t`Messages looked at`} value={scan_done} max={scan_total} />
      </>
    );
  }
  return checked_at === null ? (
    <Trans>
      {folder} of {host}
    </Trans>
  ) : (
    <Trans>
      {folder} of {host}, last looked at {at(checked_at)}
    </Trans>
  );
};

type MailboxItemProps = {
  readonly mailbox: Mailbox;
  readonly mending: string | undefined;
  readonly acts: ReturnType<typeof useMailboxActs>;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

const MailboxItem = ({ mailbox, mending, acts, onChange, onRemove }: MailboxItemProps) => {
  const { t } = useLingui();
  const { check, pause, signIn } = acts;
  const again = () => {
    signIn.mutate({ id: mailbox.id });
  };
  return (
    <ListRow
      wrap
      title={mailbox.username}
      sub={
        <>
          <Standing mailbox={mailbox} />
          {mending !== undefined && <SignInAgain name={mending} busy={signIn.isPending} onSignIn={again} />}
        </>
      }
      end={<State mailbox={mailbox} />}
      actions={
        <Menu
          label={t`What to do with ${mailbox.username}`}
          align="end"
          trigger={(trigger) => (
            <IconButton {...trigger} icon="more" label={t`What to do with ${mailbox.username}`} />
          )}
          items={[
            {
              label: t`Look now`,
              onSelect: () => {
                check.mutate(mailbox.id);
              },
            },
            {
              label: t`Change`,
              onSelect: onChange,
            },
            {
              label: mailbox.state === "paused" ? t`Go on` : t`Pause`,
              onSelect: () => {
                pause.mutate({ id: mailbox.id, is_paused: mailbox.state !== "paused" });
              },
            },
            ...(mailbox.sign_in === null
              ? []
              : [
                  {
                    label: t`Sign in again`,
                    onSelect: again,
                  },
                ]),
            "separator",
            {
              label: t`Remove`,
              danger: true,
              onSelect: onRemove,
            },
          ]}
        />
      }
    />
  );
};

type MailboxesCardProps = {
  readonly mailboxes: readonly Mailbox[];
  readonly signIns: readonly OfferedSignIn[];
};

/** The mailboxes that are watched for statements. */
export const MailboxesCard = ({ mailboxes, signIns }: MailboxesCardProps) => {
  const { t } = useLingui();
  const acts = useMailboxActs();
  const [open, setOpen] = useState<Mailbox | "new" | null>(null);
  const [leaving, setLeaving] = useState<Mailbox | null>(null);
  const name = leaving?.username ?? "";
  return (
    <SourceCard
      title={t`Mailboxes`}
      addLabel={t`Add a mailbox`}
      onAdd={() => {
        setOpen("new");
      }}
      none={
        <Trans>
          None is watched. Passbook can look for statements in your mail by itself: it reads only, and fetches
          only messages with files from senders you allow and from banks it knows.
        </Trans>
      }
      rows={mailboxes.map((mailbox) => (
        <MailboxItem
          key={mailbox.id}
          mailbox={mailbox}
          mending={findMending(mailbox, signIns)}
          acts={acts}
          onChange={() => {
            setOpen(mailbox);
          }}
          onRemove={() => {
            setLeaving(mailbox);
          }}
        />
      ))}
    >
      {open !== null && (
        <MailboxDialog
          mailbox={open === "new" ? null : open}
          signIns={signIns}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
      {leaving !== null && (
        <ConfirmDialog
          open
          title={t`Watch ${name} no more?`}
          confirmLabel={t`Remove`}
          text={
            <Trans>
              What opens it is forgotten, and what waits in it is listed no more. What was read from it stays.
            </Trans>
          }
          onConfirm={() => {
            acts.remove.mutate(leaving.id);
            setLeaving(null);
          }}
          onClose={() => {
            setLeaving(null);
          }}
        />
      )}
    </SourceCard>
  );
};
