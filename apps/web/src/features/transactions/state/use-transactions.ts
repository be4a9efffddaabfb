import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { getTransaction, listTransactionDays, listTransactions } from "@passbook/contract/transactions";
import type { Summed, Transaction } from "@passbook/contract/transactions";
import { useConnection } from "../../../lib/calls/connection.ts";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { readTransactionFilter, writeTransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { usePrinting } from "../../../lib/browser/printing.ts";
import { useRested } from "../../../lib/browser/use-rested.ts";
import type { Chunk, ListShape } from "./list-shape.ts";
import { buildListShape, chunkOfRow, chunksBetween } from "./list-shape.ts";

/** Rows asked for at once; the most the server gives. */
const PAGE_ROWS = 200;
/** How long the list rests before what is on the screen is fetched, so that a flung list asks for nothing it passes. */
const REST_MS = 90;

type ShownShape = { readonly filter: TransactionFilter; readonly shape: ListShape };
type ShownList = ShownShape & {
  /** Of all that is shown. */
  readonly count: number;
  /** What it comes to, without what is not counted. */
  readonly summed: Summed;
};

/** Keeps the first rows, which came beside the shape, as those of the chunks that they fill. */
const keepFirst = (filter: TransactionFilter, { chunks }: ListShape, rows: readonly Transaction[]): void => {
  for (const chunk of chunks) {
    const some = rows.slice(chunk.row_start, chunk.row_start + chunk.row_count);
    // what came in between belongs to another shape
    const fits = some.every(({ booked_on }) => booked_on >= chunk.from && booked_on <= chunk.to);
    if (some.length < chunk.row_count || !fits) return;
    queryClient.setQueryData(transactionKeys.rows(filter, chunk), some);
  }
};

const shapeQuery = (filter: TransactionFilter) =>
  queryOptions({
    queryKey: transactionKeys.days(filter),
    queryFn: async ({ signal }): Promise<ShownList> => {
      const query = { ...filter, first: PAGE_ROWS };
      const { data, summed, first } = (await call(listTransactionDays, { query, signal })).answer;
      const shape = buildListShape(data);
      keepFirst(filter, shape, first);
      return { filter, shape, count: summed.count, summed };
    },
    structuralSharing: false,
  });

/**
 * The whole shape of the list with what it comes to, the filter it belongs to and its first rows. The last one stays while the next comes
 * (`isComing`), and for as long as there is no server to ask (`isLeft`).
 */
export const useListShape = (filter: TransactionFilter) => {
  const { up } = useConnection();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...shapeQuery(filter),
    placeholderData: keepPreviousData,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const isOlder = isPlaceholderData || (data === undefined && last !== undefined);
  const isLeft = isOlder && !up;
  return {
    data: isLeft ? last : data,
    error,
    failed: isError && !isLeft,
    isComing: isPlaceholderData && up,
    isLeft,
    refetch,
  };
};

/** Asks for the list of a filter before it is shown, so that it is under way while the screen turns to it. */
export const loadAhead = (filter: TransactionFilter): void => {
  const shown = readTransactionFilter(writeTransactionFilter(filter));
  void queryClient.prefetchQuery(shapeQuery(shown));
};

const loadChunk = async (
  filter: TransactionFilter,
  chunk: Chunk,
  signal?: AbortSignal,
): Promise<readonly Transaction[]> => {
  const rows: Transaction[] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, from: chunk.from, to: chunk.to, after, limit: PAGE_ROWS };
    const { answer } = await call(listTransactions, { query, signal });
    rows.push(...answer.data);
    after = answer.next ?? undefined;
  } while (after !== undefined && rows.length < chunk.row_count);
  return rows;
};

const chunkQuery = (filter: TransactionFilter, chunk: Chunk) =>
  queryOptions({
    queryKey: transactionKeys.rows(filter, chunk),
    queryFn: ({ signal }) => loadChunk(filter, chunk, signal),
  });

export type Rows = {
  /** The transaction of a row, or undefined while it is fetched. */
  readonly at: (row: number) => Transaction | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** The rows between two places of the list, fetched in whole days when scrolling rests. */
export const useRows = (shown: ShownShape | undefined, first: number, last: number): Rows => {
  const printing = usePrinting();
  const asked = useMemo(() => ({ first, last }), [first, last]);
  const rested = useRested(asked, REST_MS);
  const range = printing ? asked : rested;
  const chunks = shown === undefined ? [] : chunksBetween(shown.shape, range.first, range.last);
  const results = useQueries({
    queries: shown === undefined ? [] : chunks.map((chunk) => chunkQuery(shown.filter, chunk)),
  });
  const failed = results.find((result) => result.error !== null && result.data === undefined);
  // read here, not from the cache, so that their arrival is noticed
  const loaded = new Map(chunks.map((chunk, index) => [chunk.row_start, results[index]?.data]));
  return {
    at: (row) => {
      const chunk = shown === undefined ? undefined : chunkOfRow(shown.shape, row);
      return chunk === undefined ? undefined : loaded.get(chunk.row_start)?.[row - chunk.row_start];
    },
    error: failed?.error ?? null,
    retry: () => {
      for (const result of results) if (result.error !== null) void result.refetch();
    },
  };
};

/** Ids of the rows between two rows, both included; what is not here yet is fetched. */
export const loadIds = async (
  { filter, shape }: ShownShape,
  first: number,
  last: number,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let row = first; row <= last;) {
    const chunk = chunkOfRow(shape, row);
    if (chunk === undefined) break;
    const rows = await queryClient.ensureQueryData(chunkQuery(filter, chunk));
    const end = Math.min(last, chunk.row_start + chunk.row_count - 1);
    ids.push(...rows.slice(row - chunk.row_start, end - chunk.row_start + 1).map((found) => found.id));
    row = chunk.row_start + chunk.row_count;
  }
  return ids;
};

/** Transactions that were fetched, whatever list they stand in. */
export const listLoaded = (): readonly Transaction[] =>
  queryClient
    .getQueriesData<readonly Transaction[]>({ queryKey: transactionKeys.all_rows })
    .flatMap(([, rows]) => rows ?? []);

/** One transaction, at once when a list holds it already. */
export const useTransaction = (id: string | null) =>
  useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }) =>
      (await call(getTransaction, { params: { id: id ?? "" }, signal })).answer.data,
    enabled: id !== null,
    initialData: () => listLoaded().find((transaction) => transaction.id === id),
    initialDataUpdatedAt: 0,
  });
