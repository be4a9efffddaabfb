import { useQuery } from "@tanstack/react-query";
import { getHoldings } from "@passbook/contract/holdings";
import { bankAccountKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";

/** What an account holds by its statements. */
export const useHoldings = (id: string) =>
  useQuery({
    queryKey: bankAccountKeys.holdings(id),
    queryFn: async ({ signal }) =>
      (await call(getHoldings, { params: { id }, query: {}, signal })).answer.data,
  });
