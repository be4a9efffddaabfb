import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { forgetUploads, useUploads } from "../../../lib/statements/upload-queue.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { StatusLine } from "../../../ui/base/status-line.tsx";
import { countUploads, isFinished, listEntries } from "../state/statement-states.ts";
import { useUploaded } from "../state/use-uploaded.ts";
import { UnlockTogether } from "./unlock-together.tsx";
import { FileEntry, KnownEntry, StatementEntry } from "./upload-entry.tsx";
import styles from "./uploads.module.css";
import { useComeIntoView } from "./use-come-into-view.ts";

type UploadsCardProps = {
  readonly reference: Reference;
  /** Whether the server tells by itself what becomes of them. */
  readonly live: boolean;
};

/** How many entries stand in the card before more are asked for. */
const MANY = 50;

type Counted = ReturnType<typeof countUploads>;

/** "12 of 17 done, 1 failed, 4 need your answer, 3 from before wait"; nothing where nothing is under way. */
const useProgress = () => {
  const { t } = useLingui();
  return ({ done, failed, asking, all, waiting, failed_before }: Counted): string => {
    const own = all === 0 ? [] : [t`${done} of ${all} done`];
    const lost = failed + failed_before;
    const asks = plural(asking, { one: "# needs your answer", other: "# need your answer" });
    const more = plural(waiting, { one: "# from before waits", other: "# from before wait" });
    const bare = plural(waiting, { one: "# waits", other: "# wait" });
    return [
      ...own,
      ...(lost === 0 ? [] : [t`${lost} failed`]),
      ...(asking === 0 ? [] : [asks]),
      ...(waiting === 0 ? [] : [all === 0 ? bare : more]),
    ].join(", ");
  };
};

/** Files on their way, what became of them, and what waits for a person. */
export const UploadsCard = ({ reference, live }: UploadsCardProps) => {
  const uploads = useUploads();
  const entries = listEntries(uploads, useUploaded(uploads, live));
  const [shown, setShown] = useState(MANY);
  const finished = entries.filter(isFinished);
  const counted = countUploads(entries);
  const progress = useProgress()(counted);
  const card = useRef<HTMLDivElement>(null);
  useComeIntoView(card, uploads);
  const locked = entries.flatMap((entry) =>
    entry.kind === "statement" && entry.statement.status === "needs_password" ? [entry.statement] : [],
  );
  return (
    <div ref={card} className={styles["card"]}>
      <Card
        title={<Trans>Uploads</Trans>}
        action={entries.length > 0 && <span className={styles["end"]}>{progress}</span>}
      >
        {entries.length === 0 && (
          <p className={styles["none"]}>
            <Trans>Files you hand in are listed here with what becomes of each.</Trans>
          </p>
        )}
        {locked.length > 1 && <UnlockTogether statements={locked} />}
        <ul className={styles["list"]}>
          {entries.slice(0, shown).map((entry) => {
            if (entry.kind === "upload") return <FileEntry key={entry.key} upload={entry.upload} />;
            if (entry.kind === "known")
              return <KnownEntry key={entry.key} upload={entry.upload} statement={entry.statement} />;
            const { statement, upload } = entry;
            return (
              <StatementEntry
                key={entry.key}
                statement={statement}
                account={reference.findAccount(statement.bank_account_id)?.display_label}
                known={upload?.state === "arrived" && upload.already_known}
                onDeleted={() => {
                  if (upload !== null) forgetUploads([upload.key]);
                }}
              />
            );
          })}
        </ul>
        {entries.length > shown && (
          <LoadMore
            shown={shown}
            total={entries.length}
            hasMore
            onLoad={() => {
              setShown(shown + MANY);
            }}
          />
        )}
        <StatusLine text={counted.all === 0 ? "" : progress} hidden />
        {finished.length > 0 && (
          <div className={styles["clear"]}>
            <Button
              wide
              onClick={() => {
                forgetUploads(finished.flatMap(({ upload }) => (upload === null ? [] : [upload.key])));
              }}
            >
              <Trans>Clear finished</Trans>
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
};
