import type { IsoDate } from "@passbook/contract/values";
import type { Doubt, ParsedTransaction, Question } from "../parsed-file.ts";
import { doubt } from "../proof/doubts.ts";

/** What is printed about a statement and is compared with nothing in its proof. */
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

/** Balances hold in any scale, and whatever the days are: a question, another closing balance and the period speak beside them. */
export const listDoubts = (
  rows: readonly ParsedTransaction[],
  { question, closing, closings, period }: Around,
): Doubt[] => [
  ...(question === null ? [] : [doubt(question.code === "decimal_sign" ? "digits_unknown" : "days_open")]),
  ...(closings.some((other) => other !== closing) ? [doubt("two_closings")] : []),
  ...(liesElsewhere(rows, period) ? [doubt("period_elsewhere")] : []),
];
