import type { PrintedFacts } from "../parsed-file.ts";
import type { ProofRow } from "./proof-row.ts";

/** The booked rows that a section's total is printed for. */
export const listSections = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
): { name: string; expected: number; inside: ProofRow[] }[] => {
  if (facts.sections === undefined || facts.sections.length === 0) return [];
  const byNumber = new Map(rows.map((row) => [row.row, row] as const));
  return facts.sections.map(({ name, expected, rows: numbers, side }) => ({
    name,
    expected,
    inside: [...new Set(numbers)].flatMap((number) => {
      const row = byNumber.get(number);
      return row === undefined || (side !== undefined && Math.sign(row.amount) !== side) ? [] : row;
    }),
  }));
};
