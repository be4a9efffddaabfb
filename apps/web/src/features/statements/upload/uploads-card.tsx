import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Statement } from "@passbook/contract/statements";
import { forgetUploads, useUploads } from "../../../lib/statements/upload-queue.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { StatusLine } from "../../../ui/base/status-line.tsx";
import { addOlder, countUploads, isFinished, listEntries } from "../state/statement-states.ts";
import { useUnsettled } from "../state/use-statements.ts";
import { UnlockTogether } from "./unlock-together.tsx";
import { FileEntry, KnownEntry, StatementEntry } from "./upload-entry.tsx";
import styles from "./uploads.module.css";
import { useComeIntoView } from "./use-come-into-view.ts";

type UploadsCardProps = {
  readonly statements: readonly Statement[];
  /** When they were listed, in milliseconds since 1970. */
  readonly fetched_at: number;
  readonly reference: Reference;
};

/** Files on their way, what became of them, and what waits for a person. */
export const UploadsCard = ({ statements, fetched_at, reference }: UploadsCardProps) => {
  const { t } = useLingui();
  const uploads = useUploads();
  const unsettled = useUnsettled();
  const entries = listEntries(uploads, {
    statements: addOlder(statements, unsettled.data ?? []),
    fetched_at,
  });
  const finished = entries.filter(isFinished);
  const { done, failed, all, waiting, failed_before } = countUploads(entries);
  const told = [
    ...(all === 0
      ? []
      : [failed === 0 ? t`${done} of ${all} done` : t`${done} of ${all} done, ${failed} failed`]),
    ...(waiting === 0
      ? []
      : [
          all === 0
            ? plural(waiting, { one: "# waits", other: "# wait" })
            : plural(waiting, { one: "# more waits", other: "# more wait" }),
        ]),
    ...(failed_before === 0
      ? []
      : [plural(failed_before, { one: "# failed before", other: "# failed before" })]),
  ];
  const progress = told.join(", ");
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
          {entries.map((entry) => {
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
        <StatusLine text={all === 0 ? "" : progress} hidden />
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
