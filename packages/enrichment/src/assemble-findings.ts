import type { GroupFindings } from "./find-in-groups.ts";
import type { Scope } from "./scope.ts";
import { compareText } from "./rows/row-groups.ts";
import type { RowEdit, Findings, Refund, TransferFindings } from "./finding-types.ts";
import { findFeeRefunds } from "./refunds/find-fee-refunds.ts";
import { findRow, type RowIndex } from "./rows/row-index.ts";
import { judgeLoneTwins } from "./unusual/find-lone-twins.ts";
import { judgeNewcomers } from "./unusual/find-newcomers.ts";
import { listReversed, listTransferIds, makeScene } from "./unusual/make-scene.ts";
import { readSpending, type Spending, toMonth } from "./unusual/spending.ts";

/** The rows of a person and what was found in them, in parts and together: what an update goes on from. */
export type OpenFindings = {
  readonly index: RowIndex;
  readonly groups: GroupFindings;
  readonly spending: Spending;
  readonly findings: Findings;
};

/** What was found of transfers and in all groups; and what was known before some edits, if anything was. */
type Parts = {
  readonly transfers: TransferFindings;
  readonly groups: GroupFindings;
  readonly since: { readonly before: OpenFindings; readonly edits: readonly RowEdit[] } | null;
};

/** All refunds: fees that banks gave back are looked for in all groups together. */
const findAllRefunds = ({ transfers, groups }: Parts, { index }: Scope): Refund[] => {
  const taken = listTransferIds(transfers);
  for (const { refund_id, purchase_id } of groups.refunds) taken.add(refund_id).add(purchase_id);
  const fees = findFeeRefunds(index, ({ id, excluded }) => !taken.has(id) && !excluded.includes("refunds"));
  return [...groups.refunds, ...fees];
};

const listSetAside = ({ transfers, refunds }: Pick<Findings, "transfers" | "refunds">): Set<string> =>
  new Set([...listTransferIds(transfers), ...listReversed(refunds)]);

/** What was known of months in which no row came, went, or became spending or ceased to be. */
const keepSpending = ({ since, transfers }: Parts, refunds: readonly Refund[], index: RowIndex): Spending => {
  if (since === null) return new Map();
  const { spending, findings } = since.before;
  const [was, is] = [listSetAside(findings), listSetAside({ transfers, refunds })];
  const turned = [...was, ...is].filter((id) => was.has(id) !== is.has(id)).map((id) => findRow(index, id));
  const rows = [...turned, ...since.edits.flatMap(({ before, after }) => [before, after])];
  const kept = new Map(spending);
  for (const row of rows) if (row != null) kept.delete(toMonth(row.booked_on));
  return kept;
};

/** All findings put together, in an order that depends on the rows alone. */
export const assembleFindings = (parts: Parts, scope: Scope): OpenFindings => {
  const { transfers, groups } = parts;
  const { index, context } = scope;
  const refunds = findAllRefunds(parts, scope);
  const scene = makeScene({ transferIds: listTransferIds(transfers), refunds, series: [], rows: [] }, scope);
  const spending = readSpending(index, scene, keepSpending(parts, refunds, index));
  const unusual = [
    ...groups.unusual,
    ...judgeNewcomers(groups.firsts, spending, scene),
    ...judgeLoneTwins(groups.twins, index, scene),
  ];
  const findings = {
    today: context.today,
    transfers,
    refunds: refunds.toSorted((a, b) => compareText(a.refund_id, b.refund_id)),
    series: groups.series.toSorted((a, b) => compareText(a.id, b.id)),
    unusual: unusual.toSorted(
      (a, b) =>
        compareText(b.booked_on, a.booked_on) || compareText(a.id, b.id) || compareText(a.kind, b.kind),
    ),
  };
  return { index, groups, spending, findings };
};
