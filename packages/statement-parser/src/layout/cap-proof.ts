import type { IsoDate } from "@passbook/contract/values";
import type { ParsedTransaction, Proof, Question } from "../parsed-file.ts";

/** What is printed about a statement and is no part of its proof. */
type Around = {
  question: Question | null;
  /** The closing balance that was taken, and all that are named so. */
  closing: number | null;
  closings: readonly number[];
  /** The period that is printed. */
  period: { from: IsoDate; to: IsoDate } | null;
};

const liesElsewhere = (rows: readonly ParsedTransaction[], period: Around["period"]): boolean =>
  period !== null &&
  rows.length > 0 &&
  rows.every(({ booked_on }) => booked_on < period.from || booked_on > period.to);

/**
 * Balances hold in any scale, and whatever the days are: what is still asked is not proved, nor what another closing balance
 * or the printed period speaks against.
 */
export const capProof = (proof: Proof, rows: readonly ParsedTransaction[], around: Around): Proof => {
  const { question, closing, closings, period } = around;
  if (proof.verdict === "contradicted") return proof;
  if (question?.code === "decimal_sign") return { ...proof, verdict: "unproved" };
  const disagrees = closings.some((other) => other !== closing) || liesElsewhere(rows, period);
  const doubted = question !== null || disagrees;
  return { ...proof, verdict: doubted && proof.verdict === "proved" ? "partly" : proof.verdict };
};
