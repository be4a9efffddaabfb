import type { Judgement } from "./judge-row.ts";
import type { Learned } from "./learned.ts";
import type { PredictionWhy } from "./prediction.ts";
import { CONTEXT_KINDS } from "./read-evidence.ts";

const VENDOR = CONTEXT_KINDS.indexOf("vendor");

/** The chance that what held so many times, of so many, holds once more (Laplace's rule of succession). */
const succeed = (count: number, of: number): number => (count + 1) / (of + 2);

/** A label without a rival is given whatever the row; what speaks for it is how often its vendor, and how many vendors, were answered so. */
const limitLone = ({ memories }: Learned, { sources }: Judgement): number => {
  const answers = sources.cells[VENDOR]?.answers ?? 0;
  const vendors = memories[VENDOR]?.size ?? 0;
  return Math.max(succeed(answers, answers), succeed(vendors, vendors));
};

/**
 * What no answer can be surer than: the only label there is, as often as it held; and where nothing but the direction of the money
 * speaks, the share of the label among the few or many so far.
 */
export const limitConfidence = (learned: Learned, judgement: Judgement, why: PredictionWhy): number => {
  if (learned.labels.names.length === 1) return limitLone(learned, judgement);
  return why.kind === "usual" ? succeed(why.count, why.of) : 1;
};
