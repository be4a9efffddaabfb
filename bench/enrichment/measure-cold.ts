import type { JudgedRow } from "./judge-household.ts";

/** How well day-zero knowledge does without any answer, of the rows whose label has a parent in the starter taxonomy. */
export type ColdFigures = {
  readonly rows: number;
  /** Share of rows with the right parent, with any answer, and right of those with an answer. */
  readonly right: number | null;
  readonly spoken: number | null;
  readonly precision: number | null;
};

const toParent = (starter: string): string => starter.split(".")[0] ?? starter;

export const measureCold = (
  rows: readonly JudgedRow[],
  parentOf: (label: string) => string | null,
): ColdFigures => {
  const judged = rows.filter((row) => parentOf(row.label) !== null);
  const spoken = judged.filter((row) => row.cold !== null);
  const right = spoken.filter((row) => toParent(row.cold ?? "") === parentOf(row.label));
  const part = (some: number, all: number): number | null => (all === 0 ? null : some / all);
  return {
    rows: judged.length,
    right: part(right.length, judged.length),
    spoken: part(spoken.length, judged.length),
    precision: part(right.length, spoken.length),
  };
};
