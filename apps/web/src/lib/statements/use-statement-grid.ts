import { useQuery } from "@tanstack/react-query";
import { getStatementGrid } from "@passbook/contract/statements";
import { call } from "../calls/call.ts";
import { statementKeys } from "../cache/query-keys.ts";

/** Accounts by months, up to a month. */
export const useStatementGrid = (to: string | undefined) =>
  useQuery({
    queryKey: statementKeys.grid(to),
    queryFn: async ({ signal }) => (await call(getStatementGrid, { query: { to }, signal })).answer.data,
    placeholderData: (previous) => previous,
  });
