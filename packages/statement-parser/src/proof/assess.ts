import type { Doubt, PrintedFacts, ProofCheck, Verdict } from "../parsed-file.ts";
import { findNearestChain } from "./chain.ts";
import type { Chain, PrintedPoints } from "./chain.ts";
import { doubt } from "./doubts.ts";
import { listChainChecks, listTotalChecks } from "./list-checks.ts";
import { findUnbound } from "./mark-bound.ts";
import { hasMisplaced } from "./order-by-day.ts";
import type { ProofRow } from "./proof-row.ts";

/** The printed facts compared with the rows: each check, how the balances follow, and what that proves. */
export type Assessment = { verdict: Verdict; checks: ProofCheck[]; doubts: Doubt[]; chain: Chain };

/** The balances printed beside those of the rows; a carried one stands after the last row that was read before it. */
const placeFacts = (rows: readonly ProofRow[], facts: PrintedFacts): PrintedPoints => {
  const carried = (facts.carried ?? []).map(({ after, balance }) => ({
    at: rows.findLastIndex((row) => !row.added && row.row <= after) + 1,
    balance,
  }));
  return { opening: facts.opening, closing: facts.closing, carried };
};

const judge = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  found: Pick<Assessment, "checks" | "chain">,
): Pick<Assessment, "verdict" | "doubts"> => {
  if (found.checks.some((check) => !check.holds)) return { verdict: "contradicted", doubts: [] };
  const { bound, doubts: unbound } = findUnbound(rows, facts, found);
  const isMoved = found.chain.way === "days" && hasMisplaced(rows);
  const doubts = isMoved ? [...unbound, doubt("row_misplaced")] : unbound;
  if (bound === 0 && doubts.length > 0) return { verdict: "unproved", doubts };
  return { verdict: doubts.length === 0 ? "proved" : "partly", doubts };
};

/** Compares every printed fact with the rows; `follow` finds the order in which their balances run. */
export const assess = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  follow: (rows: readonly ProofRow[], printed: PrintedPoints) => Chain = findNearestChain,
): Assessment => {
  const chain = follow(rows, placeFacts(rows, facts));
  const checks = [...listTotalChecks(rows, facts), ...listChainChecks(rows, chain, facts)];
  return { checks, chain, ...judge(rows, facts, { checks, chain }) };
};
