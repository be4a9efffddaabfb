import type { LedgerRow } from "./ledger-row.ts";
import type { OpenRow } from "./merge-rows.ts";

/**
 * Finds the rows of statements whose place another one takes by the ids that whoever wrote both gave them: their words, days and amounts may
 * have changed since, and what was announced may be booked.
 */
export const matchReplaced = (
  open: readonly OpenRow[],
  free: readonly LedgerRow[],
  replaces: ReadonlySet<string>,
): Map<number, LedgerRow> => {
  const byReference = Map.groupBy(
    free.filter(
      ({ printed_in, reference }) => reference !== null && printed_in.some((id) => replaces.has(id)),
    ),
    ({ reference }) => reference,
  );
  const ours = Map.groupBy(open, ({ reference }) => reference);
  return new Map(
    open.flatMap(({ index, reference, currency }) => {
      const [row, ...others] = byReference.get(reference) ?? [];
      const is_one = row !== undefined && others.length === 0 && ours.get(reference)?.length === 1;
      return is_one && row.currency === currency ? [[index, row] as const] : [];
    }),
  );
};
