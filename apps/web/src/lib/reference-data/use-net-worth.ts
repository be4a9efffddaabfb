import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { QueryInputOf } from "@passbook/contract/endpoint";
import { getNetWorth } from "@passbook/contract/net-worth";
import { netWorthKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";

/** What everything is worth, and was. */
export const useNetWorth = (query: QueryInputOf<typeof getNetWorth>) =>
  useQuery({
    queryKey: netWorthKeys.of(query),
    queryFn: async ({ signal }) => (await call(getNetWorth, { query, signal })).answer.data,
    placeholderData: keepPreviousData,
  });
