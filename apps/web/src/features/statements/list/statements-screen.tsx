import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useChosenBook } from "../../../lib/calls/chosen-book.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { BroughtNamesNote } from "../../../lib/notices/brought-names-note.tsx";
import { SampleBanner, useSample } from "../../../lib/notices/sample-banner.tsx";
import { addUploads } from "../../../lib/statements/upload-queue.ts";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { useLiveStatements } from "../../../lib/statements/use-statement-events.ts";
import { Acts } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { DropZone } from "../../../ui/actions/drop-zone.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { STATEMENT_FILES } from "../upload/statement-files.ts";
import { StatementGrid } from "./statement-grid.tsx";
import { StoppedMailboxes } from "./stopped-mailboxes.tsx";
import { StatementList } from "./statement-list.tsx";
import styles from "../upload/statements.module.css";
import { UploadsCard } from "../upload/uploads-card.tsx";
import { useStatements } from "../state/use-statements.ts";

const NothingYet = () => {
  const { t } = useLingui();
  const { load } = useSample();
  return (
    <Card>
      <EmptyState
        title={t`No statement yet`}
        message={t`Drop the first one above, or look around in a sample household first. One click removes it again.`}
        secondary={[
          {
            act: true,
            label: t`Try the sample household`,
            busy: load.isPending,
            onClick: () => {
              load.mutate();
            },
          },
          { act: true, label: t`Move in from another program`, to: "/move-in" },
        ]}
      />
    </Card>
  );
};

/** Every statement: handed in, by month, and by account. */
export const StatementsScreen = () => {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const reference = useReference();
  const is_own = useChosenBook() === null;
  const live = useLiveStatements();
  const query = useStatements(live);
  return (
    <Page
      title={t`Statements`}
      actions={
        <>
          {is_own && (
            <Button icon="mail" to="/statements/config-email">
              <Trans>By e-mail</Trans>
            </Button>
          )}
          <Button act kind="primary" icon="upload" to="/statements/upload">
            <Trans>Upload</Trans>
          </Button>
        </>
      }
    >
      <SampleBanner />
      <StoppedMailboxes />
      <BroughtNamesNote reference={reference} />
      <div className={styles["shell"]}>
        <div className={styles["column"]}>
          <Acts>
            <DropZone
              wholePage
              title={t`Drop statements anywhere on this page`}
              hint={t`PDF, CSV, Excel, OFX, QIF, CAMT, MT940 or saved mails, many at once. The same file twice adds nothing.`}
              accept={STATEMENT_FILES}
              onFiles={(files) => {
                addUploads(files);
              }}
            />
          </Acts>
          {query.isError && query.data === undefined && (
            <Note
              tone="error"
              action={
                <Button onClick={() => void query.refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {messageOf(query.error, t`Oops, unknown error occurred!`)}
            </Note>
          )}
          <StatementGrid
            reference={reference}
            ready={!query.isPending}
            lead={query.isSuccess && query.statements.length === 0 && <NothingYet />}
          />
          <div className={styles["list"]}>
            <StatementList
              query={query}
              reference={reference}
              account={params.get("account")}
              month={params.get("month")}
              onClear={() => {
                setParams({});
              }}
            />
          </div>
        </div>
        <Acts>
          <div className={styles["uploads"]}>
            <UploadsCard statements={query.statements} fetched_at={query.told_at} reference={reference} />
          </div>
        </Acts>
      </div>
    </Page>
  );
};
