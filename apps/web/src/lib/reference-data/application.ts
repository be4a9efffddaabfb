import { useQuery } from "@tanstack/react-query";
import { getApplication } from "@passbook/contract/common";
import { call } from "../calls/call.ts";
import { applicationKeys } from "../cache/query-keys.ts";

/** Version, limits and what is configured; null until known. */
export const useApplication = () => {
  const { data } = useQuery({
    queryKey: applicationKeys.all,
    queryFn: async ({ signal }) => (await call(getApplication, { signal })).answer.data,
    staleTime: Infinity,
  });
  return data ?? null;
};
