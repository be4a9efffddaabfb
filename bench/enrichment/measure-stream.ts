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
  readonly filed: number | null;
  readonly filed_right: number | null;
  readonly calibration_error: number;
};

const AFTER = [50, 200, 1000];
/** Expected calibration error over bins of equal width (Naeini, Cooper, Hauskrecht 2015). */
const BINS = 15;

/** The share of rows for which something holds, null without rows. */
export const share = (rows: readonly JudgedRow[], holds: (row: JudgedRow) => boolean): number | null =>
  rows.length === 0 ? null : rows.filter(holds).length / rows.length;

const isRight = (row: JudgedRow): boolean => row.predicted === row.label;

/** The group of "Food:Groceries"; a label without a group is its own. */
const toGroup = (label: string | null): string | null => label?.split(":")[0] ?? null;

const listSecondSights = (rows: readonly JudgedRow[]): JudgedRow[] => {
  const seen = new Map<string, number>();
  return rows.filter((row) => {
    const vendor = `${row.user}\u0000${row.vendor_key}`;
    const times = (seen.get(vendor) ?? 0) + 1;
    seen.set(vendor, times);
    return times === 2;
  });
};

const measureCalibration = (rows: readonly JudgedRow[]): number => {
  const bins = Map.groupBy(rows, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  let error = 0;
  for (const bin of bins.values()) {
    const gap = bin.reduce((sum, row) => sum + row.confidence - (isRight(row) ? 1 : 0), 0);
    error += Math.abs(gap) / rows.length;
  }
  return error;
};

/** How well labels were predicted before they were learned. */
export const measureStream = (
  rows: readonly JudgedRow[],
  parentOf: (label: string) => string | null,
): StreamFigures => {
  const filed = rows.filter((row) => row.applied);
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
    second_sight: share(listSecondSights(rows), isRight),
    filed: share(rows, (row) => row.applied),
    filed_right: share(filed, isRight),
    calibration_error: measureCalibration(rows),
  };
};

const sameParent = (one: string, other: string, parentOf: (label: string) => string | null): boolean => {
  const parent = parentOf(one);
  return (parent !== null && parent === parentOf(other)) || toGroup(one) === toGroup(other);
};
