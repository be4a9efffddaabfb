import { isHeaderLine } from "../headers/header-lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** A row: the lines of its text, and the last of them with figures of its own. */
export type Tailed = { readonly lines: readonly number[]; readonly base: number };

/** So many rows with another under them on their page tell how rows of this kind go on. */
const ROWS_MIN = 3;
const NEAR = 1.15;
const ALIGNED = 3;
/** Lines by which the last row may be longer than any other. */
const LONGER = 2;

type Habit = { readonly lines: number; readonly gap: number; readonly left: number };

/** Where a line begins from above, in points. */
export const topOf = (scanned: ScannedLine | undefined): number => scanned?.line.box[1] ?? 0;
/** The page of a line. */
export const pageOf = (scanned: ScannedLine | undefined): number => scanned?.line.page ?? -1;

const leftOf = (scanned: ScannedLine | undefined): number =>
  scanned === undefined || scanned.line.backwards === true ? Infinity : scanned.line.box[0];

const tailOf = ({ lines, base }: Tailed): number[] => lines.filter((at) => at > base);

/** How rows go on under their figures: by how many lines, how near, and from where. */
const findHabit = (rows: readonly Tailed[], lines: readonly ScannedLine[]): Habit => {
  const tails = rows.map((row) => [row.base, ...tailOf(row)]);
  const gaps = tails.flatMap((tail) =>
    tail.slice(1).map((at, index) => topOf(lines[at]) - topOf(lines[tail[index] ?? at])),
  );
  return {
    lines: Math.max(...tails.map(({ length }) => length - 1)),
    gap: Math.max(0, ...gaps) * NEAR,
    left: Math.min(...tails.flatMap((tail) => tail.slice(1).map((at) => leftOf(lines[at])))) - ALIGNED,
  };
};

/**
 * The lines under the last row of a page that were taken for more of it and are none: sentences, small tables and the foot of the page
 * stand farther below, or more to the left, than what rows with others under them go on with; or these go on with nothing.
 */
export const findFeet = (rows: readonly Tailed[], lines: readonly ScannedLine[]): ReadonlySet<number> => {
  const isLast = (row: Tailed, at: number): boolean => {
    const next = rows[at + 1]?.lines[0];
    return next === undefined || pageOf(lines[next]) !== pageOf(lines[row.base]);
  };
  const enclosed = rows.filter((row, at) => !isLast(row, at));
  if (enclosed.length < ROWS_MIN) return new Set();
  const habit = findHabit(enclosed, lines);
  return new Set(
    rows.filter(isLast).flatMap((row) => {
      const tail = tailOf(row).filter((at) => pageOf(lines[at]) === pageOf(lines[row.base]));
      const end = tail.findIndex((at, index) => {
        const above = lines[tail[index - 1] ?? row.base];
        const own = lines[at];
        return (
          index >= habit.lines + (habit.lines === 0 ? 0 : LONGER) ||
          topOf(own) - topOf(above) > habit.gap ||
          leftOf(own) < habit.left ||
          (own !== undefined && isHeaderLine(own))
        );
      });
      return end < 0 ? [] : tail.slice(end);
    }),
  );
};
