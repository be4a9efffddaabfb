import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listReceivedMails, type ShownMails } from "@passbook/contract/statement-sources";
import { call } from "../../../lib/calls/call.ts";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { statementSourceKeys } from "../../../lib/cache/query-keys.ts";

const STEP = 20;

/** What came in by mail as far as it was asked for, newest first. */
export const useReceivedMails = (show: ShownMails) => {
  const query = useInfiniteQuery({
    queryKey: statementSourceKeys.mails(show),
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listReceivedMails, { query: { show, after, limit: STEP }, signal })).answer,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const mails = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { ...query, mails };
};
