import type { PrintedFacts } from "../parsed-file.ts";
import type { ProofRow } from "./proof-row.ts";

/** The booked rows that a section's total is printed for; a row that is added belongs to one of all rows as well. */
export const listSections = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
): { name: string; expected: number; inside: ProofRow[] }[] => {
  if (facts.sections === undefined || facts.sections.length === 0) return [];
  const byNumber = new Map(rows.map((row) => [row.row, row] as const));
  return facts.sections.map(({ name, expected, rows: numbers, side }) => {
    const own = new Set(numbers);
    const whole = rows.every((row) => row.added || own.has(row.row));
    const added = whole ? rows.filter((row) => row.added) : [];
    const within = [...[...own].flatMap((number) => byNumber.get(number) ?? []), ...added];
    const inside = within.filter((row) => side === undefined || Math.sign(row.amount) === side);
    return { name, expected, inside };
  });
};
