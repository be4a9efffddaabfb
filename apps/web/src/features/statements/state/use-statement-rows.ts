import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { AnswerOf } from "@passbook/contract/endpoint";
import { listStatementRows } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { statementKeys, transactionKeys } from "../../../lib/cache/query-keys.ts";

export type StatementRow = AnswerOf<typeof listStatementRows>["data"][number];

/** The most the server gives at once. */
const ROWS_PER_CALL = 1000;
const NAMES_PER_CALL = 200;

export type StatementRows = {
  /** In the order of the file, added rows at their place; grows until all are here. */
  readonly rows: readonly StatementRow[];
  readonly total: number | undefined;
  readonly complete: boolean;
  /** False while rows from before a change stand in for those on their way. */
  readonly current: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Every row as it was read, page after page; a statement that is read again has other rows. */
export const useStatementRows = ({ id, updated_at }: Statement): StatementRows => {
  const query = useInfiniteQuery({
    queryKey: statementKeys.rows(id, updated_at),
    initialPageParam: 0,
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listStatementRows, { params: { id }, query: { after, limit: ROWS_PER_CALL }, signal }))
        .answer,
    getNextPageParam: ({ next }) => next,
    // the rows before a correction stand until those after it are here
    placeholderData: (previous) => previous,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return {
    rows,
    total: data?.pages[0]?.total,
    complete: data !== undefined && !hasNextPage,
    current: data !== undefined && !query.isPlaceholderData,
    error: query.error,
    retry: () => {
      void (data === undefined ? query.refetch() : fetchNextPage());
    },
  };
};

type Days = { readonly from: string; readonly to: string };

const daysOf = (rows: readonly StatementRow[]): Days | null => {
  const days = rows.map((row) => row.booked_on).toSorted();
  const [from] = days;
  const to = days.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
};

const loadNames = async (
  bank_account_id: string,
  days: Days,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  let after: string | undefined;
  do {
    const query = { bank_account_id, ...days, after, limit: NAMES_PER_CALL };
    const { answer } = await call(listTransactions, { query, signal });
    for (const { id, merchant_name, vendor_name } of answer.data) {
      const name = merchant_name ?? vendor_name;
      if (name !== null) names.set(id, name);
    }
    after = answer.next ?? undefined;
  } while (after !== undefined && names.size < NAMES_PER_CALL * 5);
  return names;
};

const ROWS_PER_NAMING = 100;

/** The names under which the transactions of the shown rows are known, by the transaction's id. */
export const useRowNames = (
  { id, bank_account_id, status }: Statement,
  rows: readonly StatementRow[],
  first: number,
): ReadonlyMap<string, string> | undefined => {
  const start = Math.floor(first / ROWS_PER_NAMING) * ROWS_PER_NAMING;
  const days = daysOf(rows.slice(start, start + 2 * ROWS_PER_NAMING));
  const { data } = useQuery({
    queryKey: transactionKeys.names(id, days),
    queryFn: ({ signal }) => loadNames(bank_account_id ?? "", days ?? { from: "", to: "" }, signal),
    enabled: status === "imported" && bank_account_id !== null && days !== null,
    placeholderData: (previous) => previous,
  });
  return data;
};

export type RowSums = {
  readonly sum: number;
  readonly in: number;
  readonly out: number;
  readonly count: number;
};

/** What the booked rows of one currency add up to, once all are here; announced ones are in no printed balance yet. */
export const sumRows = (rows: readonly StatementRow[], currency: string | null): RowSums | null => {
  let into = 0;
  let out = 0;
  let count = 0;
  for (const row of rows) {
    if (row.currency !== currency) return null;
    if (row.pending) continue;
    count += 1;
    if (row.amount > 0) into += row.amount;
    else out += row.amount;
  }
  return { sum: into + out, in: into, out, count };
};
