import { amountsOf, datesOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { Fact } from "./find-facts.ts";

/** Lines between the two balances of a box. */
const LINES_MAX = 14;
/** What came in and what went out; a single figure may be a row. */
const FIGURES_MIN = 2;

const ENDS = new Set<Fact["kind"]>(["opening", "closing"]);

/**
 * The lines of a box that tells how the last balance follows from the first: undated figures stand between them, and neither a day nor a
 * further balance. None of these is a row, for each is the sum of some.
 */
export const listSummaryLines = (
  lines: readonly ScannedLine[],
  facts: readonly Fact[],
): ReadonlySet<number> => {
  const ends = facts.filter(({ kind }) => ENDS.has(kind)).toSorted((a, b) => a.line - b.line);
  const found = new Set<number>();
  for (const [at, first] of ends.entries()) {
    const last = ends[at + 1];
    if (last === undefined || first.kind !== "opening" || last.kind !== "closing") continue;
    const between = lines.slice(first.line + 1, last.line);
    const isBox =
      between.length <= LINES_MAX &&
      lines[first.line]?.line.page === lines[last.line]?.line.page &&
      between.every((scanned) => datesOf(scanned).length === 0) &&
      between.filter((scanned) => amountsOf(scanned).length > 0).length >= FIGURES_MIN;
    if (isBox) for (const index of between.keys()) found.add(first.line + 1 + index);
  }
  return found;
};
