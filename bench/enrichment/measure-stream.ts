import { calibrate } from "./calibrate.ts";
import type { JudgedRow } from "./judge-household.ts";

/** Shares are from 0 to 1, null where there is nothing to measure. */
export type StreamFigures = {
  readonly rows: number;
  readonly labels: number;
  readonly leaf: number | null;
  readonly parent: number | null;
  /** Of all rows that come after 50, 200 and 1000 answers of their user. */
  readonly after: readonly (number | null)[];
  /** Of the second rows of vendors. */
  readonly second_sight: number | null;
  /** Of all rows, those of vendors met for the first time; how many of these and of the others were right. */
  readonly new_vendors: number | null;
  readonly first_sight: number | null;
  readonly known_vendors: number | null;
  readonly filed: number | null;
  readonly filed_right: number | null;
  readonly calibration_error: number;
};

const AFTER = [50, 200, 1000];

/** The share of rows for which something holds, null without rows. */
export const share = (rows: readonly JudgedRow[], holds: (row: JudgedRow) => boolean): number | null =>
  rows.length === 0 ? null : rows.filter(holds).length / rows.length;

const isRight = (row: JudgedRow): boolean => row.predicted === row.label;

/** The group of "Food:Groceries"; a label without a group is its own. */
const toGroup = (label: string | null): string | null => label?.split(":")[0] ?? null;

/** How often the vendor of each row was met until then, this time included. */
const countSights = (rows: readonly JudgedRow[]): Map<JudgedRow, number> => {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const vendor = `${row.user}\u0000${row.vendor_key}`;
      const times = (seen.get(vendor) ?? 0) + 1;
      seen.set(vendor, times);
      return [row, times];
    }),
  );
};

/** How well labels were predicted before they were learned. */
export const measureStream = (
  rows: readonly JudgedRow[],
  parentOf: (label: string) => string | null,
): StreamFigures => {
  const filed = rows.filter((row) => row.applied);
  const sights = countSights(rows);
  const isNew = (row: JudgedRow): boolean => sights.get(row) === 1;
  const seconds = rows.filter((row) => sights.get(row) === 2);
  return {
    rows: rows.length,
    labels: new Set(rows.map((row) => row.label)).size,
    leaf: share(rows, isRight),
    parent: share(
      rows,
      (row) => isRight(row) || (row.predicted !== null && sameParent(row.predicted, row.label, parentOf)),
    ),
    after: AFTER.map((answers) =>
      share(
        rows.filter((row) => row.nth >= answers),
        isRight,
      ),
    ),
    second_sight: share(seconds, isRight),
    new_vendors: share(rows, isNew),
    first_sight: share(rows.filter(isNew), isRight),
    known_vendors: share(
      rows.filter((row) => !isNew(row)),
      isRight,
    ),
    filed: share(rows, (row) => row.applied),
    filed_right: share(filed, isRight),
    calibration_error: calibrate(rows.map((row) => ({ confidence: row.confidence, is_right: isRight(row) }))),
  };
};

const sameParent = (one: string, other: string, parentOf: (label: string) => string | null): boolean => {
  const parent = parentOf(one);
  return (parent !== null && parent === parentOf(other)) || toGroup(one) === toGroup(other);
};
