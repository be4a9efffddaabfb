import { type Explored, type ExploreQuery, isTime } from "@passbook/contract/explore";
import type { Days } from "@passbook/contract/search";
import { listUnits } from "@passbook/contract/stretches";

type Cell = { readonly value: number; readonly base: number };

/**
 * What the days that an answer is held against came to, by the keys of its rows: a thing by its own, and of times the first beside the first, the
 * second beside the second.
 */
export const alignBefore = (
  { rows }: Pick<ExploreQuery, "rows">,
  before: Explored,
  { now, earlier, week_start }: { readonly now: Days; readonly earlier: Days; readonly week_start: number },
): ReadonlyMap<string, Cell> => {
  const cells = new Map(before.rows.map((row) => [row.key, row]));
  if (!isTime(rows) || rows === "weekday" || rows === "month_of_year") return cells;
  const units = listUnits(rows, earlier, week_start);
  return new Map(
    listUnits(rows, now, week_start).flatMap((key, at) => {
      const cell = cells.get(units[at] ?? "");
      return cell === undefined ? [] : [[key, cell] as const];
    }),
  );
};
