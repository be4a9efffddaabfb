import { useQuery } from "@tanstack/react-query";
import { getHoldings } from "@passbook/contract/holdings";
import { bankAccountKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";

/** What an account holds by its statements, now or up to a day; nothing is asked without an account. */
export const useHoldings = (id: string | null, on?: string) =>
  useQuery({
    queryKey: bankAccountKeys.holdings(id ?? "", on),
    queryFn: async ({ signal }) =>
      (await call(getHoldings, { params: { id: id ?? "" }, query: { on }, signal })).answer.data,
    enabled: id !== null,
  });
