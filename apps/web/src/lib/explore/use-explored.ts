import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { explore, type ExploreQuery } from "@passbook/contract/explore";
import { call } from "../calls/call.ts";
import { insightKeys } from "../cache/query-keys.ts";

/** The answer to an exploration; the one before stays until another is here. */
export const useExplored = (query: ExploreQuery | null) =>
  useQuery({
    queryKey: insightKeys.explored(query ?? {}),
    queryFn: async ({ signal }) =>
      (await call(explore, { query: query ?? { measure: "spent", rows: "month" }, signal })).answer.data,
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
