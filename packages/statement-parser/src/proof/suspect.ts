import type { PrintedFacts } from "../parsed-file.ts";
import type { Assessment } from "./assess.ts";
import type { Chain, Comparison } from "./chain.ts";
import { listSections } from "./list-sections.ts";
import type { ProofRow } from "./proof-row.ts";

/** Rows among which one is at fault. `gap` is what the printed facts have more than the rows. */
export type Suspects = {
  /** Indexes of rows, oldest first. */
  indexes: readonly number[];
  gap: number;
  /** There is but one, and it prints the balance that does not follow. */
  alone: boolean;
  /** No balance beside them tells where among them the fault is, only a sum. */
  blind: boolean;
  /** The row whose printed balance, not whose amount, is wrong. */
  misread: number | null;
  /** The row to name when no repair says better; null when none can be named. */
  likely: number | null;
  /** Behind which indexes (-1: before all) a missing row may stand, likeliest first; and the rows on both sides of it. */
  missing: readonly number[];
  neighbours: readonly number[];
};

const gapOf = ({ expected, found }: Comparison): number => expected - found;

/** One row between two broken comparisons: its balance is wrong, or the row is none. */
const findMisread = (chain: Chain, first: Comparison, second: Comparison | undefined): number | null => {
  if (second === undefined || second.from !== first.to || first.second === "closing") return null;
  if (gapOf(first) + gapOf(second) !== 0) return null;
  return chain.order[first.to - 1] ?? null;
};

/** In a file that runs backwards the row missing before another in time stands behind it. */
const listMissing = (chain: Chain, { from, to, second }: Comparison): number[] => {
  const { order } = chain;
  const backwards = (order[0] ?? 0) > (order.at(-1) ?? 0);
  const beforeLast = second === "row" ? to - 1 : to;
  const places = [beforeLast, to, from].map((at) => {
    if (backwards) return at >= order.length ? (order.at(-1) ?? 0) - 1 : (order[at] ?? 0);
    return at === 0 ? (order[0] ?? 0) - 1 : (order[at - 1] ?? -1);
  });
  return [...new Set(places)];
};

const suspectBroken = (chain: Chain, first: Comparison): Suspects => {
  const { order, broken } = chain;
  const second = broken[1];
  const adjacent = second?.from === first.to && first.to - first.from === 1;
  const nearest = first.to > first.from ? first.to - 1 : Math.max(first.from - 1, 0);
  const misread = findMisread(chain, first, second);
  const narrow = first.second === "row" || first.to - first.from <= 1;
  return {
    indexes: order.slice(first.from, first.to),
    gap: gapOf(first) + (adjacent && misread === null ? gapOf(second) : 0),
    blind: !narrow,
    alone: first.to - first.from === 1,
    misread,
    likely: misread ?? (narrow ? (order[nearest] ?? null) : null),
    missing: narrow ? listMissing(chain, first) : [],
    neighbours: [first.second === "row" ? first.to - 2 : first.to - 1, nearest].flatMap(
      (at) => order[at] ?? [],
    ),
  };
};

const suspectTotal = (rows: readonly ProofRow[], numbers: ReadonlySet<number>, gap: number): Suspects => ({
  indexes: rows.flatMap((row, index) => (numbers.has(row.row) ? [index] : [])),
  gap,
  alone: false,
  blind: true,
  misread: null,
  likely: null,
  missing: [],
  neighbours: [],
});

/** What they compare are numbers of rows and no amounts. */
const COUNTS = new Set(["count", "count_of_credits", "count_of_debits"]);

const findBrokenTotal = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  { checks }: Pick<Assessment, "checks">,
): Suspects | null => {
  for (const { expected, inside } of listSections(rows, facts)) {
    const found = inside.reduce((total, row) => total + row.amount, 0);
    if (found !== expected)
      return suspectTotal(rows, new Set(inside.map((row) => row.row)), expected - found);
  }
  const broken = checks.find((check) => !check.holds && !COUNTS.has(check.name));
  if (broken?.expected === undefined || broken.found === undefined) return null;
  return suspectTotal(rows, new Set(rows.map((row) => row.row)), broken.expected - broken.found);
};

/** Where the printed facts break first: between two balances, in a section, or somewhere among all rows. */
export const findSuspects = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  assessed: Assessment,
): Suspects | null => {
  const [first] = assessed.chain.broken;
  if (first === undefined) return findBrokenTotal(rows, facts, assessed);
  const blind = first.first === "opening" && first.second === "closing";
  return blind ? findBrokenTotal(rows, facts, assessed) : suspectBroken(assessed.chain, first);
};
