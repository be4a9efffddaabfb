import { Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import type { ReceivedMail } from "@passbook/contract/statement-sources";
import { getStatement } from "@passbook/contract/statements";
import { call } from "../../lib/call.ts";
import { formatInstant, formatNumber, formatShortDay } from "../../lib/format.ts";
import { dateIn, useLocale } from "../../lib/locale.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { LoadMore } from "../../ui/load-more.tsx";
import styles from "./config-email.module.css";

const ICONS: Readonly<Record<ReceivedMail["outcome"], IconName>> = {
  read: "check",
  no_statement: "minus",
  quarantined: "shield",
  failed: "warning",
};

const STEP = 12;

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

const MailStatements = ({ ids }: { readonly ids: readonly string[] }) => {
  const toWords = useOutcome();
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["statements", "one", id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await call(getStatement, { params: { id }, signal })).answer.data,
    })),
  });
  return (
    <span className={styles["acts"]}>
      {results.map(({ data }, index) => (
        <Link key={ids[index]} to={`/statements/${ids[index] ?? ""}`}>
          {data === undefined ? <Trans>Statement</Trans> : `${data.file_name}, ${toWords(data)}`}
        </Link>
      ))}
    </span>
  );
};

const Mail = ({ mail, onAllow }: { readonly mail: ReceivedMail; readonly onAllow: () => void }) => {
  const { t } = useLingui();
  const { locale, today, time_zone } = useLocale();
  const { outcome, sender, subject, message, received_at, statement_ids } = mail;
  const labels = {
    read: t`read`,
    no_statement: t`no statement in it`,
    quarantined: t`in quarantine`,
    failed: t`not read`,
  };
  const isFromStranger = outcome === "quarantined" && sender !== "";
  return (
    <li className={styles["mail"]}>
      <span className={styles["icon"]} data-outcome={outcome}>
        <Icon name={ICONS[outcome]} size="sm" label={labels[outcome]} />
      </span>
      <span className={styles["subject"]}>{subject === "" ? t`A message without a subject` : subject}</span>
      <time dateTime={received_at} title={formatInstant(received_at, locale, time_zone)}>
        {formatShortDay(dateIn(time_zone, new Date(received_at)), locale, today)}
      </time>
      <span className={styles["said"]}>
        {isFromStranger ? (
          <Trans>From an unknown sender, {sender}. Not opened.</Trans>
        ) : (
          [sender, message].filter((part) => part !== "").join(": ")
        )}
      </span>
      {isFromStranger && (
        <span className={styles["acts"]}>
          <Button kind="link" onClick={onAllow}>
            <Trans>Allow this sender</Trans>
          </Button>
        </span>
      )}
      {statement_ids.length > 0 && <MailStatements ids={statement_ids} />}
    </li>
  );
};

type ReceivedMailsProps = {
  readonly mails: readonly ReceivedMail[];
  readonly onAllow: (sender: string) => void;
};

/** Every message that came in, newest first, and what became of it. */
export const ReceivedMailsCard = ({ mails, onAllow }: ReceivedMailsProps) => {
  const { t } = useLingui();
  const [most, setMost] = useState(STEP);
  return (
    <Card flush title={t`What came in`}>
      {mails.length === 0 ? (
        <p className={styles["nothing"]}>
          <Trans>Nothing yet. Drop a message that you saved from your mail program.</Trans>
        </p>
      ) : (
        <ul className={styles["log"]} aria-label={t`Messages that came in`}>
          {mails.slice(0, most).map((mail) => (
            <Mail
              key={mail.id}
              mail={mail}
              onAllow={() => {
                onAllow(mail.sender);
              }}
            />
          ))}
        </ul>
      )}
      {mails.length > most && (
        <LoadMore
          shown={most}
          total={mails.length}
          hasMore
          onLoad={() => {
            setMost(most + STEP);
          }}
        />
      )}
    </Card>
  );
};
