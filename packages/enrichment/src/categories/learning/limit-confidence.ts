import { countAnswers } from "./answer-memory.ts";
import type { Judgement } from "./judge-row.ts";
import { isPast, type Learned, shareNew, toDirection } from "./learned.ts";
import type { ClassifierRow, PredictionWhy } from "./prediction.ts";
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
 * Many answers about one vendor say little of another: only first answers tell how new ones were filed. Of a past that is answered at once
 * the largest vendors come first, each mostly with a label of its own: what is left for a label is its share of what bears no new one.
 */
const limitByNewcomers = (learned: Learned, { label }: Judgement, row: Placed): number => {
  const tally = learned.newcomers.get(toDirection(row.amount));
  const count = countAnswers(tally, label);
  const answers = tally?.answers ?? 0;
  if (!isPast(learned, row)) return succeed(count, answers);
  return (count / (answers + 1)) * (1 - shareNew(learned));
};

type Placed = Pick<ClassifierRow, "amount" | "booked_on">;

/**
 * What no answer can be surer than: the only label there is and what answers alone say, as often as answers held; and where nothing but the
 * direction of the money speaks, the share of the label among answers so far, and among vendors.
 */
export const limitConfidence = (
  learned: Learned,
  judgement: Judgement,
  { why, row }: { why: PredictionWhy; row: Placed },
): number => {
  if (why.kind === "usual" && learned.labels.names.length > 1)
    return Math.min(succeed(why.count, why.of), limitByNewcomers(learned, judgement, row));
  const isLone = learned.labels.names.length === 1;
  return isLone || SAID_BY_ANSWERS.has(why.kind) ? limitByRecord(learned, judgement) : 1;
};
