import { useQuery } from "@tanstack/react-query";
import { getCategorisation } from "@passbook/contract/categorisation";
import { call } from "../../lib/calls/call.ts";
import { categorisationKeys } from "../../lib/cache/query-keys.ts";

/** How well categories are found for this person. */
export const useCategorisation = () =>
  useQuery({
    queryKey: categorisationKeys.all,
    queryFn: async ({ signal }) => (await call(getCategorisation, { signal })).answer.data,
  });
