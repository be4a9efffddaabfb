import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getStatementSources, ReceivedMail, ShownMails } from "@passbook/contract/statement-sources";
import { getStatement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { statementKeys } from "../../../lib/cache/query-keys.ts";
import { formatInstant, formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { ListFailure } from "../../../lib/notices/list-failure.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { SegmentedControl } from "../../../ui/actions/segmented-control.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import type { IconName } from "../../../ui/base/icon-paths.ts";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import styles from "./config-email.module.css";
import { useReceivedMails } from "./use-received-mails.ts";
import { useLetIn, useMailDeletion, useMailsDeletion } from "./use-statement-sources.ts";

const ICONS: Readonly<Record<ReceivedMail["outcome"], IconName>> = {
  read: "check",
  no_statement: "minus",
  confirmation: "mail",
  quarantined: "shield",
  failed: "warning",
};

/** What became of a file that came by mail. */
const useOutcome = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  return ({ status, counts }: Statement): string => {
    const rows = formatNumber(counts.new + counts.duplicate, locale);
    const fresh = formatNumber(counts.new, locale);
    const words = {
      received: t`waits to be read`,
      reading: t`is being read`,
      imported: t`${rows} rows, ${fresh} new`,
      needs_password: t`is locked and no password opens it`,
      needs_review: t`needs your answer`,
      failed: t`could not be read`,
    };
    return words[status];
  };
};

/** The statements of a message, each undefined until it is known. */
const useMailStatements = (ids: readonly string[]): readonly (Statement | undefined)[] =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: statementKeys.one(id),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await call(getStatement, { params: { id }, signal })).answer.data,
    })),
  }).map(({ data }) => data);

/** Its rows came in only when a person has answered, or never. */
const isOpen = (statement: Statement | undefined): boolean =>
  statement !== undefined && ["needs_password", "needs_review", "failed"].includes(statement.status);

type MailStatementsProps = {
  readonly ids: readonly string[];
  readonly statements: readonly (Statement | undefined)[];
  readonly known: readonly string[];
};

const MailStatements = ({ ids, statements, known }: MailStatementsProps) => {
  const { t } = useLingui();
  const toWords = useOutcome();
  return (
    <span className={styles["acts"]}>
      {statements.map((data, index) => (
        <Link key={ids[index]} to={`/statements/${ids[index] ?? ""}`}>
          {data === undefined ? (
            <Trans>Statement</Trans>
          ) : (
            `${data.file_name}, ${known.includes(data.id) ? t`known already` : toWords(data)}`
          )}
        </Link>
      ))}
    </span>
  );
};

const useSubject = (): ((mail: ReceivedMail) => string) => {
  const { t } = useLingui();
  return ({ subject }) => (subject === "" ? t`A message without a subject` : subject);
};

type MailProps = {
  readonly mail: ReceivedMail;
  readonly onAllow: () => void;
  readonly onLetIn: () => void;
  readonly onDelete: () => void;
};

/** What became of a message, where that is not told by its statements. */
const useMailWords = (): ((mail: ReceivedMail) => string) => {
  const { t } = useLingui();
  const word = useSentences();
  return (mail) => {
    const { outcome, reason } = mail;
    if (outcome === "confirmation") return t`asks you to confirm forwarding.`;
    if (outcome !== "quarantined") return word(mail);
    const words: Readonly<Record<NonNullable<ReceivedMail["reason"]>, string>> = {
      unknown_sender: t`a sender nobody knows yet. Not opened.`,
      no_single_sender: t`It does not name exactly one sender. Not opened.`,
      unsigned: t`no signature of this sender's domain holds over it, so it may be forged. Not opened.`,
      no_room: t`there is no room for it. It is tried again.`,
      too_large: t`it is larger than a statement may be. Not opened.`,
    };
    return words[reason ?? "unknown_sender"];
  };
};

