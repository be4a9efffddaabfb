import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import type { Target } from "../state/change-transactions.ts";
import { listLoaded } from "../state/use-transactions.ts";
import type { Transaction } from "@passbook/contract/transactions";

/** Those of a target that are here; of what a filter shows, under whatever days they were asked for. */
const listHere = (target: Target): readonly Transaction[] => {
  if ("ids" in target) {
    const ids = new Set(target.ids);
    return listLoaded().filter(({ id }) => ids.has(id));
  }
  return queryClient
    .getQueriesData<readonly Transaction[]>({ queryKey: transactionKeys.rows_of(target.filter) })
    .flatMap(([, rows]) => rows ?? []);
};

/** The tags that any of a target has, or null where not all of it is here. */
export const listTagsOf = (target: Target): ReadonlySet<string> | null => {
  const here = new Map(listHere(target).map((transaction) => [transaction.id, transaction]));
  if (here.size < ("ids" in target ? target.ids.length : target.count)) return null;
  return new Set([...here.values()].flatMap(({ tags }) => tags));
};
