import { useQuery } from "@tanstack/react-query";
import { getLoan } from "@passbook/contract/loans";
import { bankAccountKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";

/** What of a loan is paid and owed. */
export const useLoan = (id: string) =>
  useQuery({
    queryKey: bankAccountKeys.loan(id),
    queryFn: async ({ signal }) => (await call(getLoan, { params: { id }, signal })).answer.data,
  });
