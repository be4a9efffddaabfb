import { toGroupKey } from "./movement-groups.ts";
import { assemble, findInGroups, isCounted, makeScope, type GroupFindings } from "./movement-findings.ts";
import type { MovementContext, MovementEdit, MovementRow, Movements } from "./movement-types.ts";
import { reachGroups } from "./reach-groups.ts";
import { findTransfersAmong, makeJudgement, orderTransfers } from "./transfers/find-transfers.ts";
import { reachTransfers } from "./transfers/reach-transfers.ts";

/** Transfers, refunds, recurring series and unusual things among all rows of a person. */
export const findMovements = (rows: readonly MovementRow[], context: MovementContext): Movements => {
  const counted = rows.filter(isCounted);
  const judgement = makeJudgement(context);
  const transfers = findTransfersAmong(counted, context, judgement);
  const scope = makeScope(counted, context, judgement);
  return assemble(counted, transfers, findInGroups(counted, transfers, scope), scope);
};

/** What an update needs: what was found before, all rows as they are now, and what became of which. */
export type MovementUpdate = {
  readonly previous: Movements;
  readonly rows: readonly MovementRow[];
  readonly edits: readonly MovementEdit[];
};

const listEdited = (edits: readonly MovementEdit[]): Set<string> =>
  new Set(edits.flatMap(({ before, after }) => [before, after]).flatMap((row) => row?.id ?? []));

/** Transfers looked for again among the rows the edits reach; all others stay. */
const updateTransfers = (
  { previous, edits }: MovementUpdate,
  again: readonly MovementRow[],
  scope: { context: MovementContext; judgement: ReturnType<typeof makeJudgement> },
): Movements["transfers"] => {
  const gone = new Set([...again.map(({ id }) => id), ...listEdited(edits)]);
  const found = findTransfersAmong(again, scope.context, scope.judgement);
  const { pairs, singles, ambiguous } = previous.transfers;
  const stay = (id: string): boolean => !gone.has(id);
  return orderTransfers({
    pairs: [...pairs.filter((pair) => stay(pair.out_id) && stay(pair.in_id)), ...found.pairs],
    singles: [...singles.filter(({ id }) => stay(id)), ...found.singles],
    ambiguous: [...ambiguous.filter((ids) => ids.every(stay)), ...found.ambiguous],
  });
};

/** What groups gave before, but for the rows that are looked at again. */
const keepFindings = (previous: Movements, gone: ReadonlySet<string>): GroupFindings => ({
  refunds: previous.refunds.filter(({ refund_id }) => !gone.has(refund_id)),
  series: previous.series.filter(({ member_ids }) => !member_ids.some((id) => gone.has(id))),
  unusual: previous.unusual.filter(({ id }) => !gone.has(id)),
});

/**
 * The same as `findMovements(rows, context)`, looking again only where the edits reach. Accounts, names and rates of the context are
 * those of the previous findings; its answers and day may have changed.
 */
export const updateMovements = (update: MovementUpdate, context: MovementContext): Movements => {
  const { previous, edits } = update;
  const rows = update.rows.filter(isCounted);
  const judgement = makeJudgement(context);
  const reached = reachTransfers(rows, edits, { context, judgement });
  const transfers = updateTransfers(update, reached, { context, judgement });
  const scope = makeScope(rows, context, judgement);
  const keys = reachGroups(rows, { edits, before: previous.transfers, after: transfers, reached }, scope);
  const isAgain = (row: MovementRow): boolean => keys.has(toGroupKey(row));
  const again = previous.today === context.today ? rows.filter(isAgain) : rows;
  const kept = keepFindings(previous, new Set([...again.map(({ id }) => id), ...listEdited(edits)]));
  const found = findInGroups(again, transfers, scope);
  const all = {
    refunds: [...kept.refunds, ...found.refunds],
    series: [...kept.series, ...found.series],
    unusual: [...kept.unusual, ...found.unusual],
  };
  return assemble(rows, transfers, all, scope);
};
