import { makeGroupTest } from "./movement-groups.ts";
import { assemble, findInGroups, makeScope, type GroupFindings } from "./movement-findings.ts";
import type { MovementContext, MovementEdit, MovementRow, Movements } from "./movement-types.ts";
import { reachGroups } from "./reach-groups.ts";
import { surveyRows } from "./survey-rows.ts";
import { findTransfersAmong, makeJudgement, orderTransfers } from "./transfers/find-transfers.ts";
import { openReach } from "./transfers/reach-transfers.ts";
import { findRecentDay } from "./unusual/find-newcomers.ts";

/** Transfers, refunds, recurring series and unusual things among all rows of a person. */
export const findMovements = (rows: readonly MovementRow[], context: MovementContext): Movements => {
  const survey = surveyRows(rows, findRecentDay(context.today));
  const judgement = makeJudgement(context);
  const transfers = findTransfersAmong(survey.counted, context, judgement);
  const scope = makeScope(survey, context, judgement);
  return assemble(transfers, findInGroups(survey.counted, transfers, scope), scope);
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
  const { pairs, singles, ambiguous, parted } = previous.transfers;
  const stay = (id: string): boolean => !gone.has(id);
  return orderTransfers({
    pairs: [...pairs.filter((pair) => stay(pair.out_id) && stay(pair.in_id)), ...found.pairs],
    singles: [...singles.filter(({ id }) => stay(id)), ...found.singles],
    ambiguous: [...ambiguous.filter((ids) => ids.every(stay)), ...found.ambiguous],
    parted: [...parted.filter(stay), ...found.parted],
  });
};

/** What groups gave before, but for the rows that are looked at again. */
const keepFindings = (previous: Movements, gone: ReadonlySet<string>): GroupFindings => ({
  // Fees that came back are looked for in all groups together, so always anew.
  refunds: previous.refunds.filter(({ refund_id, by_fee }) => by_fee !== true && !gone.has(refund_id)),
  series: previous.series.filter(({ member_ids }) => !member_ids.some((id) => gone.has(id))),
  unusual: previous.unusual.filter(({ id }) => !gone.has(id)),
});

/**
 * The same as `findMovements(rows, context)`, looking again only where the edits reach. Accounts, names and rates of the context are
 * those of the previous findings; its answers and day may have changed.
 */
export const updateMovements = (update: MovementUpdate, context: MovementContext): Movements => {
  const { previous, edits } = update;
  const judgement = makeJudgement(context);
  const reach = openReach(edits, { context, judgement });
  const survey = surveyRows(update.rows, findRecentDay(context.today), reach.look);
  const rows = survey.counted;
  const reached = reach.close(rows);
  const transfers = updateTransfers(update, reached, { context, judgement });
  const scope = makeScope(survey, context, judgement);
  const keys = reachGroups({ edits, before: previous.transfers, after: transfers, reached }, scope);
  const again = previous.today === context.today ? rows.filter(makeGroupTest(keys)) : rows;
  const kept = keepFindings(previous, new Set([...again.map(({ id }) => id), ...listEdited(edits)]));
  const found = findInGroups(again, transfers, scope);
  const all = {
    refunds: [...kept.refunds, ...found.refunds],
    series: [...kept.series, ...found.series],
    unusual: [...kept.unusual, ...found.unusual],
  };
  return assemble(transfers, all, scope);
};
