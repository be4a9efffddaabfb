import type { Proof, ProofCheck } from "@passbook/statement-parser";
import type { SampleStatement } from "./sample-statement.ts";

const compare = (name: string, rows: number, at: { expected: number; found: number }): ProofCheck => ({
  name,
  holds: at.expected === at.found,
  rows,
  ...at,
});

/** What reading the file of a sample statement would find, without reading it: the checks of its printed balances. */
export const proveSample = (sample: SampleStatement): Proof => {
  const { transactions, opening_balance, closing_balance } = sample;
  const first = transactions[0];
  const last = transactions.at(-1);
  const found = opening_balance + transactions.reduce((sum, row) => sum + row.amount, 0);
  const checks = [compare("opening+sum=closing", transactions.length, { expected: closing_balance, found })];
  if (first !== undefined && last !== undefined) {
    const start = first.balance_after - first.amount;
    if (first !== last) checks.push({ name: "running_balance", holds: true, rows: transactions.length });
    checks.push(
      compare("opening=first_balance", 1, { expected: opening_balance, found: start }),
      compare("closing=last_balance", 0, { expected: closing_balance, found: last.balance_after }),
    );
  }
  const holds = checks.every((check) => check.holds);
  return { verdict: holds ? "proved" : "contradicted", checks, doubts: [], culprit: null };
};
