import type { PrintedFacts, ProofCheck, Verdict } from "../parsed-file.ts";
import { findNearestChain } from "./chain.ts";
import type { Chain, PrintedPoints } from "./chain.ts";
import { listChainChecks, listTotalChecks } from "./list-checks.ts";
import { countBound, countMarked, markChain } from "./mark-bound.ts";
import type { ProofRow } from "./proof-row.ts";

/** The printed facts compared with the rows: each check, how the balances follow, and what that proves. */
export type Assessment = { verdict: Verdict; checks: ProofCheck[]; chain: Chain };

/** The balances printed beside those of the rows; a carried one stands after the last row that was read before it. */
const placeFacts = (rows: readonly ProofRow[], facts: PrintedFacts): PrintedPoints => {
  const carried = (facts.carried ?? []).map(({ after, balance }) => ({
    at: rows.findLastIndex((row) => !row.added && row.row <= after) + 1,
    balance,
  }));
  return { opening: facts.opening, closing: facts.closing, carried };
};

/** Whether the balance printed after each row is what the rows give, row by row. */
const runsThrough = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  { checks, chain }: Pick<Assessment, "checks" | "chain">,
): boolean =>
  checks.some(({ name }) => name === "running_balance") &&
  countMarked(markChain(rows, chain, facts)) >= rows.length;

const judge = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  found: Pick<Assessment, "checks" | "chain">,
): Verdict => {
  if (found.checks.some((check) => !check.holds)) return "contradicted";
  const { bound, sure } = countBound(rows, facts, found);
  if (bound === 0) return "unproved";
  return sure >= rows.length && (!facts.rounded || runsThrough(rows, facts, found)) ? "proved" : "partly";
};

/** Compares every printed fact with the rows; `follow` finds the order in which their balances run. */
export const assess = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  follow: (rows: readonly ProofRow[], printed: PrintedPoints) => Chain = findNearestChain,
): Assessment => {
  const chain = follow(rows, placeFacts(rows, facts));
  const checks = [...listTotalChecks(rows, facts), ...listChainChecks(rows, chain, facts)];
  return { checks, chain, verdict: judge(rows, facts, { checks, chain }) };
};
