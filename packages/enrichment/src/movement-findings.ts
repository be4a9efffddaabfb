import { compareText, groupRows, indexNamed, linkGroups, toGroupKey } from "./movement-groups.ts";
import type {
  MovementContext,
  MovementRow,
  Movements,
  Refund,
  Series,
  TransferFindings,
  Unusual,
} from "./movement-types.ts";
import type { Survey } from "./survey-rows.ts";
import { findGroupSeries } from "./recurring/find-series.ts";
import { findFeeRefunds } from "./refunds/find-fee-refunds.ts";
import { findGroupRefunds } from "./refunds/find-refunds.ts";
import { fromDayNumber, toDayNumber } from "./text/day-number.ts";
import type { Judgement } from "./transfers/candidates.ts";
import { findGroupUnusual } from "./unusual/find-group-unusual.ts";
import { findLoneTwins, isLoneTwin } from "./unusual/find-lone-twins.ts";
import { findNewcomers } from "./unusual/find-newcomers.ts";
import { isReported, REPORTED_DAYS, type UnusualScene } from "./unusual/unusual-scene.ts";

/** Findings that depend on one group of rows each. */
export type GroupFindings = {
  readonly refunds: readonly Refund[];
  readonly series: readonly Series[];
  readonly unusual: readonly Unusual[];
};

const listTransferIds = ({ pairs, singles }: TransferFindings): Set<string> =>
  new Set([...pairs.flatMap((pair) => [pair.out_id, pair.in_id]), ...singles.map(({ id }) => id)]);

/** Rows that are no spending of their own; the transfers of all groups are not copied for each. */
const makeSetAside = (
  transferIds: ReadonlySet<string>,
  refunds: readonly Refund[],
): UnusualScene["setAside"] => {
  const reversed = new Set(
    refunds.filter(({ kind }) => kind === "reversal").flatMap((each) => [each.purchase_id, each.refund_id]),
  );
  return { has: (id) => transferIds.has(id) || reversed.has(id) };
};

const listSeriesOf = (series: readonly Series[]): Map<string, string> =>
  new Map(series.flatMap(({ id, member_ids }) => member_ids.map((member): [string, string] => [member, id])));

/** Members of series that cost what the one before or after cost, or that are listed as a new price. */
const listPriced = (series: readonly Series[], rows: readonly MovementRow[]): Set<string> => {
  const fixed = series.filter(({ fixed_amount }) => fixed_amount);
  const byId = new Map(fixed.length === 0 ? [] : rows.map((row) => [row.id, row]));
  return new Set(
    fixed.flatMap(({ member_ids, price_changes }) =>
      member_ids.filter((id, at) => {
        const amountAt = (place: number): number | undefined => byId.get(member_ids[place] ?? "")?.amount;
        const isKept = amountAt(at - 1) === amountAt(at) || amountAt(at + 1) === amountAt(at);
        return isKept || price_changes.some(({ on }) => on === byId.get(id)?.booked_on);
      }),
    ),
  );
};

/** What every group is looked at with. */
export type Scope = {
  readonly context: MovementContext;
  readonly judgement: Judgement;
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
  readonly survey: Survey;
  /** Rows that the person said pay something back or are paid back, whatever else they look like. */
  readonly paid: ReadonlySet<string>;
};

type Moved = { readonly transferIds: ReadonlySet<string>; readonly arrivals: ReadonlySet<string> };

const NOTHING: ReadonlySet<string> = new Set();

const makeScene = (
  found: {
    transferIds: ReadonlySet<string>;
    refunds: readonly Refund[];
    series: readonly Series[];
    priced?: ReadonlySet<string>;
  },
  { context: { today }, survey: { openings }, judgement }: Scope,
): UnusualScene => ({
  since: fromDayNumber(toDayNumber(today) - REPORTED_DAYS),
  until: today,
  setAside: makeSetAside(found.transferIds, found.refunds),
  paidBack: new Set(found.refunds.map(({ purchase_id }) => purchase_id)),
  seriesOf: listSeriesOf(found.series),
  priced: found.priced ?? NOTHING,
  openings,
  read: judgement.read,
});

/** Refunds, series and unusual things of one group of rows, in order of their days. */
const findInGroup = (rows: readonly MovementRow[], moved: Moved, scope: Scope): GroupFindings => {
  const { transferIds } = moved;
  const { answers, today } = scope.context;
  const { read, places } = scope.judgement;
  const isOpen = ({ id, excluded }: MovementRow): boolean =>
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
  const scene = makeScene({ transferIds, refunds, series, priced: listPriced(series, lasting) }, scope);
  const unusual = [...Map.groupBy(rows, toGroupKey).values()].flatMap((one) => findGroupUnusual(one, scene));
  return { refunds, series, unusual };
};

/** Refunds, series and unusual things of the groups that rows make, none of which may be left out. */
export const findInGroups = (
  rows: readonly MovementRow[],
  transfers: TransferFindings,
  scope: Scope,
): GroupFindings => {
  const arrivals = new Set(transfers.pairs.map(({ in_id }) => in_id));
  const moved = { transferIds: listTransferIds(transfers), arrivals };
  const all = { refunds: [] as Refund[], series: [] as Series[], unusual: [] as Unusual[] };
  for (const group of groupRows(rows, scope.links)) {
    const found = findInGroup(group, moved, scope);
    all.refunds.push(...found.refunds);
    all.series.push(...found.series);
    all.unusual.push(...found.unusual);
  }
  return all;
};

/** The scope of all rows of a person. */
export const makeScope = (survey: Survey, context: MovementContext, judgement: Judgement): Scope => ({
  context,
  judgement,
  links: linkGroups(indexNamed(survey.counted, context.answers), context.answers),
  survey,
  paid: new Set(
    context.answers.refunds.confirmed.flatMap(({ refund_id, purchase_id }) => [refund_id, purchase_id]),
  ),
});

/** All findings put together, in an order that depends on the rows alone. */
export const assemble = (transfers: TransferFindings, found: GroupFindings, scope: Scope): Movements => {
  const { counted: rows, recent } = scope.survey;
  const transferIds = listTransferIds(transfers);
  const settled = new Set(found.refunds.flatMap(({ refund_id, purchase_id }) => [refund_id, purchase_id]));
  const fees = findFeeRefunds(
    rows,
    ({ id, excluded }) => !settled.has(id) && !transferIds.has(id) && !excluded.includes("refunds"),
  );
  const refunds = [...found.refunds, ...fees];
  const scene = makeScene({ transferIds, series: found.series, refunds }, scope);
  const reported = recent.filter((row) => isReported(row, scene));
  const unusual = [
    ...found.unusual.filter(isOfGroup),
    ...findNewcomers({ rows, recent, reported }, scene),
    ...findLoneTwins(reported, rows, scene),
  ];
  return {
    today: scope.context.today,
    transfers,
    refunds: refunds.toSorted((a, b) => compareText(a.refund_id, b.refund_id)),
    series: found.series.toSorted((a, b) => compareText(a.id, b.id)),
    unusual: unusual.toSorted(
      (a, b) =>
        compareText(b.booked_on, a.booked_on) || compareText(a.id, b.id) || compareText(a.kind, b.kind),
    ),
  };
};

/** Newcomers, and twins where nothing is known of the merchant, are judged against all purchases, so they are always looked for anew. */
const isOfGroup = (unusual: Unusual): boolean => unusual.kind !== "new_merchant" && !isLoneTwin(unusual);
