import { useQuery } from "@tanstack/react-query";
import { listStatements } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { statementKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";

/** Statements that wait for an answer. */
export const useWaiting = (): readonly Statement[] => {
  const { data } = useQuery({
    queryKey: statementKeys.waiting,
    queryFn: async ({ signal }) =>
      (await call(listStatements, { query: { status: "needs_review", limit: 200 }, signal })).answer.data,
  });
  return data ?? [];
};
