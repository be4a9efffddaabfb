import { DOUBTS } from "@passbook/contract/sentences/doubts";
import type { DoubtCode } from "@passbook/contract/sentences/doubts";
import type { Doubt, PrintedFacts, Proof, Verdict } from "../parsed-file.ts";

/** Those that follow from rows and facts; whoever proves finds them again. */
const FOUND = new Set<DoubtCode>([
  "nothing_printed",
  "rows_unbound",
  "first_row_open",
  "direction_guessed",
  "sum_of_nothing",
  "amounts_rounded",
  "row_misplaced",
]);

/** A reason not to call rows proved, with its place where that is known. */
export const doubt = (code: DoubtCode, place: Doubt["place"] = null): Doubt => ({
  code,
  place,
  message: DOUBTS[code],
});

/** A doubt for each code of which it is true. */
export const doubtWhere = (speaking: Partial<Record<DoubtCode, boolean>>): Doubt[] =>
  // The keys of a record are those of its type.
  (Object.keys(speaking) as DoubtCode[]).filter((code) => speaking[code]).map((code) => doubt(code));

/** Nothing says which way the amounts go. */
export const isUndirected = ({ doubts }: Pick<Proof, "doubts">): boolean =>
  doubts.some(({ code }) => code === "direction_unknown");

/** The doubts that a reader had, without those that were found in proving. */
export const keepGiven = (doubts: readonly Doubt[]): Doubt[] => doubts.filter(({ code }) => !FOUND.has(code));

const NOTHING: PrintedFacts = { opening: null, closing: null };

/** The facts that may be compared: amounts of several currencies come to no sum. */
export const keepComparable = (facts: PrintedFacts, doubts: readonly Doubt[]): PrintedFacts =>
  doubts.some(({ code }) => code === "mixed_currencies") ? NOTHING : facts;

/** What a verdict is worth beside a doubt: balances hold in any scale, so without it they say nothing. */
export const weaken = (verdict: Verdict, doubts: readonly Doubt[]): Verdict => {
  if (verdict === "contradicted" || doubts.length === 0) return verdict;
  if (doubts.some(({ code }) => code === "digits_unknown")) return "unproved";
  return verdict === "proved" ? "partly" : verdict;
};
