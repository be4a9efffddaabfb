import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useChosenBook } from "../../../lib/calls/chosen-book.ts";
import { ListFailure } from "../../../lib/notices/list-failure.tsx";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { useLiveStatements } from "../../../lib/statements/use-statement-events.ts";
import { Note } from "../../../ui/frame/note.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { AllowedSendersCard, type Allowing, SenderDialog } from "./allowed-senders-card.tsx";
import { BankSyncCard } from "./bank-sync-card.tsx";
import styles from "./config-email.module.css";
import { ForwardingCard } from "./forwarding-card.tsx";
import { InboxCard } from "./inbox-card.tsx";
import { MailDrop } from "./mail-drop.tsx";
import { MailTrialDialog } from "../trial/mail-trial-dialog.tsx";
import { MailboxesCard } from "./mailboxes/mailboxes-card.tsx";
import { ReceivedMailsCard } from "./received-mails-card.tsx";
import { StatementPasswordsCard } from "./statement-passwords-card.tsx";
import { useStatementSources } from "./use-statement-sources.ts";

/** How statements arrive by themselves: mailboxes that are watched, banks that are asked, a folder, saved messages, whose are read, and what opens their files. */
const OwnSources = () => {
  const { t } = useLingui();
  const live = useLiveStatements();
  const reference = useReference();
  const { data, isError, refetch } = useStatementSources(live);
  const [allowing, setAllowing] = useState<Allowing | null>(null);
  const [isTrying, setTrying] = useState(false);
  const came = data !== undefined && (
    <ReceivedMailsCard
      key="came"
      counts={data.mail_counts}
      onAllow={(mail) => {
        setAllowing({ pattern: mail.sender, mail });
      }}
    />
  );
  const ways = data !== undefined && [
    <MailboxesCard key="mailboxes" mailboxes={data.mailboxes} signIns={data.sign_ins} />,
    data.forwarding !== null && (
      <ForwardingCard key="forwarding" forwarding={data.forwarding} mails={data.mails} />
    ),
    <BankSyncCard key="banks" connections={data.bank_connections} reference={reference} />,
    data.inbox !== null && <InboxCard key="inbox" inbox={data.inbox} />,
  ];
  return (
    <Page title={t`Statements by e-mail`} back={{ to: "/statements", label: t`Statements` }}>
      {isError && data === undefined && <ListFailure retry={() => void refetch()} />}
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          {data === undefined
            ? !isError && <SkeletonCard rows={6} />
            : // what needs a word comes before the ways it came; it stays the same card, with what is asked in it, when the first message comes
              (data.mail_counts.all > 0 ? [came, ways] : [ways, came]).flat()}
        </div>
        <div className={styles["column"]}>
          <MailDrop
            is_trying={isTrying}
            onTry={() => {
              setTrying(true);
            }}
          />
          {data === undefined ? (
            !isError && <SkeletonCard rows={3} />
          ) : (
            <>
              <AllowedSendersCard
                senders={data.senders}
                reference={reference}
                onAdd={() => {
                  setAllowing({ pattern: "", mail: null });
                }}
                onChange={(sender) => {
                  setAllowing({ pattern: sender.pattern, mail: null, sender });
                }}
              />
              <StatementPasswordsCard passwords={data.passwords} reference={reference} />
            </>
          )}
        </div>
      </div>
      {isTrying && (
        <MailTrialDialog
          onClose={() => {
            setTrying(false);
          }}
        />
      )}
      {allowing !== null && (
        <SenderDialog
          reference={reference}
          allowing={allowing}
          onClose={() => {
            setAllowing(null);
          }}
        />
      )}
    </Page>
  );
};

/** In the book of somebody else, what is let in from where is that person's matter. */
export const ConfigEmailScreen = () => {
  const { t } = useLingui();
  const book = useChosenBook();
  if (book === null) return <OwnSources />;
  const { owner_name } = book;
  return (
    <Page title={t`Statements by e-mail`} back={{ to: "/statements", label: t`Statements` }}>
      <Note icon="lock">
        <Trans>Only {owner_name} sets how statements arrive in this book.</Trans>
      </Note>
    </Page>
  );
};
