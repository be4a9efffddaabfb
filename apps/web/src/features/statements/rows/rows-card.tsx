import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Chip } from "../../../ui/actions/chip.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import styles from "./statement-screen.module.css";
import { NoRows } from "./no-rows.tsx";
import { StatementRows } from "./statement-rows.tsx";
import type { Corrections } from "../correct/use-corrections.ts";
import type { Places } from "../state/use-place.ts";
import type { RowEdit } from "./use-row-edit.ts";
import { useRowMarks } from "./use-row-marks.ts";
import type { StatementRow, StatementRows as Rows } from "../state/use-statement-rows.ts";

type RowsCardProps = {
  readonly statement: Statement;
  readonly read: Rows;
  readonly places: Places;
  readonly edit: RowEdit;
  readonly corrections: Corrections;
  readonly editable: boolean;
};

type Became = NonNullable<StatementRow["became"]>;
const BECAME: readonly Became[] = ["new", "duplicate", "changed"];
const SHOW = "show";

const useCountWords = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (became: Became, count: number): string => {
    const shown = formatNumber(count, locale);
    return {
      new: t`${shown} new`,
      duplicate: t`${shown} already known`,
      changed: t`${shown} known, now as printed here`,
    }[became];
  };
};

/** How many rows were new, known before or changed; each opens its list. */
const Counts = ({ statement }: { readonly statement: Statement }) => {
  const toWords = useCountWords();
  const { counts, status } = statement;
  if (status !== "imported") return <Trans>as read, not imported yet</Trans>;
  if (counts.duplicate === 0 && counts.changed === 0)
    return (
      <>
        {toWords("new", counts.new)}, <Trans>none known before</Trans>
      </>
    );
  return (
    <span className={styles["counts"]}>
      {BECAME.filter((became) => counts[became] > 0).map((became, index) => (
        <Fragment key={became}>
          {index > 0 && ", "}
          <Link to={`?${SHOW}=${became}`} preventScrollReset>
            {toWords(became, counts[became])}
          </Link>
        </Fragment>
      ))}
    </span>
  );
};

const Failure = ({ read }: Pick<RowsCardProps, "read">) => {
  const { t } = useLingui();
  if (read.error === null) return null;
  return (
    <Note
      tone="error"
      action={
        <Button onClick={read.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {messageOf(read.error, t`The rows did not arrive.`)}
    </Note>
  );
};

/** The rows as they were read, or only those that became the same. */
const ShownRows = (props: RowsCardProps & { readonly total: number }) => {
  const { statement, read, total, editable, edit } = props;
  const { t } = useLingui();
  const toWords = useCountWords();
  const [params, setParams] = useSearchParams();
  const became = BECAME.find((one) => one === params.get(SHOW));
  const markOf = useRowMarks(statement, read.rows);
  const isNarrowed = became !== undefined && read.complete;
  const rows = useMemo(
    () => (isNarrowed ? read.rows.filter((row) => row.became === became) : read.rows),
    [isNarrowed, read.rows, became],
  );
  return (
    <>
      {isNarrowed && (
        <div className={styles["narrowed"]}>
          <Chip
            on
            removeLabel={t`Show all rows`}
            onRemove={() => {
              setParams({}, { replace: true, preventScrollReset: true });
            }}
          >
            {toWords(became, rows.length)}
          </Chip>
        </div>
      )}
      <StatementRows {...props} rows={rows} total={isNarrowed ? rows.length : total} markOf={markOf} />
      {editable && read.complete && !isNarrowed && (
        <div className={styles["adding"]}>
          <Button
            act
            kind="quiet"
            icon="plus"
            onClick={() => {
              edit.open({ kind: "after", row: read.rows.at(-1)?.row ?? 0 });
            }}
          >
            <Trans>Add a row</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

/** The card of rows in every state: on their way, none, failed, and all of them. */
export const RowsCard = (props: RowsCardProps) => {
  const { statement, read, editable } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const { total, error } = read;
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
      <Failure read={read} />
      {total === undefined && error === null && <SkeletonRows count={8} />}
      {total === 0 && <NoRows statement={statement} />}
      {total !== undefined && (total > 0 || editable) && <ShownRows {...props} total={total} />}
    </Card>
  );
};
