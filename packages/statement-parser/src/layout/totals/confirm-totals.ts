import { doubtWhere } from "../../proof/doubts.ts";
import { holdsSum } from "../../proof/mark-bound.ts";
import { prove } from "../../proof/prove.ts";
import { checkCounts, findStatedCount, listCounted } from "../facts/check-counts.ts";
import type { CountsFound } from "../facts/check-counts.ts";
import {
  areBalancesLeftOut,
  isCarriedBroken,
  isEndBroken,
  isSeriesBroken,
  isStrayBalance,
  isTwinBroken,
} from "./check-balances.ts";
import { isFourthBroken, isLineBroken } from "./check-ends.ts";
import { areSidesBroken } from "./check-sides.ts";
import { isEquationBroken } from "./check-equations.ts";
import { isBoxBroken } from "./check-box.ts";
import { areSumsBroken, isFormulaBroken } from "./check-sums.ts";
import { miscountsRows } from "./check-headings.ts";
import { areNamesAgainst } from "./check-names.ts";
import { listApart } from "./certain-totals.ts";
import { checkTotals } from "./check-totals.ts";
import type { TotalsFound } from "./check-totals.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { areRowsBeside } from "./rows-beside.ts";
import { listDaySums } from "./list-day-sums.ts";
import { listCounts } from "../facts/find-counts.ts";
import type { TotalsInput } from "./find-totals.ts";
import { countTold } from "./tell-sides.ts";
import { toBareTransactions, VERDICTS } from "../readings/weigh-page-reading.ts";
import type { Candidate } from "../readings/candidate.ts";
import { sizeOf } from "../lines/tokens.ts";

const addFacts = ({ facts }: Candidate, found: TotalsFound): Candidate["facts"] => ({
  ...facts,
  credits: found.credits,
  debits: found.debits,
  ...(found.sections.length === 0 ? {} : { sections: [...(facts.sections ?? []), ...found.sections] }),
});

const ENDS = new Set<FactKind>(["closing", "balance"]);

const isPrinted = ({ facts, exponent }: TotalsInput, balance: number | null): boolean =>
  balance !== null &&
  facts.some(({ kind, token }) => ENDS.has(kind) && sizeOf(token, exponent) === Math.abs(balance));

/** The closing balance may be that of the last row; only one with a name of its own tells that no row is missing. */
const isEnclosed = (input: TotalsInput): boolean => {
  const { facts, proved } = input.candidate;
  return holdsSum(proved.proof.checks) && isPrinted(input, facts.closing);
};

/**
 * Between named balances the number of all rows that is printed as such holds or fails; any other that disagrees counts
 * something else.
 */
const countRows = (input: TotalsInput, enclosed: boolean): CountsFound => {
  const { rows } = input.candidate;
  const taken = new Set([...input.others, ...rows.map(({ movement }) => movement.line)]);
  const counts = listCounts(input.lines, taken);
  const counted = checkCounts(rows, counts);
  if (!enclosed || (!counted.doubtful && counted.count === rows.length)) return counted;
  const sides = { credit_count: counted.credit_count, debit_count: counted.debit_count };
  if (input.others.size > 0) return { ...sides, count: null, doubtful: false };
  const count = findStatedCount(counts, [rows.length, input.records.length]);
  return { ...sides, count, doubtful: count !== null || counted.count !== null };
};

const isBoxWrong = (input: TotalsInput): boolean => {
  const { candidate, others, ...around } = input;
  const { rows, facts: balances } = candidate;
  const rowLines = new Set(rows.map(({ movement }) => movement.line));
  const costs = listApart(input).map(({ amount }) => amount);
  return (
    areSumsBroken({ ...around, rowLines }) ||
    isFormulaBroken(around) ||
    isBoxBroken({ ...around, rows, costs, rowLines, balances, isAlone: others.size === 0 })
  );
};

/** A proved reading together with the sums that are printed: they confirm it, contradict it, or leave a doubt. */
export const confirmTotals = (input: TotalsInput): Candidate => {
  const { candidate } = input;
  if (candidate.proved.proof.verdict !== "proved") return candidate;
  const enclosed = isEnclosed(input);
  const totals = checkTotals({ ...input, enclosed });
  const found = { ...totals, sections: [...totals.sections, ...listDaySums(input)] };
  const counted = countRows(input, enclosed);
  const facts = {
    ...addFacts(candidate, found),
    ...listCounted(counted),
  };
  const doubts = doubtWhere({
    total_disagrees: found.doubtful || isBoxWrong(input) || areSidesBroken(input) || isLineBroken(input),
    mark_disagrees: areNamesAgainst(input),
    count_disagrees: counted.doubtful || miscountsRows(input),
    balance_disagrees:
      isStrayBalance(input) ||
      isEndBroken(input) ||
      isCarriedBroken(input) ||
      isFourthBroken(input) ||
      isSeriesBroken(input) ||
      isTwinBroken(input),
    figure_unexplained: isEquationBroken(input),
    row_left_over: areBalancesLeftOut(input) || areRowsBeside(input),
  });
  const proved = prove(toBareTransactions(candidate), facts, [...candidate.proved.proof.doubts, ...doubts]);
  const { proof } = proved;
  // Of two balances and one total at odds with them the rows are hardly worse read than where a total is missing.
  const worth = enclosed ? Math.max(VERDICTS[proof.verdict], VERDICTS.partly) : VERDICTS[proof.verdict];
  const lost = VERDICTS.proved - worth;
  return {
    ...candidate,
    facts,
    proved,
    score: candidate.score - lost,
    told: candidate.told + countTold(input),
  };
};
