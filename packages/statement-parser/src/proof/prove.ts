import type { Doubt, ParsedTransaction, PrintedFacts, Proof } from "../parsed-file.ts";
import { assess } from "./assess.ts";
import type { Assessment } from "./assess.ts";
import { runsWithTime } from "./chain.ts";
import { keepComparable, keepGiven, weaken } from "./doubts.ts";
import { findCulprit } from "./find-culprit.ts";
import { toProofRows } from "./proof-row.ts";
import type { ProofRow } from "./proof-row.ts";

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

const conclude = (
  { verdict, checks, chain, doubts }: Assessment,
  facts: PrintedFacts,
  given: readonly Doubt[],
): ProvedBalances => {
  const trusted = chain.breaks === 0 && runsWithTime(chain);
  const { first, last } = chain.shuffled;
  const opening = facts.opening ?? (trusted && first === 0 ? chain.opening : null);
  const closing = facts.closing ?? ((chain.breaks > 0 || trusted) && last === 0 ? chain.closing : null);
  return {
    proof: { verdict: weaken(verdict, given), checks, doubts: [...given, ...doubts], culprit: null },
    opening,
    closing,
    facts: noteDerived(facts, opening, closing),
  };
};

type Compared = { rows: ProofRow[]; facts: PrintedFacts; assessed: Assessment };

const compare = (
  transactions: readonly ParsedTransaction[],
  facts: PrintedFacts,
  doubts: readonly Doubt[],
): Compared => {
  const rows = toProofRows(transactions);
  const comparable = keepComparable(facts, doubts);
  return { rows, facts: comparable, assessed: assess(rows, comparable) };
};

/** The same as `prove` without looking for the row at which the facts break, where many readings are only compared. */
export const weighProof = (
  transactions: readonly ParsedTransaction[],
  facts: PrintedFacts,
  doubts: readonly Doubt[] = [],
): ProvedBalances => {
  const given = keepGiven(doubts);
  return conclude(compare(transactions, facts, given).assessed, facts, given);
};

/**
 * Compares what is printed with the booked rows, and says what that proves beside what is doubted: nothing else writes a verdict.
 * Rows are in file order; pending rows are left out. A balance that is not printed is filled in from the running balance.
 */
export const prove = (
  transactions: readonly ParsedTransaction[],
  facts: PrintedFacts,
  doubts: readonly Doubt[] = [],
): ProvedBalances => {
  const given = keepGiven(doubts);
  const compared = compare(transactions, facts, given);
  const concluded = conclude(compared.assessed, facts, given);
  if (concluded.proof.verdict !== "contradicted") return concluded;
  const culprit = findCulprit(compared.rows, compared.facts, compared.assessed);
  return { ...concluded, proof: { ...concluded.proof, culprit } };
};

/** A proof beside further doubts. */
export const addDoubts = (proof: Proof, doubts: readonly Doubt[]): Proof =>
  doubts.length === 0
    ? proof
    : { ...proof, verdict: weaken(proof.verdict, doubts), doubts: [...doubts, ...proof.doubts] };
