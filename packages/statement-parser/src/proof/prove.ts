import type { ParsedTransaction, Proof, ProofCheck, Verdict } from "../parsed-file.ts";
import { findChain, runsWithTime } from "./chain.ts";
import type { Chain, ChainRow } from "./chain.ts";

/** What a statement prints about its rows, in minor units; null where nothing is printed. */
export type PrintedFacts = {
  opening: number | null;
  closing: number | null;
  /** Sums of the money in and (negative) out, and the number of rows. */
  credits?: number | null;
  debits?: number | null;
  count?: number | null;
  /** Rows whose direction is a guess that no running balance confirms. */
  unsure?: number;
};

/** The verdict, and the balances that are printed or follow from a proved chain. */
export type ProvedBalances = { proof: Proof; opening: number | null; closing: number | null };

const sum = (rows: readonly ChainRow[]): number => rows.reduce((total, row) => total + row.amount, 0);

const compare = (name: string, rows: number, expected: number, found: number): ProofCheck => ({
  name,
  holds: expected === found,
  rows,
  expected,
  found,
});

const NO_CHAIN: Chain = {
  order: [],
  opening: null,
  closing: null,
  links: 0,
  breaks: 0,
  bound: 0,
  firstBreak: null,
  descents: 0,
};

const listChainChecks = (chain: Chain, facts: PrintedFacts): ProofCheck[] => {
  if (chain.links + chain.breaks === 0) return [];
  const checks: ProofCheck[] = [
    {
      name: "running_balance",
      holds: chain.breaks === 0,
      rows: runsWithTime(chain) ? chain.bound : chain.links,
    },
  ];
  if (chain.breaks > 0) return checks;
  if (facts.opening !== null && chain.opening !== null)
    checks.push(compare("opening=first_balance", 1, facts.opening, chain.opening));
  if (facts.closing !== null && chain.closing !== null)
    checks.push(compare("closing=last_balance", 1, facts.closing, chain.closing));
  return checks;
};

const listTotalChecks = (rows: readonly ChainRow[], facts: PrintedFacts): ProofCheck[] => {
  const checks: ProofCheck[] = [];
  if (facts.opening !== null && facts.closing !== null)
    checks.push(compare("opening+sum=closing", rows.length, facts.closing, facts.opening + sum(rows)));
  const credits = rows.filter((row) => row.amount > 0);
  const debits = rows.filter((row) => row.amount < 0);
  if (typeof facts.credits === "number")
    checks.push(compare("sum_of_credits", credits.length, facts.credits, sum(credits)));
  if (typeof facts.debits === "number")
    checks.push(compare("sum_of_debits", debits.length, facts.debits, sum(debits)));
  if (typeof facts.count === "number") checks.push(compare("count", 0, facts.count, rows.length));
  return checks;
};

/** Rows bound by a fact; a chain that holds binds its rows, an opening and a closing bind all. */
const countBound = (checks: readonly ProofCheck[], rowCount: number): number => {
  const both = ["sum_of_credits", "sum_of_debits"].map(
    (name) => checks.find((check) => check.name === name)?.rows ?? null,
  );
  const byTotals = (both[0] ?? 0) + (both[1] ?? 0);
  return Math.min(rowCount, Math.max(byTotals, 0, ...checks.map((check) => check.rows)));
};

const judge = (checks: readonly ProofCheck[], rowCount: number, unsure: number): Verdict => {
  const binding = checks.filter((check) => check.name !== "count" || !check.holds);
  if (binding.length === 0 || rowCount === 0)
    return binding.some((check) => !check.holds) ? "contradicted" : "unproved";
  if (binding.some((check) => !check.holds)) return "contradicted";
  const guessed = binding.some((check) => check.name.startsWith("opening")) ? 0 : unsure;
  return countBound(binding, rowCount) - guessed >= rowCount ? "proved" : "partly";
};

/**
 * Compares the printed balances and totals with the booked rows. Rows are in file order; pending rows are left out.
 * An opening or closing balance that is not printed is filled in from the running balance.
 */
export const proveStatement = (
  transactions: readonly ParsedTransaction[],
  facts: PrintedFacts,
): ProvedBalances => {
  const booked = transactions.flatMap((row, index) => (row.pending ? [] : [{ row, index }]));
  const rows = booked.map(({ row }) => ({
    amount: row.amount,
    balance: row.balance_after,
    date: row.booked_on,
  }));
  const chain = rows.some((row) => row.balance !== null) ? findChain(rows) : NO_CHAIN;
  const checks = [...listTotalChecks(rows, facts), ...listChainChecks(chain, facts)];
  const firstBreak = chain.firstBreak;
  const culprit =
    firstBreak === null
      ? null
      : { row: (booked[firstBreak.index]?.index ?? 0) + 1, gap: firstBreak.gap, repairs: [] };
  return {
    proof: { verdict: judge(checks, rows.length, facts.unsure ?? 0), checks, culprit },
    opening: facts.opening ?? (chain.breaks === 0 && runsWithTime(chain) ? chain.opening : null),
    closing: facts.closing ?? (chain.breaks === 0 && !runsWithTime(chain) ? null : chain.closing),
  };
};
