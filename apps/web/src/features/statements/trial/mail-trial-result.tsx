import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MailTrial, TriedAttachment } from "@passbook/contract/mail-trials";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { formatFileSize, formatInstant } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Badge, type BadgeTone } from "../../../ui/figures/badge.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { KeyValues } from "../../../ui/lists/key-values.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { formatPeriod } from "../state/format-period.ts";
import styles from "./mail-trial.module.css";
import { useTrialWords } from "./mail-trial-words.ts";

const TONES: Readonly<Record<TriedAttachment["fate"], BadgeTone>> = {
  read: "success",
  scan: "primary",
  locked: "warning",
  refused: "error",
  left: "plain",
  not_tried: "plain",
};

/** What would become of the message, before everything else. */
const Outcome = ({ trial }: { readonly trial: MailTrial }) => {
  const words = useTrialWords();
  const { outcome, reason, known_as } = trial;
  if (known_as !== null && known_as !== "quarantined")
    return (
      <Note role="status">
        <Trans>It came in before, and would come in no second time.</Trans>
      </Note>
    );
  if (outcome === "no_statement")
    return (
      <Note role="status">
        <Trans>There is no statement in it, so it would be passed over.</Trans>
      </Note>
    );
  if (outcome === "quarantined")
    return (
      <Note tone="warning" role="status">
        {words.ofReason(reason)} <Trans>Dropped by you it is read whoever sent it.</Trans>
      </Note>
    );
  return (
    <Note tone="success" role="status">
      <Trans>It would be taken in, and its statements read.</Trans>
    </Note>
  );
};

const useStatementWords = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  return ({ bank_name, last_4_digits, period, rows, verdict }: TriedAttachment["statements"][number]) => {
    const verdicts = {
      proved: t`proved`,
      partly: t`partly proved`,
      unproved: t`not proved`,
      contradicted: t`contradicted`,
    };
    const digits = last_4_digits === null ? null : `··${last_4_digits}`;
    const whose = [bank_name, digits].filter((part) => part !== null).join(" ");
    return [
      whose,
      period === null ? "" : formatPeriod(period, locale),
      plural(rows, { one: "# row", other: "# rows" }),
      verdicts[verdict],
    ]
      .filter((part) => part !== "")
      .join(", ");
  };
};

/** What a password has to do with it. */
const useLockWords = () => {
  const { t } = useLingui();
  return ({ fate, tried_passwords, opened_by }: TriedAttachment): string | null => {
    if (opened_by !== null) return t`Opened with the password “${opened_by}”.`;
    if (fate !== "locked") return null;
    const names = tried_passwords.map((name) => `“${name}”`).join(", ");
    return names === ""
      ? t`No password is kept, so you would be asked for it.`
      : t`Tried: ${names}. None opens it, so you would be asked for it.`;
  };
};

const Attachment = ({ attachment }: { readonly attachment: TriedAttachment }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const word = useSentences();
  const words = useTrialWords();
  const wordsOf = useStatementWords();
  const ofLock = useLockWords();
  const { file_name, file_size, fate, format, problem, statements, known_statement_id } = attachment;
  const kind = [formatFileSize(file_size, locale), format?.toUpperCase() ?? ""].filter((part) => part !== "");
  const lines = [
    kind.join(", "),
    ...statements.map((statement) => wordsOf(statement)),
    ofLock(attachment),
    fate === "scan" ? t`Its letters are recognised when it is read, which takes a while.` : null,
    fate === "left" ? t`No statement: files like this are never read.` : null,
    fate === "not_tried" ? t`Only the first attachments are tried.` : null,
    problem === null ? null : word(problem),
  ].filter((line) => line !== null);
  return (
    <ListRow
      wrap
      title={file_name}
      sub={
        <>
          {lines.map((line) => (
            <span key={line} className={styles["line"]}>
              {line}
            </span>
          ))}
          {known_statement_id !== null && (
            <Link to={`/statements/${known_statement_id}`}>
              <Trans>Known already: this file is a statement here.</Trans>
            </Link>
          )}
        </>
      }
      end={<Badge tone={TONES[fate]}>{words.ofFate(fate)}</Badge>}
    />
  );
};

/** What would become of a message, and why. */
export const MailTrialResult = ({ trial }: { readonly trial: MailTrial }) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const words = useTrialWords();
  const { sender, subject, sent_at, attachments } = trial;
  return (
    <div className={styles["form"]}>
      <Outcome trial={trial} />
      <KeyValues
        items={[
          { label: t`Subject`, value: subject === "" ? t`none` : subject },
          { label: t`From`, value: sender === "" ? t`unknown` : sender },
          ...(sent_at === null ? [] : [{ label: t`Sent`, value: formatInstant(sent_at, locale, time_zone) }]),
          { label: t`Sender`, value: words.ofSender(trial) },
          { label: t`Signature`, value: words.ofSignature(trial) },
        ]}
      />
      {attachments.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>Nothing is attached to it.</Trans>
        </p>
      ) : (
        <List label={t`Attachments`}>
          {attachments.map((attachment, index) => (
            // Two may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <Attachment key={index} attachment={attachment} />
          ))}
        </List>
      )}
    </div>
  );
};
