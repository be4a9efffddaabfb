import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { getStatement, getStatementPages } from "@passbook/contract/statements";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../lib/call.ts";
import { formatMoney } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./details.module.css";

const lineOf = ({ source }: Transaction): number | null =>
  source !== null && "line" in source ? source.line : null;

const useLines = (statement_id: string, line: number | null) =>
  useQuery({
    queryKey: ["statements", "pages", statement_id, "around", line],
    queryFn: async ({ signal }) => {
      const query = { after: Math.max(0, (line ?? 1) - 2), limit: 3 };
      return (await call(getStatementPages, { params: { id: statement_id }, query, signal })).answer.data;
    },
    enabled: line !== null,
  });

const useVerdictOf = (statement_id: string) =>
  useQuery({
    queryKey: ["statements", "one", statement_id],
    queryFn: async ({ signal }) =>
      (await call(getStatement, { params: { id: statement_id }, signal })).answer.data,
  });

const Lines = ({
  transaction,
  statement_id,
  to,
}: {
  readonly transaction: Transaction;
  readonly statement_id: string;
  readonly to: string;
}) => {
  const line = lineOf(transaction);
  const { data, isPending } = useLines(statement_id, line);
  if (line === null) return null;
  return (
    <Link className={styles["paper"]} to={to}>
      <VisuallyHidden>
        <Trans>The line it was read from:</Trans>
      </VisuallyHidden>
      {isPending && <Skeleton height={48} />}
      {data?.map((printed) => (
        <span
          key={printed.line}
          className={classNames(styles["line"], printed.line === line && styles["read"])}
        >
          {printed.text === "" ? " " : printed.text}
        </span>
      ))}
    </Link>
  );
};

/** The line of the statement a transaction was read from, with its neighbours. */
export const SourceLines = ({ transaction }: { readonly transaction: Transaction }) => {
  const { locale } = useLocale();
  const { statement_id } = transaction;
  const statement = useVerdictOf(statement_id ?? "");
  if (statement_id === null) return null;
  const line = lineOf(transaction);
  const to =
    line === null ? `/statements/${statement_id}` : `/statements/${statement_id}?line=${String(line)}`;
  const balance =
    transaction.balance_after === null
      ? null
      : formatMoney(transaction.balance_after, transaction.currency, locale);
  const verdict = statement.data?.proof?.verdict;
  return (
    <section className={styles["source"]}>
      <div className={styles["between"]}>
        <h3>
          <Trans>Read from</Trans>
        </h3>
        <Link className={styles["more"]} to={to}>
          {statement.data?.file_name ?? <Trans>Statement</Trans>}
          {line !== null && <Trans>, line {line}</Trans>}
        </Link>
      </div>
      <Lines transaction={transaction} statement_id={statement_id} to={to} />
      <p className={styles["proof"]}>
        {verdict !== undefined && <Verdict verdict={verdict} />}
        {balance !== null && (
          <span>
            <Trans>balance after: {balance}</Trans>
          </span>
        )}
      </p>
    </section>
  );
};
