import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countSuggestions, listSuggestions } from "@passbook/contract/suggestions";
import type { Suggestion } from "@passbook/contract/suggestions";
import { call } from "../../../lib/calls/call.ts";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import type { Counted } from "./count-left.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";

const SUGGESTIONS_PER_CALL = 50;

/** What waits of a filter as far as it was asked for, the surest first; what is shown stays while another filter's comes. */
export const useSuggestions = (filter: TransactionFilter) => {
  const query = useInfiniteQuery({
    queryKey: transactionKeys.suggestions(filter),
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listSuggestions, { query: { ...filter, after, limit: SUGGESTIONS_PER_CALL }, signal }))
        .answer,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const suggestions = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { ...query, suggestions };
};

/** How much waits for the person's word. */
export const useSuggestionCount = (filter: TransactionFilter) =>
  useQuery({
    queryKey: transactionKeys.suggestion_count(filter),
    queryFn: async ({ signal }): Promise<Counted> => {
      const asked_at = Date.now();
      return { ...(await call(countSuggestions, { query: filter, signal })).answer.data, asked_at };
    },
    placeholderData: keepPreviousData,
  });

/** Tells entries of the queue apart. */
export const keyOf = ({ vendor_id, example, sub_category_id }: Suggestion): string =>
  `${sub_category_id} ${vendor_id ?? example.description}`;
