import { Plural, Trans } from "@lingui/react/macro";
import { useWaiting } from "../../lib/statements/use-waiting.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./insights.module.css";

/** What the month may still lack: files whose rows count once the person has answered what is asked of them. */
export const WaitingFiles = () => {
  const { locale } = useLocale();
  const may_act = useMayAct();
  const waiting = useWaiting();
  const [first] = waiting;
  if (!may_act || first === undefined) return null;
  // one file may be several statements
  const files = new Set(waiting.map(({ file_hash }) => file_hash)).size;
  const isOne = files === 1;
  const { file_name } = first;
  const count = formatNumber(files, locale);
  return (
    <div className={styles["strip"]} data-print="no">
      <Note
        icon="help"
        action={
          <Button to={isOne ? `/statements/${first.id}` : "/statements"}>
            <Trans>Answer</Trans>
          </Button>
        }
      >
        {isOne ? (
          <Trans>{file_name} waits for your answer; its transactions are not counted until then.</Trans>
        ) : (
          <Plural
            value={files}
            one={`${count} file waits for your answer; its transactions are not counted until then.`}
            other={`${count} files wait for your answers; their transactions are not counted until then.`}
          />
        )}
      </Note>
    </div>
  );
};
