import { assembleFindings, type OpenFindings } from "./assemble-findings.ts";
import { findInGroups, joinFindings, keepFindings, listTogether, makeScope } from "./find-in-groups.ts";
import type { FinderContext, RowEdit, FinderRow, Findings } from "./finding-types.ts";
import { reachGroups } from "./reach-groups.ts";
import { changeRows } from "./rows/change-rows.ts";
import { listKeys } from "./rows/layered-map.ts";
import { indexRows, isCounted } from "./rows/row-index.ts";
import { findTransfersAmong, makeJudgement, orderTransfers } from "./transfers/find-transfers.ts";
import { reachTransfers } from "./transfers/reach-transfers.ts";

/** Transfers, refunds, recurring series and unusual things among all rows of a person, with what an update needs. */
export const openFindings = (rows: readonly FinderRow[], context: FinderContext): OpenFindings => {
  const index = indexRows(rows);
  const judgement = makeJudgement(context);
  const transfers = findTransfersAmong(rows.filter(isCounted), context, judgement);
  const scope = makeScope(index, context, judgement);
  const groups = listTogether(listKeys(index.byGroup), scope);
  return assembleFindings({ transfers, groups: findInGroups(groups, transfers, scope), since: null }, scope);
};

/** Transfers, refunds, recurring series and unusual things among all rows of a person. */
export const listFindings = (rows: readonly FinderRow[], context: FinderContext): Findings =>
  openFindings(rows, context).findings;

const listEdited = (edits: readonly RowEdit[]): Set<string> =>
  new Set(edits.flatMap(({ before, after }) => [before, after]).flatMap((row) => row?.id ?? []));

/** Transfers looked for again among the rows the edits reach; all others stay. */
const updateTransfers = (
  { previous, edits }: { previous: Findings; edits: readonly RowEdit[] },
  again: readonly FinderRow[],
  scope: { context: FinderContext; judgement: ReturnType<typeof makeJudgement> },
): Findings["transfers"] => {
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

/**
 * The same as `openFindings` of the rows as edits leave them, looking again only where these reach. Accounts, names and rates of the
 * context are those of the previous findings; its answers and day may have changed.
 */
export const updateFindings = (
  before: OpenFindings,
  edits: readonly RowEdit[],
  context: FinderContext,
): OpenFindings => {
  const previous = before.findings;
  const judgement = makeJudgement(context);
  const index = changeRows(before.index, edits);
  const reached = reachTransfers(edits, index, { context, judgement });
  const transfers = updateTransfers({ previous, edits }, reached, { context, judgement });
  const scope = makeScope(index, context, judgement);
  const { openings } = before.index;
  const happened = { edits, before: previous.transfers, after: transfers, reached, openings };
  const keys = previous.today === context.today ? reachGroups(happened, scope) : listKeys(index.byGroup);
  const again = listTogether(keys, scope);
  const gone = listEdited(edits);
  for (const { rows } of again) for (const { id } of rows) gone.add(id);
  const groups = joinFindings([keepFindings(before.groups, gone), findInGroups(again, transfers, scope)]);
  return assembleFindings({ transfers, groups, since: { before, edits } }, scope);
};
