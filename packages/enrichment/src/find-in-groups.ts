import { byDayAndId, linkGroups } from "./rows/row-groups.ts";
import type { FinderContext, FinderRow, Refund, Series, TransferFindings, Unusual } from "./finding-types.ts";
import { findRow, listOfGroup, type RowIndex } from "./rows/row-index.ts";
import { findGroupSeries } from "./recurring/find-series.ts";
import { findGroupRefunds } from "./refunds/find-refunds.ts";
import type { Judgement } from "./transfers/candidates.ts";
import { findGroupUnusual } from "./unusual/find-group-unusual.ts";
import { findGroupTwins, type Twins } from "./unusual/find-lone-twins.ts";
import { findFirstCharge } from "./unusual/find-newcomers.ts";
import type { Scope } from "./scope.ts";
import { listTransferIds, makeScene } from "./unusual/make-scene.ts";

/** Findings that depend on one group of rows each. */
export type GroupFindings = {
  readonly refunds: readonly Refund[];
  readonly series: readonly Series[];
  readonly unusual: readonly Unusual[];
  /** What is unusual only beside all that the person buys: first charges, and equal ones where little is known. */
  readonly firsts: readonly FinderRow[];
  readonly twins: readonly Twins[];
};

type Moved = { readonly transferIds: ReadonlySet<string>; readonly arrivals: ReadonlySet<string> };

/** Rows that are looked at together, in order of day and id, and the groups they are of. */
export type Together = {
  readonly rows: readonly FinderRow[];
  readonly groups: readonly (readonly FinderRow[])[];
};

/** The rows of some groups, none of which may be left out of those that answers tie together: these are looked at as one. */
export const listTogether = (keys: Iterable<string>, { index, links }: Scope): Together[] => {
  const done = new Set<string>();
  return [...keys].flatMap((key) => {
    if (done.has(key)) return [];
    const tied = [...(links.get(key) ?? [key])];
    for (const each of tied) done.add(each);
    const groups = tied.map((each) => listOfGroup(index, each)).filter((rows) => rows.length > 0);
    const [first, ...others] = groups;
    if (first === undefined) return [];
    return [{ rows: others.length === 0 ? first : groups.flat().toSorted(byDayAndId), groups }];
  });
};

/** Refunds, series and unusual things of rows that are looked at together. */
const findInGroup = ({ rows, groups }: Together, moved: Moved, scope: Scope): GroupFindings => {
  const { transferIds } = moved;
  const { answers, today } = scope.context;
  const { read, places } = scope.judgement;
  const isOpen = ({ id, excluded }: FinderRow): boolean =>
    scope.paid.has(id) || (!transferIds.has(id) && !excluded.includes("refunds"));
  const isPaidBack = rows.some(({ amount }) => amount > 0);
  const refunds = isPaidBack ? findGroupRefunds(rows.filter(isOpen), answers.refunds, read) : [];
  const back = new Set(refunds.map(({ refund_id }) => refund_id));
  const undone = new Set(refunds.filter(({ kind }) => kind === "reversal").map((each) => each.purchase_id));
  const lasting = rows.filter(
    ({ id, amount, excluded }) =>
      !(amount > 0 ? moved.arrivals.has(id) || back.has(id) : undone.has(id)) && !excluded.includes("series"),
  );
  const series = findGroupSeries(lasting, answers.series, {
    today,
    transferIds,
    read,
    ownWords: places.words,
  });
  const scene = makeScene({ transferIds, refunds, series, rows: lasting }, scope);
  return {
    refunds,
    series,
    unusual: groups.flatMap((group) => findGroupUnusual(group, scene)),
    firsts: groups.flatMap((group) => findFirstCharge(group, scene) ?? []),
    twins: groups.flatMap((group) => findGroupTwins(group, scene)),
  };
};

/** Refunds, series and unusual things of groups of rows. */
export const findInGroups = (
  groups: readonly Together[],
  transfers: TransferFindings,
  scope: Scope,
): GroupFindings => {
  const arrivals = new Set(transfers.pairs.map(({ in_id }) => in_id));
  const moved = { transferIds: listTransferIds(transfers), arrivals };
  return joinFindings(groups.map((group) => findInGroup(group, moved, scope)));
};

/** Findings of different groups as one. */
export const joinFindings = (all: readonly GroupFindings[]): GroupFindings => ({
  refunds: all.flatMap(({ refunds }) => refunds),
  series: all.flatMap(({ series }) => series),
  unusual: all.flatMap(({ unusual }) => unusual),
  firsts: all.flatMap(({ firsts }) => firsts),
  twins: all.flatMap(({ twins }) => twins),
});

/** Findings without those of groups that are looked at again, which are told by their rows. */
export const keepFindings = (found: GroupFindings, gone: ReadonlySet<string>): GroupFindings => ({
  refunds: found.refunds.filter(({ refund_id }) => !gone.has(refund_id)),
  series: found.series.filter(({ member_ids }) => !member_ids.some((id) => gone.has(id))),
  unusual: found.unusual.filter(({ id }) => !gone.has(id)),
  firsts: found.firsts.filter(({ id }) => !gone.has(id)),
  twins: found.twins.filter(({ row }) => !gone.has(row.id)),
});

/** The scope of all rows of a person. */
export const makeScope = (index: RowIndex, context: FinderContext, judgement: Judgement): Scope => ({
  context,
  judgement,
  links: linkGroups((id) => findRow(index, id), context.answers),
  index,
  paid: new Set(
    context.answers.refunds.confirmed.flatMap(({ refund_id, purchase_id }) => [refund_id, purchase_id]),
  ),
});
