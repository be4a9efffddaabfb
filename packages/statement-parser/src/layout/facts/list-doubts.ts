import type { IsoDate } from "@passbook/contract/values";
import type { Doubt, ParsedTransaction, Question } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import type { ProvedBalances } from "../../proof/prove.ts";
import { areFarAhead } from "./far-ahead.ts";
import { valueOf } from "./choose-facts.ts";
import type { Fact } from "./find-facts.ts";
import { turnBack } from "./turned-days.ts";

/** What is printed about a statement and is compared with nothing in its proof. */
type Around = {
  question: Question | null;
  proved: ProvedBalances;
  /** All balances that are called the closing one. */
  closings: readonly number[];
  isBoxBroken: boolean;
  isOtherwiseNamed: boolean;
  today: IsoDate;
};

const BINDS_END = /opening|closing|running|carried/;

/** Sums alone bind the rows: a balance beside them may be of another time, or of the other side. */
export const hasLooseEnd = ({ proof, opening, closing, facts }: ProvedBalances): boolean =>
  (facts.opening !== null || facts.closing !== null) &&
  (opening !== null || closing !== null) &&
  facts.sections?.some(({ expected }) => expected === closing) !== true &&
  !proof.checks.some(({ name }) => BINDS_END.test(name));

const ENDS = new Set<Fact["kind"]>(["opening", "closing"]);
const CODE = /\b[A-Z]{3}\b/;

/** Whether the first or the last balance says, by its code, that it is in another currency than the rows. */
export const isOtherwiseNamed = (
  facts: readonly Fact[],
  ends: { opening: number | null; closing: number | null },
  { currency, exponent }: { currency: string | null; exponent: number },
): boolean => {
  const known = new Set([ends.opening, ends.closing].map((value) => Math.abs(value ?? Number.NaN)));
  return facts.some((fact) => {
    const { text, written } = fact.token;
    const isNamed = written.currency !== null && CODE.exec(text)?.[0] === written.currency;
    const value = valueOf(fact, exponent, false);
    return (
      ENDS.has(fact.kind) &&
      isNamed &&
      currency !== null &&
      written.currency !== currency &&
      value !== null &&
      known.has(Math.abs(value))
    );
  });
};

/** Balances hold in any scale, and whatever the days are: a question and another closing balance speak beside them. */
export const listDoubts = (
  rows: readonly ParsedTransaction[],
  { question, proved, closings, isBoxBroken, isOtherwiseNamed: isNamed, today }: Around,
): Doubt[] => {
  const isOfDigits = question?.code === "decimal_sign";
  return doubtWhere({
    digits_unknown: isOfDigits,
    days_open: (question !== null && !isOfDigits) || turnBack(rows) || areFarAhead(rows, today),
    total_disagrees: isBoxBroken,
    balance_currency: isNamed,
    two_closings: closings.some((other) => other !== proved.closing),
    figure_unexplained: hasLooseEnd(proved),
  });
};
