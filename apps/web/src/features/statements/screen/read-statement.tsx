import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Fragment, useEffect, useMemo } from "react";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { compareReadings } from "../correct/compare-readings.ts";
import { CorrectionsCard } from "../correct/corrections-card.tsx";
import { CulpritCard } from "../correct/culprit-card.tsx";
import { OriginalCard } from "../paper/original-card.tsx";
import { ProofCard } from "../proof/proof-card.tsx";
import { forgetReading, useKeptReading } from "../correct/reading-snapshots.ts";
import { RereadCard } from "../correct/reread-card.tsx";
import { RowsCard } from "../rows/rows-card.tsx";
import { StatementProblems } from "./statement-problems.tsx";
import styles from "../rows/statement-screen.module.css";
import { useCorrections } from "../correct/use-corrections.ts";
import { useNamedRows, useOriginalHead } from "../paper/use-original.ts";
import { usePlace } from "../state/use-place.ts";
import { useRowEdit } from "../rows/use-row-edit.ts";
import { useStatementName } from "../state/use-statement-name.ts";
import { useFileSiblings } from "../state/use-statement.ts";
import type { StatementRows as Rows } from "../state/use-statement-rows.ts";
import { sumRows, useStatementRows } from "../state/use-statement-rows.ts";

/** Statements of other accounts that came in the same file. */
const Siblings = ({ statement }: { readonly statement: Statement }) => {
  const siblings = useFileSiblings(statement);
  const { t } = useLingui();
  const tellName = useStatementName();
  const { findAccount } = useReference();
  if (siblings.length === 0) return null;
  return (
    <div className={styles["siblings"]}>
      <Note>
        <Trans>The same file holds other statements:</Trans>{" "}
        {siblings.map((one, index) => (
          <Fragment key={one.id}>
            {index > 0 && ", "}
            <Link to={`/statements/${one.id}`}>
              {tellName(one, findAccount(one.bank_account_id)?.display_label) || t`statement ${index + 1}`}
            </Link>
          </Fragment>
        ))}
      </Note>
    </div>
  );
};

/** What changed since the reading before, when there was one in this visit. */
const Reread = ({ statement, read }: { readonly statement: Statement; readonly read: Rows }) => {
  const before = useKeptReading(statement.id);
  const { complete, current, rows } = read;
  const difference = useMemo(
    () =>
      before === null || !complete || !current
        ? null
        : compareReadings(before, { rows, verdict: statement.proof?.verdict ?? null }),
    [before, complete, current, rows, statement.proof],
  );
  if (difference === null) return null;
  return (
    <RereadCard
      difference={difference}
      onClose={() => {
        forgetReading(statement.id);
      }}
    />
  );
};

/** A proof that holds needs no correction; anything else can be corrected beside the original. */
const isEditable = ({ status, proof }: Statement): boolean =>
  status === "needs_review" || (status === "imported" && proof !== null && proof.verdict !== "proved");

type ReadStatementProps = {
  readonly statement: Statement;
  /** What is asked or told first. */
  readonly lead: ReactNode;
};

const useReading = (statement: Statement) => {
  const read = useStatementRows(statement);
  const original = useOriginalHead(statement);
  const named = useNamedRows(read.rows, original.sheet_rows);
  const places = usePlace(named);
  const edit = useRowEdit(statement, read.rows);
  const corrections = useCorrections(statement, read.rows);
  const culprit = statement.proof?.culprit ?? null;
  const broken = culprit === null ? undefined : read.rows.find(({ row }) => row === culprit.row);
  const lineOf = (row: number | undefined) => named.find((one) => one.row === row)?.line ?? null;
  return {
    read,
    original,
    places,
    edit,
    corrections,
    culprit: culprit === null || broken === undefined ? null : { culprit, row: broken },
    lines: { broken: lineOf(broken?.row), first: named.find(({ line }) => line !== null)?.line ?? null },
  };
};

/** The original, the rows read from it and their proof, side by side where there is room. */
export const ReadStatement = ({ statement, lead }: ReadStatementProps) => {
  const { read, original, places, edit, corrections, culprit, lines } = useReading(statement);
  const { rows, complete, total } = read;
  const sums = useMemo(() => (complete ? sumRows(rows, rows[0]?.currency ?? null) : null), [complete, rows]);
  const editable = useMayAct() && isEditable(statement);
  const isRead = statement.status !== "failed";
  const { named, chosen, chooseRow } = places;
  useEffect(() => {
    if (named && chosen.row !== null) chooseRow(chosen.row);
  });
  // what makes the figures hold comes before what lets them in as they stand
  const offersRepair = (culprit?.culprit.repairs.length ?? 0) > 0;
  const culpritCard = culprit !== null && (
    <CulpritCard
      {...culprit}
      rows={rows}
      corrections={corrections}
      onShow={() => {
        chooseRow(culprit.row.row);
      }}
      onEdit={() => {
        chooseRow(culprit.row.row);
        edit.open({ kind: "row", row: culprit.row.row });
      }}
    />
  );
  return (
    <>
      <Siblings statement={statement} />
      <div className={styles["layout"]}>
        <div className={styles["facts"]}>
          {offersRepair && culpritCard}
          {lead}
          {isRead && <Reread statement={statement} read={read} />}
          {isRead && <ProofCard statement={statement} sums={sums} row_count={sums?.count ?? total} />}
          {!offersRepair && culpritCard}
          {isRead && <CorrectionsCard statement={statement} corrections={corrections} />}
          {isRead && (
            <StatementProblems problems={statement.problems} onLine={places.chooseLine} onRow={chooseRow} />
          )}
        </div>
        <div className={styles["original"]}>
          <OriginalCard
            statement={statement}
            original={original}
            rows={rows}
            places={places}
            broken={{ row: culprit?.row.row ?? null, line: lines.broken }}
            start={lines.broken ?? lines.first}
          />
        </div>
        {isRead && (
          <div className={styles["rows"]}>
            <RowsCard
              statement={statement}
              read={read}
              places={places}
              edit={edit}
              corrections={corrections}
              editable={editable}
            />
          </div>
        )}
      </div>
    </>
  );
};
