import type { Judgement } from "./judge-row.ts";
import type { Learned } from "./learned.ts";
import type { PredictionWhy } from "./prediction.ts";
import { CONTEXT_KINDS } from "./read-evidence.ts";

const VENDOR = CONTEXT_KINDS.indexOf("vendor");

/** The chance that what held so many times, of so many, holds once more (Laplace's rule of succession). */
const succeed = (count: number, of: number): number => (count + 1) / (of + 2);

/** What was answered says as much of a row as its vendor was answered, or as many vendors were: a short record is sure of nothing. */
const limitByRecord = ({ memories }: Learned, { sources }: Judgement): number => {
  const answers = sources.cells[VENDOR]?.answers ?? 0;
  const vendors = memories[VENDOR]?.size ?? 0;
  return Math.max(succeed(answers, answers), succeed(vendors, vendors));
};

const SAID_BY_ANSWERS: ReadonlySet<PredictionWhy["kind"]> = new Set([
  "remembered",
  "remembered_amount",
  "model",
]);

/**
 * What no answer can be surer than: the only label there is and what answers alone say, as often as answers held; and where nothing but the
 * direction of the money speaks, the share of the label among the few or many so far.
 */
export const limitConfidence = (learned: Learned, judgement: Judgement, why: PredictionWhy): number => {
  if (why.kind === "usual" && learned.labels.names.length > 1) return succeed(why.count, why.of);
  const isLone = learned.labels.names.length === 1;
  return isLone || SAID_BY_ANSWERS.has(why.kind) ? limitByRecord(learned, judgement) : 1;
};
