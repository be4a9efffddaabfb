import type { PrintedFacts, ProofCheck } from "../parsed-file.ts";
import type { Chain, Comparison } from "./chain.ts";
import { countRunning } from "./mark-bound.ts";
import { listSections } from "./list-sections.ts";
import { sumRows } from "./proof-row.ts";
import type { ProofRow } from "./proof-row.ts";

const compare = (name: string, rows: number, expected: number, found: number): ProofCheck => ({
  name,
  holds: expected === found,
  rows,
  expected,
  found,
});

const isBroken = ({ expected, found }: Comparison): boolean => expected !== found;

const listRunning = (rows: readonly ProofRow[], chain: Chain, facts: PrintedFacts): ProofCheck[] => {
  const { reach } = chain;
  const printed = reach === null ? 0 : rows.findIndex((row) => row.balance !== null);
  const several = reach !== null && rows.some((row, index) => index > printed && row.balance !== null);
  if (!several) return [];
  const broken = chain.broken.find(({ first, second }) => first === "row" && second === "row");
  return [
    {
      name: "running_balance",
      holds: broken === undefined,
      rows: countRunning(rows, chain, facts),
      ...(broken === undefined ? {} : { expected: broken.expected, found: broken.found }),
    },
  ];
};

const listCarried = (chain: Chain): ProofCheck[] => {
  const compared = chain.beside.filter(
    ({ first, second }) => second === "carried" || (first === "carried" && second === "row"),
  );
  const shown = compared.find(isBroken) ?? compared[0];
  if (shown === undefined) return [];
  const rows = compared.reduce((count, { from, to }) => count + to - from, 0);
  return [compare("carried_forward", rows, shown.expected, shown.found)];
};

const listEnds = (chain: Chain, opening: number | null): ProofCheck[] => {
  const start = chain.beside.find(({ first, second }) => first === "opening" && second === "row");
  const end = chain.beside.find(({ first, second }) => second === "closing" && first !== "opening");
  const checks: ProofCheck[] = [];
  if (start !== undefined && opening !== null) {
    const found = opening + start.expected - start.found;
    checks.push(compare("opening=first_balance", start.to - start.from, opening, found));
  }
  if (end !== undefined)
    checks.push(compare("closing=last_balance", end.to - end.from, end.expected, end.found));
  return checks;
};

/** What the balances printed at and between the rows say. */
export const listChainChecks = (
  rows: readonly ProofRow[],
  chain: Chain,
  facts: PrintedFacts,
): ProofCheck[] => [
  ...listRunning(rows, chain, facts),
  ...listCarried(chain),
  ...listEnds(chain, facts.opening),
];

/** What the printed totals and counts say. */
export const listTotalChecks = (rows: readonly ProofRow[], facts: PrintedFacts): ProofCheck[] => {
  const checks: ProofCheck[] = [];
  const { opening, closing, credits, debits, count } = facts;
  if (opening !== null && closing !== null)
    checks.push(compare("opening+sum=closing", rows.length, closing, opening + sumRows(rows)));
  if (typeof credits === "number") {
    const incoming = rows.filter((row) => row.amount > 0);
    checks.push(compare("sum_of_credits", incoming.length, credits, sumRows(incoming)));
  }
  if (typeof debits === "number") {
    const outgoing = rows.filter((row) => row.amount < 0);
    checks.push(compare("sum_of_debits", outgoing.length, debits, sumRows(outgoing)));
  }
  for (const { name, expected, inside } of listSections(rows, facts))
    checks.push(compare(`sum_of_section: ${name}`, inside.length, expected, sumRows(inside)));
  const { previous_closing: previous } = facts;
  if (typeof previous === "number" && opening !== null)
    checks.push(compare("opening=previous_closing", 0, previous, opening));
  if (typeof count === "number") checks.push(compare("count", 0, count, rows.length));
  for (const [name, printed, side] of [
    ["count_of_credits", facts.credit_count, 1],
    ["count_of_debits", facts.debit_count, -1],
  ] as const)
    if (typeof printed === "number")
      checks.push(compare(name, 0, printed, rows.filter(({ amount }) => Math.sign(amount) === side).length));
  return checks;
};
