import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReceivedMail } from "@passbook/contract/statement-sources";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { DropZone } from "../../../ui/actions/drop-zone.tsx";
import { StatusLine } from "../../../ui/base/status-line.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { toastSuccess } from "../../../ui/overlays/toast.ts";
import styles from "./config-email.module.css";
import { useMailUpload } from "./use-statement-sources.ts";

/** What became of a message that was handed in. */
const useOutcomeWords = (): ((mail: ReceivedMail) => string) => {
  const { t } = useLingui();
  const word = useSentences();
  return (mail) => {
    const { outcome, statement_ids, known_statement_ids } = mail;
    if (outcome === "quarantined" || outcome === "confirmation") return t`waits for you under “What came in”`;
    if (outcome === "read")
      return statement_ids.length > 0 && statement_ids.length === known_statement_ids.length
        ? t`known already`
        : plural(statement_ids.length, { one: "# statement is read", other: "# statements are read" });
    const said = word(mail);
    return said === "" ? t`no statement in it` : said;
  };
};

/** Each of the messages handed in last, with what became of it. */
const Outcomes = ({ mails }: { readonly mails: readonly ReceivedMail[] }) => {
  const { t } = useLingui();
  const wordsOf = useOutcomeWords();
  return (
    <Note icon="mail" role="status">
      <ul aria-label={t`What became of the messages`}>
        {mails.map((mail) => (
          <li key={mail.id}>
            {mail.subject === "" ? t`A message without a subject` : mail.subject}: {wordsOf(mail)}
          </li>
        ))}
      </ul>
    </Note>
  );
};

/** Takes saved messages; the same message twice adds nothing. */
export const MailDrop = ({
  onTry,
  is_trying,
}: {
  readonly onTry: () => void;
  readonly is_trying: boolean;
}) => {
  const { t } = useLingui();
  const upload = useMailUpload();
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = (chosen: readonly File[]) => {
    setFiles(chosen);
    upload.mutate(chosen, {
      onSuccess: (mails) => {
        toastSuccess(plural(mails.length, { one: "# message came in", other: "# messages came in" }));
      },
    });
  };
  return (
    <div className={styles["drop"]}>
      <DropZone
        title={t`Drop messages`}
        hint={t`Saved as .eml, .msg or .mbox. Attachments are read, the rest is left.`}
        buttonLabel={t`Choose`}
        accept=".eml,.msg,.mbox,message/rfc822"
        wholePage
        // What is dropped to be tried is not taken in.
        disabled={upload.isPending || is_trying}
        onFiles={send}
        secondary={
          <Button kind="quiet" onClick={onTry}>
            <Trans>Try one first</Trans>
          </Button>
        }
      />
      <StatusLine text={upload.isPending ? t`Messages are being taken in` : ""} hidden={!upload.isPending} />
      {upload.data !== undefined && <Outcomes mails={upload.data} />}
      {upload.error !== null && (
        <Note
          tone="error"
          role="alert"
          action={
            <Button
              onClick={() => {
                send(files);
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {messageOf(upload.error, t`The messages did not arrive.`)}
        </Note>
      )}
    </div>
  );
};
