import type { FinderRow, Unusual } from "../finding-types.ts";
import { readSizes, type Sizes, type Spending } from "./spending.ts";
import { identify, isReported, roundTimes, type UnusualScene } from "./unusual-scene.ts";

const FEWEST_PURCHASES = 50;
const LEAST_TIMES = 4;

/** The first charge of a group (in order of days), where that may be spoken of. */
export const findFirstCharge = (rows: readonly FinderRow[], scene: UnusualScene): FinderRow | null => {
  const first = rows.find(({ amount }) => amount < 0);
  return first !== undefined && isReported(first, scene) ? first : null;
};

const isLarge = ({ amount }: FinderRow, { usual, large, count }: Sizes): boolean =>
  count >= FEWEST_PURCHASES && -amount >= Math.max(large, LEAST_TIMES * usual);

/** Large purchases at counterparties never seen before, against what the person usually spends at once. */
export const judgeNewcomers = (
  firsts: readonly FinderRow[],
  spending: Spending,
  scene: UnusualScene,
): Unusual[] =>
  firsts.flatMap((row) => {
    const sizes = isReported(row, scene) ? readSizes(spending, row) : null;
    if (sizes === null || !isLarge(row, sizes)) return [];
    const { usual, count } = sizes;
    return [{ ...identify(row), kind: "new_merchant", usual, times: roundTimes(-row.amount / usual), count }];
  });
