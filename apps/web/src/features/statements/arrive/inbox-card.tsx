import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Inbox, InboxFault, InboxFile } from "@passbook/contract/inboxes";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { formatInstant } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Badge } from "../../../ui/figures/badge.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import styles from "./config-email.module.css";
import { useInboxActs } from "./use-inbox.ts";

/** Beside those that were not taken in, which are always shown. */
const MOST_SHOWN = 5;

const useFaultWords = (): ((fault: InboxFault) => string) => {
  const { t } = useLingui();
  return (fault) => {
    const words: Readonly<Record<InboxFault, string>> = {
      cannot_open: t`The folder cannot be made or opened. Whoever runs this Passbook can see to its rights.`,
      no_folder: t`Something else has the name of the folder, of done or of failed. Move it away.`,
      cannot_move: t`Files in it cannot be moved, so none is taken. Whoever runs this Passbook can see to its rights.`,
    };
    return words[fault];
  };
};

const File = ({ file }: { readonly file: InboxFile }) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const word = useSentences();
  const { name, taken_at, outcome, message, statement_ids } = file;
  const [first] = statement_ids;
  const at = formatInstant(taken_at, locale, time_zone);
  return (
    <ListRow
      wrap
      title={first === undefined ? name : <Link to={`/statements/${first}`}>{name}</Link>}
      sub={message === "" ? at : `${at}: ${word(file)}`}
      end={outcome === "done" ? <Badge>{t`taken in`}</Badge> : <Badge tone="error">{t`failed`}</Badge>}
    />
  );
};

const OpenInbox = ({ inbox: { path, fault, files } }: { readonly inbox: Inbox }) => {
  const { t } = useLingui();
  const wordsOf = useFaultWords();
  return (
    <div className={styles["form"]}>
      <code className={styles["path"]}>{path}</code>
      {fault !== null && <Note tone="warning">{wordsOf(fault)}</Note>}
      <p className={styles["none"]}>
        <Trans>
          A file that stands still is taken in like an upload and moved to done, or to failed with the reason
          beside it. While it is written, call it .part or begin its name with a dot.
        </Trans>
      </p>
      {files.length > 0 && (
        <List label={t`Files that were taken out of the folder`}>
          {files
            .filter(({ outcome }, index) => index < MOST_SHOWN || outcome === "failed")
            .map((file) => (
              <File key={`${file.taken_at} ${file.name}`} file={file} />
            ))}
        </List>
      )}
    </div>
  );
};

/** The folder on the disk of the server into which scanners and scripts put files. */
export const InboxCard = ({ inbox }: { readonly inbox: Inbox }) => {
  const { t } = useLingui();
  const { open, close } = useInboxActs();
  const is_closed = inbox.state === "closed";
  return (
    <Card
      title={t`Folder`}
      sub={
        !is_closed &&
        (inbox.state === "stuck" ? (
          <Badge tone="warning">{t`stuck`}</Badge>
        ) : (
          <Badge tone="success">{t`watched`}</Badge>
        ))
      }
      action={
        is_closed ? (
          <Button
            busy={open.isPending}
            onClick={() => {
              open.mutate();
            }}
          >
            <Trans>Make my folder</Trans>
          </Button>
        ) : (
          <Button
            busy={close.isPending}
            aria-label={t`Watch the folder no more`}
            onClick={() => {
              close.mutate();
            }}
          >
            <Trans>Close</Trans>
          </Button>
        )
      }
    >
      {is_closed ? (
        <p className={styles["none"]}>
          <Trans>
            For scanners and scripts: a folder of your own on the disk of this Passbook, from which files are
            taken in by themselves.
          </Trans>
        </p>
      ) : (
        <OpenInbox inbox={inbox} />
      )}
    </Card>
  );
};
