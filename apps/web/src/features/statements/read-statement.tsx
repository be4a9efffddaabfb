import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { messageOf } from "../../lib/refusal.ts";
import { transactionsPath } from "../../lib/transaction-filter.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { CulpritCard } from "./culprit-card.tsx";
import { OriginalCard } from "./original-card.tsx";
import type { Culprit } from "./proof.ts";
import { readCulprit } from "./proof.ts";
import { ProofCard } from "./proof-card.tsx";
import { StatementProblems } from "./statement-problems.tsx";
import { StatementRows } from "./statement-rows.tsx";
import styles from "./statement-screen.module.css";
import type { Places } from "./use-place.ts";
import { usePlace } from "./use-place.ts";
import { useFileSiblings } from "./use-statement.ts";
import type { StatementRows as Rows } from "./use-statement-rows.ts";
import { sumRows, useStatementRows } from "./use-statement-rows.ts";

/** How many rows were new, and how many the ledger knew. */
const Counts = ({ statement }: { readonly statement: Statement }) => {
  const { locale } = useLocale();
  const { counts, status } = statement;
  if (status !== "imported") return <Trans>as read, not imported yet</Trans>;
  const fresh = formatNumber(counts.new, locale);
  const known = formatNumber(counts.duplicate, locale);
  return counts.duplicate === 0 ? (
    <Trans>{fresh} new, none known before</Trans>
  ) : (
    <Trans>
      {fresh} new, {known} already known
    </Trans>
  );
};

const RowsCard = ({
  statement,
  read,
  places,
  culprit,
}: {
  readonly statement: Statement;
  readonly read: Rows;
  readonly places: Places;
  readonly culprit: Culprit | null;
}) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { total, error, retry } = read;
  const shown = formatNumber(total ?? 0, locale);
  return (
    <Card
      flush
      title={
        total === undefined ? t`Rows` : <Plural value={total} one={`${shown} row`} other={`${shown} rows`} />
      }
      sub={total === undefined ? undefined : <Counts statement={statement} />}
      action={
        statement.status === "imported" && total !== 0 ? (
          <Link className={styles["more"]} to={transactionsPath({ statement_id: statement.id })}>
            <Trans>Open as transactions</Trans>
          </Link>
        ) : undefined
      }
    >
      {error !== null && (
        <Note
          tone="error"
          action={
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {messageOf(error, t`The rows did not arrive.`)}
        </Note>
      )}
      {total === undefined && error === null && <SkeletonRows count={8} />}
      {total === 0 && <EmptyState message={t`No row stands in this statement.`} />}
      {total !== undefined && total > 0 && (
        <StatementRows statement={statement} read={read} places={places} culprit={culprit} />
      )}
    </Card>
  );
};

/** Statements of other accounts that came in the same file. */
const Siblings = ({ statement }: { readonly statement: Statement }) => {
  const siblings = useFileSiblings(statement);
  const { t } = useLingui();
  if (siblings.length === 0) return null;
  return (
    <div className={styles["siblings"]}>
      <Note>
        <Trans>The same file holds other statements:</Trans>{" "}
        {siblings.map((one, index) => (
          <Link key={one.id} to={`/statements/${one.id}`}>
            {one.printed_account?.last_4_digits === null || one.printed_account === null
              ? t`statement ${index + 1}`
              : `··${one.printed_account.last_4_digits}`}
          </Link>
        ))}
      </Note>
    </div>
  );
};

type ReadStatementProps = {
  readonly statement: Statement;
  /** What is asked or told first. */
  readonly lead: ReactNode;
};

/** The original, the rows read from it and their proof, side by side where there is room. */
export const ReadStatement = ({ statement, lead }: ReadStatementProps) => {
  const read = useStatementRows(statement);
  const { rows, complete, total } = read;
  const places = usePlace(rows);
  const culprit = readCulprit(statement.proof);
  const culpritRow = culprit === null ? undefined : rows[culprit.row - 1];
  const sums = useMemo(() => (complete ? sumRows(rows, rows[0]?.currency ?? null) : null), [complete, rows]);
  const isRead = statement.status !== "failed";
  return (
    <>
      <Siblings statement={statement} />
      <div className={styles["layout"]}>
        <div className={styles["facts"]}>
          {lead}
          {isRead && <ProofCard statement={statement} sums={sums} row_count={total ?? 0} />}
          {culprit !== null && culpritRow !== undefined && (
            <CulpritCard
              culprit={culprit}
              row={culpritRow}
              onShow={() => {
                places.chooseRow(culprit.row);
              }}
            />
          )}
          {isRead && <StatementProblems problems={statement.problems} onLine={places.chooseLine} />}
        </div>
        <div className={styles["original"]}>
          <OriginalCard
            statement={statement}
            places={places}
            broken={culpritRow?.line ?? null}
            start={culpritRow?.line ?? rows[0]?.line ?? null}
          />
        </div>
        {isRead && (
          <div className={styles["rows"]}>
            <RowsCard statement={statement} read={read} places={places} culprit={culprit} />
          </div>
        )}
      </div>
    </>
  );
};
