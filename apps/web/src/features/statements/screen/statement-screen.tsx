import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useParams } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { messageOf, isRefusal } from "../../../lib/calls/refusal.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { BroughtNamesNote } from "../../../lib/notices/brought-names-note.tsx";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { Acts } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { ErrorView } from "../../../ui/states/error-view.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { Spinner } from "../../../ui/base/spinner.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { StatusLine } from "../../../ui/base/status-line.tsx";
import { FailedCard } from "../review/failed-card.tsx";
import { ReadStatement } from "./read-statement.tsx";
import type { Answers } from "../review/review.ts";
import { ReviewCard } from "../review/review-card.tsx";
import { StatementFrame } from "./statement-frame.tsx";
import styles from "../rows/statement-screen.module.css";
import { MoveInNote } from "../move-in/move-in-note.tsx";
import { isBook } from "../state/book-path.ts";
import { isRunning } from "../state/statement-states.ts";
import type { UnlockDraft } from "../review/unlock-form.tsx";
import { UnlockForm } from "../review/unlock-form.tsx";
import { useStatement } from "../state/use-statement.ts";

const Waiting = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const { file_name, status } = statement;
  return (
    <Card>
      <div className={styles["waiting"]}>
        <Spinner size="sm" />
        {status === "reading" ? (
          <Trans>{file_name} is being read</Trans>
        ) : (
          <Trans>{file_name} waits to be read</Trans>
        )}
      </div>
      <StatusLine text={t`The statement is being read`} hidden />
      <SkeletonCard rows={4} />
    </Card>
  );
};

const NothingShown = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const { t } = useLingui();
  const isGone = isRefusal(error) && error.status === 404;
  return (
    <ErrorView
      title={isGone ? t`This statement is not there` : t`The statement did not arrive`}
      message={
        isGone
          ? t`It may have been deleted. History in About can bring it back.`
          : messageOf(error, t`Oops, unknown error occurred!`)
      }
      actions={
        <Stack row gap={2}>
          {!isGone && (
            <Button kind="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button to="/statements">
            <Trans>All statements</Trans>
          </Button>
        </Stack>
      }
    />
  );
};

/** Who only looks is told that others are asked. */
const WaitsForOthers = () => (
  <Note icon="help">
    <Trans>It waits for an answer of somebody who may change this book.</Trans>
  </Note>
);

type StateProps = { readonly statement: Statement; readonly reference: Reference };

/** What the state of the statement asks for; what was typed outlives a reading in between. */
const StatementState = ({ statement, reference }: StateProps) => {
  const [unlocking, setUnlocking] = useState<UnlockDraft>({ password: "", remember: true });
  const [answers, setAnswers] = useState<Answers | null>(null);
  const { status } = statement;
  if (isRunning(statement)) return <Waiting statement={statement} />;
  if (status === "needs_password")
    return (
      <Acts otherwise={<WaitsForOthers />}>
        <UnlockForm statement={statement} draft={unlocking} onDraft={setUnlocking} />
      </Acts>
    );
  if (status === "failed")
    return <ReadStatement statement={statement} lead={<FailedCard statement={statement} />} />;
  if (isBook(statement))
    return <ReadStatement statement={statement} lead={<MoveInNote id={statement.id} />} />;
  const review = status === "needs_review" && reference.ready && (
    <Acts otherwise={<WaitsForOthers />}>
      <ReviewCard statement={statement} accounts={reference.accounts} draft={answers} onDraft={setAnswers} />
    </Acts>
  );
  const lead = status === "imported" ? <BroughtNamesNote reference={reference} /> : review;
  return <ReadStatement statement={statement} lead={lead} />;
};

const LoadedStatement = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useStatement(id);
  const reference = useReference();
  if (data === undefined) {
    return (
      <Page title={t`Statement`} back={{ to: "/statements", label: t`Statements` }}>
        {error === null ? (
          <SkeletonCard rows={8} />
        ) : (
          <NothingShown error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <StatementFrame statement={data} account={reference.findAccount(data.bank_account_id)}>
      <StatementState statement={data} reference={reference} />
    </StatementFrame>
  );
};

/** One statement: the original beside its rows, and the proof that they say the same. */
export const StatementScreen = () => {
  const { id = "" } = useParams();
  return <LoadedStatement key={id} id={id} />;
};
