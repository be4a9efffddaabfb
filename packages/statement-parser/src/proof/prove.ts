import type { ParsedTransaction, PrintedFacts, Proof } from "../parsed-file.ts";
import { assess } from "./assess.ts";
import { runsWithTime } from "./chain.ts";
import { findCulprit } from "./find-culprit.ts";
import { toProofRows } from "./proof-row.ts";

export type { PrintedFacts } from "../parsed-file.ts";

/** The verdict, the facts it rests on, and the balances that are printed or follow from a proved chain. */
export type ProvedBalances = {
  proof: Proof;
  opening: number | null;
  closing: number | null;
  facts: PrintedFacts;
};

/** The facts with the balances that are shown though they are only worked out from the rows. */
const noteDerived = (facts: PrintedFacts, opening: number | null, closing: number | null): PrintedFacts => {
  const { derived: _, ...printed } = facts;
  const derived = [
    ...(printed.opening === null && opening !== null ? (["opening"] as const) : []),
    ...(printed.closing === null && closing !== null ? (["closing"] as const) : []),
  ];
  return derived.length === 0 ? printed : { ...printed, derived };
};

/**
 * Compares the printed balances and totals with the booked rows. Rows are in file order; pending rows are left out.
 * The culprit need not be looked for where many readings are only compared. An opening or closing balance that is not printed is filled in from the running balance.
 */
export const proveStatement = (
  transactions: readonly ParsedTransaction[],
  facts: PrintedFacts,
  withCulprit = true,
): ProvedBalances => {
  const rows = toProofRows(transactions);
  const assessed = assess(rows, facts);
  const { verdict, checks, chain } = assessed;
  const culprit = withCulprit && verdict === "contradicted" ? findCulprit(rows, facts, assessed) : null;
  const trusted = chain.breaks === 0 && runsWithTime(chain);
  const { first, last } = chain.shuffled;
  const opening = facts.opening ?? (trusted && first === 0 ? chain.opening : null);
  const closing = facts.closing ?? ((chain.breaks > 0 || trusted) && last === 0 ? chain.closing : null);
  return {
    proof: { verdict, checks, culprit },
    opening,
    closing,
    facts: noteDerived(facts, opening, closing),
  };
};
