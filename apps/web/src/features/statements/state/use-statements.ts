import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { listStatements } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { statementKeys } from "../../../lib/cache/query-keys.ts";
import { isRunning } from "./statement-states.ts";

const PAGE = 100;
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

/** Statements, newest first, fetched again by themselves while one is being read. */
export const useStatements = (live: boolean) => {
  const query = useInfiniteQuery({
    ...statementsQuery,
    refetchInterval: ({ state }) =>
      lookWhile(state.data?.pages.some((page) => page.data.some(isRunning)) ?? false, live),
  });
  const statements: readonly Statement[] = query.data?.pages.flatMap((page) => page.data) ?? [];
  return { ...query, statements };
};
