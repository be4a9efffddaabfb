import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { InfiniteData } from "@tanstack/react-query";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { acceptSuggestions, countSuggestions, listSuggestions } from "@passbook/contract/suggestions";
import type { Suggestion } from "@passbook/contract/suggestions";
import type { AnswerOf } from "@passbook/contract/endpoint";
import { call } from "../../../lib/calls/call.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { toastError } from "../../../ui/overlays/toast.ts";

const SUGGESTIONS_PER_CALL = 50;

/** The review queue as far as it was asked for, what helps most first. */
export const useSuggestions = () => {
  const query = useInfiniteQuery({
    queryKey: transactionKeys.suggestions,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listSuggestions, { query: { after, limit: SUGGESTIONS_PER_CALL }, signal })).answer,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data } = query;
  const suggestions = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { ...query, suggestions };
};

/** How much waits for the person's word. */
export const useSuggestionCount = () =>
  useQuery({
    queryKey: transactionKeys.suggestion_count,
    queryFn: async ({ signal }) => (await call(countSuggestions, { signal })).answer.data,
  });

/** Tells entries of the queue apart. */
export const keyOf = ({ vendor_id, transaction_ids, sub_category_id }: Suggestion): string =>
  `${sub_category_id} ${vendor_id ?? transaction_ids[0] ?? ""}`;

type Pages = InfiniteData<AnswerOf<typeof listSuggestions>>;

/** Takes answered entries out of the queue at once; a refusal brings them back with the next fetch. */
export const dropShown = (answered: readonly Suggestion[]): void => {
  const keys = new Set(answered.map(keyOf));
  queryClient.setQueryData<Pages>(transactionKeys.suggestions, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            data: page.data.filter((suggestion) => !keys.has(keyOf(suggestion))),
          })),
        },
  );
};

/** What one call may name; the contract's own limit. */
const IDS_PER_CALL = 1000;

/** Files as suggested; more than one call names are sent one after the other, each undone by itself. */
export const useAccept = () => {
  const { t } = useLingui();
  return async (accepted: readonly Suggestion[]): Promise<void> => {
    const ids = accepted.flatMap(({ transaction_ids }) => transaction_ids);
    dropShown(accepted);
    try {
      for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
        const transaction_ids = ids.slice(start, start + IDS_PER_CALL);
        const { answer, change_id } = await call(acceptSuggestions, { body: { transaction_ids } });
        const { changed } = answer.data;
        toastUndoable(
          plural(changed, { one: "# transaction filed", other: "# transactions filed" }),
          change_id,
        );
      }
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
    } finally {
      void refreshAfter("accept_suggestions");
    }
  };
};
