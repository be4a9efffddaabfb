import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
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
  /** The period that is printed. */
  period: { from: IsoDate; to: IsoDate } | null;
};

/** Purchases of a bill may lie before its period, and what is booked late behind it, but by no more than a month. */
const BESIDE_DAYS = 31;

/** No day lies in the period that is printed, or some lie far from it. */
export const liesElsewhere = (days: readonly IsoDate[], period: Around["period"]): boolean => {
  if (period === null || days.length === 0) return false;
  const isIn = (day: IsoDate, beside: number): boolean =>
    day >= addDays(period.from, -beside) && day <= addDays(period.to, beside);
  return !days.some((day) => isIn(day, 0)) || !days.every((day) => isIn(day, BESIDE_DAYS));
};

const BINDS_END = /opening|closing|running|carried/;

/** Sums alone bind the rows: a balance beside them may be of another time, or of the other side. */
export const hasLooseEnd = ({ proof, opening, closing, facts }: ProvedBalances): boolean =>
  (facts.opening !== null || facts.closing !== null) &&
  (opening !== null || closing !== null) &&
  facts.sections?.some(({ expected }) => expected === closing) !== true &&
  !proof.checks.some(({ name }) => BINDS_END.test(name));

/** Balances hold in any scale, and whatever the days are: a question, another closing balance and the period speak beside them. */
export const listDoubts = (
  rows: readonly ParsedTransaction[],
  { question, proved, closings, isBoxBroken, period }: Around,
): Doubt[] => {
  const isOfDigits = question?.code === "decimal_sign";
  const days = rows.map((row) => row.booked_on);
  return doubtWhere({
    digits_unknown: isOfDigits,
    days_open: (question !== null && !isOfDigits) || turnBack(rows),
    total_disagrees: isBoxBroken,
    two_closings: closings.some((other) => other !== proved.closing),
    figure_unexplained: hasLooseEnd(proved),
    period_elsewhere: liesElsewhere(days, period),
  });
};
