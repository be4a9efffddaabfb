import type { FinderRow, Refund, Series, TransferFindings } from "../finding-types.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import type { Scope } from "../scope.ts";
import { REPORTED_DAYS, type UnusualScene } from "./unusual-scene.ts";

/** Rows that are a side of a transfer. */
export const listTransferIds = ({ pairs, singles }: TransferFindings): Set<string> =>
  new Set([...pairs.flatMap((pair) => [pair.out_id, pair.in_id]), ...singles.map(({ id }) => id)]);

/** Rows that are no spending of their own; the transfers of all groups are not copied for each. */
const makeSetAside = (
  transferIds: ReadonlySet<string>,
  refunds: readonly Refund[],
): UnusualScene["setAside"] => {
  const reversed = new Set(listReversed(refunds));
  return { has: (id) => transferIds.has(id) || reversed.has(id) };
};

/** Rows that cancel each other. */
export const listReversed = (refunds: readonly Refund[]): string[] =>
  refunds.filter(({ kind }) => kind === "reversal").flatMap((each) => [each.purchase_id, each.refund_id]);

const listSeriesOf = (series: readonly Series[]): Map<string, string> =>
  new Map(series.flatMap(({ id, member_ids }) => member_ids.map((member): [string, string] => [member, id])));

/** Members of series that cost what the one before or after cost, or that are listed as a new price. */
const listPriced = (series: readonly Series[], rows: readonly FinderRow[]): Set<string> => {
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

/** What unusual things are judged by. */
export const makeScene = (
  found: {
    transferIds: ReadonlySet<string>;
    refunds: readonly Refund[];
    series: readonly Series[];
    /** The rows that the series were found in. */
    rows: readonly FinderRow[];
  },
  { context: { today }, index: { openings }, judgement }: Scope,
): UnusualScene => ({
  since: fromDayNumber(toDayNumber(today) - REPORTED_DAYS),
  until: today,
  setAside: makeSetAside(found.transferIds, found.refunds),
  paidBack: new Set(found.refunds.map(({ purchase_id }) => purchase_id)),
  seriesOf: listSeriesOf(found.series),
  priced: listPriced(found.series, found.rows),
  openings,
  read: judgement.read,
});
