import { infiniteQueryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { listStatements } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { statementKeys } from "../../../lib/cache/query-keys.ts";
import { useUploads } from "../../../lib/statements/upload-queue.ts";
import { isRunning } from "./statement-states.ts";

const PAGE = 100;
const MOST_OF_A_PAGE = 200;
/** Between two looks at what is being read: often while only asking can tell, seldom beside the stream. */
const LOOK_MS = { asking: 1500, streaming: 10_000 };

/** When what is being read is fetched again. */
export const lookWhile = (running: boolean, live: boolean): number | false => {
  if (!running) return false;
  return live ? LOOK_MS.streaming : LOOK_MS.asking;
};

const statementsQuery = infiniteQueryOptions({
  queryKey: statementKeys.list,
  queryFn: async ({ signal, pageParam }) =>
    (await call(listStatements, { query: { limit: PAGE, after: pageParam }, signal })).answer,
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.next ?? undefined,
});

/** Every statement whose rows are not in the ledger, however long ago it was handed in. */
export const useUnsettled = () =>
  useQuery({
    queryKey: statementKeys.unsettled,
    queryFn: async ({ signal }) => {
      const found: Statement[] = [];
      let after: string | undefined;
      do {
        const query = { settled: "false", limit: MOST_OF_A_PAGE, after } as const;
        const { answer } = await call(listStatements, { query, signal });
        found.push(...answer.data);
        after = answer.next ?? undefined;
      } while (after !== undefined);
      return found;
    },
  });

/** Asks for further pages until the statements of this visit's files are among them; ids are in order of time. */
const useOwnPages = (
  { hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useInfiniteQuery>,
  statements: readonly Statement[],
): boolean => {
  const own = useUploads().flatMap((upload) => (upload.state === "arrived" ? upload.statement_ids : []));
  const [oldest] = own.toSorted();
  const last = statements.at(-1)?.id;
  const lacks = hasNextPage && oldest !== undefined && last !== undefined && oldest < last;
  useEffect(() => {
    if (lacks && !isFetching) void fetchNextPage();
  }, [lacks, isFetching, fetchNextPage]);
  return !lacks;
};

/** Statements, newest first, fetched again by themselves while one is being read; those of this visit's files are among them. */
export const useStatements = (live: boolean) => {
  const query = useInfiniteQuery({
    ...statementsQuery,
    refetchInterval: ({ state }) =>
      lookWhile(state.data?.pages.some((page) => page.data.some(isRunning)) ?? false, live),
  });
  const statements: readonly Statement[] = query.data?.pages.flatMap((page) => page.data) ?? [];
  const is_whole = useOwnPages(query, statements);
  // what is not listed yet is not gone
  return { ...query, statements, told_at: is_whole ? query.dataUpdatedAt : 0 };
};
