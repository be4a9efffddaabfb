import { useQuery } from "@tanstack/react-query";
import { getPasswordDetails } from "@passbook/contract/statement-sources";
import { call } from "../calls/call.ts";
import { passwordDetailsKeys } from "../cache/query-keys.ts";

/** What this person gave for passwords of statements to be made of. */
export const usePasswordDetails = () =>
  useQuery({
    queryKey: passwordDetailsKeys.all,
    queryFn: async ({ signal }) => (await call(getPasswordDetails, { signal })).answer.data,
  });
