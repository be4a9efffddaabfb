import { useQuery } from "@tanstack/react-query";
import type { Statement } from "@passbook/contract/statements";
import { statementKeys } from "../cache/query-keys.ts";
import { gatherStatements } from "./gather-statements.ts";

/** Statements that wait for an answer. */
export const useWaiting = (): readonly Statement[] => {
  const { data } = useQuery({
    queryKey: statementKeys.waiting,
    queryFn: ({ signal }) => gatherStatements({ status: "needs_review" }, { signal }),
  });
  return data ?? [];
};
