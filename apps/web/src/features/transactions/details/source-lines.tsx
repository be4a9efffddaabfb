import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { getStatement, getStatementPages } from "@passbook/contract/statements";
import type { FilePiece } from "@passbook/contract/statements";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { originalKeys, statementKeys } from "../../../lib/cache/query-keys.ts";
import { formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { statementRowPath } from "../../../lib/addresses/statement-path.ts";
import { classNames } from "../../../ui/base/class-names.ts";
import { PageWords } from "../../../ui/pictures/page-words.tsx";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import { Verdict } from "../../../ui/figures/verdict.tsx";
import { VisuallyHidden } from "../../../ui/base/visually-hidden.tsx";
import styles from "./details.module.css";

type Source = NonNullable<Transaction["source"]>;
type PrintedPage = Extract<FilePiece, { page: number }>;

/** The pieces of the original to fetch for a place: the lines around it, or its page; a row of a sheet cannot be asked for by its place. */
const toQuery = (source: Source | null): { after: number; limit: number } | null => {
  if (source === null || "sheet" in source) return null;
  return "line" in source
    ? { after: Math.max(0, source.line - 2), limit: 3 }
    : { after: source.page - 1, limit: 1 };
};

const usePieces = (statement_id: string, source: Source | null) => {
  const query = toQuery(source);
  return useQuery({
    queryKey: originalKeys.around(statement_id, query),
    queryFn: async ({ signal }) =>
      (await call(getStatementPages, { params: { id: statement_id }, query: query ?? {}, signal })).answer
        .data,
    enabled: query !== null,
  });
};

const useVerdictOf = (statement_id: string | null) => {
  const id = statement_id ?? "";
  return useQuery({
    queryKey: statementKeys.one(id),
    queryFn: async ({ signal }) => (await call(getStatement, { params: { id }, signal })).answer.data,
    enabled: id !== "",
  });
};

/** How much of the page is shown above and below the row, in points. */
const AROUND_PT = 16;

/** The strip of the page on which the row stands. */
const Strip = ({ page, source }: { readonly page: PrintedPage; readonly source: Source }) => {
  if (!("page" in source)) return null;
  const [left, top, right, bottom] = source.box;
  const crop = [
    Math.max(0, left - AROUND_PT),
    Math.max(0, top - AROUND_PT),
    Math.min(page.width, right + AROUND_PT),
    Math.min(page.height, bottom + AROUND_PT),
  ] as const;
  return <PageWords width={page.width} height={page.height} words={page.words} crop={crop} />;
};

const Pieces = ({ transaction, to }: { readonly transaction: Transaction; readonly to: string }) => {
  const { source, statement_id } = transaction;
  const { data, isPending } = usePieces(statement_id ?? "", source);
  if (source === null || "sheet" in source) return null;
  return (
    <Link className={styles["paper"]} to={to}>
      <VisuallyHidden>
        <Trans>The line it was read from:</Trans>
      </VisuallyHidden>
      {isPending && <Skeleton height={48} />}
      {data?.map((piece) => {
        if ("page" in piece) return <Strip key={piece.page} page={piece} source={source} />;
        if (!("line" in piece) || !("line" in source)) return null;
        const isRead = piece.line === source.line;
        return (
          <span key={piece.line} className={classNames(styles["line"], isRead && styles["read"])}>
            {piece.text === "" ? " " : piece.text}
          </span>
        );
      })}
    </Link>
  );
};

/** Where in the file: its line, its page, or the row of its sheet. */
const Spot = ({ source }: { readonly source: Source }) => {
  if ("line" in source) {
    const { line } = source;
    return <Trans>, line {line}</Trans>;
  }
  if ("page" in source) {
    const { page } = source;
    return <Trans>, page {page}</Trans>;
  }
  const { sheet, row } = source;
  return (
    <Trans>
      , {sheet}, row {row}
    </Trans>
  );
};

/** The line of the statement a transaction was read from, with its neighbours. */
export const SourceLines = ({ transaction }: { readonly transaction: Transaction }) => {
  const { locale } = useLocale();
  const { statement_id, source } = transaction;
  const statement = useVerdictOf(statement_id);
  if (statement_id === null)
    return (
      <section className={styles["source"]}>
        <p className={styles["quiet"]}>
          <Trans>
            On no statement yet. One of its account that prints the same amount around this day will take it
            over.
          </Trans>
        </p>
      </section>
    );
  const to = statementRowPath(statement_id, transaction.id);
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
          {source !== null && <Spot source={source} />}
        </Link>
      </div>
      <Pieces transaction={transaction} to={to} />
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
