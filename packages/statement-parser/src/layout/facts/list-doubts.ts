import type { Doubt, ParsedTransaction, Question } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import type { ProvedBalances } from "../../proof/prove.ts";
import { turnBack } from "./turned-days.ts";

/** What is printed about a statement and is compared with nothing in its proof. */
type Around = {
  question: Question | null;
  proved: ProvedBalances;
  /** All balances that are called the closing one. */
  closings: readonly number[];
  isBoxBroken: boolean;
};

const BINDS_END = /opening|closing|running|carried/;

/** Sums alone bind the rows: a balance beside them may be of another time, or of the other side. */
export const hasLooseEnd = ({ proof, opening, closing, facts }: ProvedBalances): boolean =>
  (facts.opening !== null || facts.closing !== null) &&
  (opening !== null || closing !== null) &&
  facts.sections?.some(({ expected }) => expected === closing) !== true &&
  !proof.checks.some(({ name }) => BINDS_END.test(name));

/** Balances hold in any scale, and whatever the days are: a question and another closing balance speak beside them. */
export const listDoubts = (
  rows: readonly ParsedTransaction[],
  { question, proved, closings, isBoxBroken }: Around,
): Doubt[] => {
  const isOfDigits = question?.code === "decimal_sign";
  return doubtWhere({
    digits_unknown: isOfDigits,
    days_open: (question !== null && !isOfDigits) || turnBack(rows),
    total_disagrees: isBoxBroken,
    two_closings: closings.some((other) => other !== proved.closing),
    figure_unexplained: hasLooseEnd(proved),
  });
};
