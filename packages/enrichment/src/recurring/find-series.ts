import { toGroupKey } from "../rows/row-groups.ts";
import type { FinderRow, Series, SeriesAnswer } from "../finding-types.ts";
import { applyAnswers } from "./apply-answers.ts";
import { describeSeries, type SeriesScene } from "./describe-series.ts";
import { findAccountChains } from "./find-account-chains.ts";
import { toEntry, type Entry } from "./intervals.ts";

const toPart = ({ row }: Entry): string =>
  `${toGroupKey(row)}\u0000${row.currency}\u0000${row.amount > 0 ? "in" : "out"}`;

/**
 * Recurring series among rows of one group (in order of their days; several counterparties where an answer ties them), by
 * counterparty, currency and direction, whatever the account.
 */
export const findGroupSeries = (
  rows: readonly FinderRow[],
  answers: readonly SeriesAnswer[],
  scene: SeriesScene,
): Series[] => {
  const entries = rows.map(toEntry);
  const ids = new Set(rows.map(({ id }) => id));
  const meant = answers.filter(({ member_ids }) => member_ids.some((id) => ids.has(id)));
  const chains = [...Map.groupBy(entries, toPart).values()].flatMap(findAccountChains);
  return applyAnswers(chains, meant, entries).flatMap(({ chain, answer }) => {
    const series = describeSeries(chain, answer, scene);
    return series === null ? [] : [series];
  });
};
