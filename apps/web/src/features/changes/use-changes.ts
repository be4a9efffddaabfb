import { useInfiniteQuery } from "@tanstack/react-query";
import { listChangedRows, listChanges } from "@passbook/contract/changes";
import { FIRST_PAGE } from "../../lib/cache/first-page.ts";
import { changeKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";

const STEP = 20;

/** What was changed, newest first. */
export const useChanges = () =>
  useInfiniteQuery({
    queryKey: changeKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const { answer } = await call(listChanges, { query: { after: pageParam, limit: STEP }, signal });
      return answer;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next ?? undefined,
    // every edit anywhere adds to it
    staleTime: 0,
  });

/** What one change touched. */
export const useChangedRows = (id: string) =>
  useInfiniteQuery({
    queryKey: changeKeys.rows(id),
    queryFn: async ({ pageParam, signal }) => {
      const { answer } = await call(listChangedRows, { params: { id }, query: { after: pageParam }, signal });
      return answer;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next ?? undefined,
    // names in it may have become others
    staleTime: 0,
  });