const Mail = ({ mail, onAllow, onLetIn, onDelete }: MailProps) => {
  const { t } = useLingui();
  const toSubject = useSubject();
  const { locale, time_zone } = useLocale();
  const wordsOf = useMailWords();
  const { outcome, sender, received_at, statement_ids, known_statement_ids } = mail;
  const labels = {
    read: t`read`,
    no_statement: t`no statement in it`,
    confirmation: t`wants to be confirmed`,
    quarantined: t`in quarantine`,
    failed: t`not read`,
  };
  const statements = useMailStatements(statement_ids);
  const waits = outcome === "quarantined";
  // The message was read, its statement was not, or not to the end.
  const needs = outcome === "read" && statements.some(isOpen);
  return (
    <li className={styles["mail"]}>
      <span className={styles["icon"]} data-outcome={needs ? "quarantined" : outcome}>
        <Icon
          name={needs ? "warning" : ICONS[outcome]}
          size="sm"
          label={needs ? t`needs your answer` : labels[outcome]}
        />
      </span>
      <span className={styles["subject"]}>{toSubject(mail)}</span>
      <time dateTime={received_at}>{formatInstant(received_at, locale, time_zone)}</time>
      <span className={styles["said"]}>
        {[sender, wordsOf(mail)].filter((part) => part !== "").join(": ")}
      </span>
      {statement_ids.length > 0 && (
        <MailStatements ids={statement_ids} statements={statements} known={known_statement_ids} />
      )}
      <span className={styles["acts"]}>
        {waits && sender !== "" && (
          <Button kind="link" onClick={onAllow}>
            <Trans>Allow this sender</Trans>
          </Button>
        )}
        {waits && (
          <Button kind="link" aria-label={t`Read this one: ${toSubject(mail)}`} onClick={onLetIn}>
            <Trans>Read this one</Trans>
          </Button>
        )}
        <Button kind="link" aria-label={t`Delete the message ${toSubject(mail)}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </span>
    </li>
  );
};

type DeletionProps = {
  readonly show: ShownMails;
  /** How many are shown, and the newest of them; null: nobody asked. */
  readonly count: number;
  readonly newest_id: string | null;
  readonly onClose: () => void;
};

/** Asks before all that are shown are deleted. */
const DeletionDialog = ({ show, count, newest_id, onClose }: DeletionProps) => {
  const { t } = useLingui();
  const remove = useMailsDeletion();
  const titles: Readonly<Record<ShownMails, string>> = {
    waiting: plural(count, { one: "Delete # message that waits?", other: "Delete # messages that wait?" }),
    read: plural(count, {
      one: "Delete # message that was read?",
      other: "Delete # messages that were read?",
    }),
    all: plural(count, { one: "Delete # message that came in?", other: "Delete # messages that came in?" }),
  };
  return (
    <ConfirmDialog
      open={newest_id !== null}
      title={titles[show]}
      text={t`Statements that were read from them stay. The messages themselves are gone for good; hand one in again to have it back.`}
      confirmLabel={t`Delete`}
      busy={remove.isPending}
      onConfirm={() => {
        if (newest_id !== null) remove.mutate({ show, newest_id }, { onSettled: onClose });
      }}
      onClose={onClose}
    />
  );
};

type ChoiceProps = {
  readonly counts: MailCounts;
  readonly show: ShownMails;
  readonly onShow: (show: ShownMails) => void;
};

/** What of it is shown; what needs the person stands first. */
const Choice = ({ counts, show, onShow }: ChoiceProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const waiting = formatNumber(counts.waiting, locale);
  const read = formatNumber(counts.read, locale);
  const all = formatNumber(counts.all, locale);
  return (
    <div className={styles["nothing"]}>
      <SegmentedControl
        label={t`Which messages are shown`}
        value={show}
        options={[
          { value: "waiting", label: t`Waiting for you (${waiting})` },
          { value: "read", label: t`Read (${read})` },
          { value: "all", label: t`All (${all})` },
        ]}
        onChange={onShow}
      />
    </div>
  );
};

/** Why nothing is listed. */
const Nothing = ({ show }: { readonly show: ShownMails }) => (
  <p className={styles["nothing"]}>
    {show === "waiting" && <Trans>Nothing waits for you.</Trans>}
    {show === "read" && <Trans>Nothing was read yet.</Trans>}
    {show === "all" && (
      <Trans>Nothing yet. Watch a mailbox, or drop a message that you saved from your mail program.</Trans>
    )}
  </p>
);

type MailCounts = AnswerOf<typeof getStatementSources>["data"]["mail_counts"];
type ReceivedMailsProps = {
  readonly counts: MailCounts;
  readonly onAllow: (mail: ReceivedMail) => void;
};

/** Every message that came in, newest first, and what became of it. */
export const ReceivedMailsCard = ({ counts, onAllow }: ReceivedMailsProps) => {
  const { t } = useLingui();
  const remove = useMailDeletion();
  const letIn = useLetIn();
  const toSubject = useSubject();
  const [chosen, setChosen] = useState<ShownMails | null>(null);
  const show = chosen ?? (counts.waiting > 0 ? "waiting" : "all");
  const { mails = [], isPending, isError, refetch, ...pages } = useReceivedMails(show);
  const [leaving, setLeaving] = useState<ReceivedMail | null>(null);
  const [clearing, setClearing] = useState<string | null>(null);
  const leave = () => {
    setLeaving(null);
  };
  const leavingSubject = leaving === null ? "" : toSubject(leaving);
  const newest = mails[0];
  return (
    <Card
      flush
      title={t`What came in`}
      action={
        newest !== undefined && (
          <Button
            kind="quiet"
            onClick={() => {
              setClearing(newest.id);
            }}
          >
            <Trans>Delete these</Trans>
          </Button>
        )
      }
    >
      {counts.all > 0 && <Choice counts={counts} show={show} onShow={setChosen} />}
      {isPending && <SkeletonRows count={3} />}
      {isError && <ListFailure retry={() => void refetch()} />}
      {!isPending && !isError && mails.length === 0 && <Nothing show={show} />}
      {mails.length > 0 && (
        <ul className={styles["log"]} aria-label={t`Messages that came in`}>
          {mails.map((mail) => (
            <Mail
              key={mail.id}
              mail={mail}
              onAllow={() => {
                onAllow(mail);
              }}
              onLetIn={() => {
                letIn.mutate(mail.id);
              }}
              onDelete={() => {
                setLeaving(mail);
              }}
            />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <LoadMore
          shown={mails.length}
          total={counts[show]}
          hasMore
          busy={pages.isFetchingNextPage}
          onLoad={() => void pages.fetchNextPage()}
        />
      )}
      <DeletionDialog
        show={show}
        count={counts[show]}
        newest_id={clearing}
        onClose={() => {
          setClearing(null);
        }}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={t`Delete the message “${leavingSubject}”?`}
        text={t`Statements that were read from it stay. The message itself is gone for good; hand it in again to have it back.`}
        confirmLabel={t`Delete`}
        busy={remove.isPending}
        onConfirm={() => {
          if (leaving !== null) remove.mutate(leaving.id, { onSettled: leave });
        }}
        onClose={leave}
      />
    </Card>
  );
};
