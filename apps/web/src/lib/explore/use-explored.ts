import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { explore, type Explored, type ExploreQuery } from "@passbook/contract/explore";
import { call } from "../calls/call.ts";
import { insightKeys } from "../cache/query-keys.ts";

/** An answer with what was asked, since the one before stays until another is here. */
export type Answered = { readonly query: ExploreQuery; readonly explored: Explored };

const NOTHING_ASKED: ExploreQuery = { measure: "spent", rows: "month" };

/** The answer to an exploration; nothing is asked where there is none. */
export const useExplored = (asked: ExploreQuery | null) => {
  const query = asked ?? NOTHING_ASKED;
  return useQuery({
    queryKey: insightKeys.asked(query),
    queryFn: async ({ signal }): Promise<Answered> => ({
      query,
      explored: (await call(explore, { query, signal })).answer.data,
    }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
};
