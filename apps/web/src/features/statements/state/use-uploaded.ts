import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Statement } from "@passbook/contract/statements";
import { statementKeys } from "../../../lib/cache/query-keys.ts";
import { gatherStatements } from "../../../lib/statements/gather-statements.ts";
import type { Upload } from "../../../lib/statements/upload-steps.ts";
import { findOldest, isRunning } from "./statement-states.ts";
import { lookWhile } from "./use-statements.ts";

const NONE: readonly Statement[] = [];

/** What became of this visit's uploads, and all that is not imported; fetched again by itself while one is being read. */
export const useUploaded = (uploads: readonly Upload[], live: boolean) => {
  const oldest = findOldest(uploads);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: statementKeys.uploads(oldest),
    queryFn: async ({ signal }) => {
      const open = await gatherStatements({ imported: "false" }, { signal });
      // asked for second: what is imported meanwhile is in both, and never in none
      const own = oldest === null ? NONE : await gatherStatements({ imported: "true" }, { signal, oldest });
      return [...new Map([...open, ...own].map((statement) => [statement.id, statement])).values()];
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => lookWhile(state.data?.some(isRunning) ?? false, live),
  });
  return { statements: data ?? NONE, fetched_at: dataUpdatedAt };
};
