import { holdsSum } from "../../proof/mark-bound.ts";
import { proveStatement } from "../../proof/prove.ts";
import { toMinor } from "../../values/amount.ts";
import { checkCounts } from "./check-counts.ts";
import type { CountsFound } from "./check-counts.ts";
import { checkTotals } from "./check-totals.ts";
import type { TotalsFound } from "./check-totals.ts";
import type { PageRecord } from "./collect-records.ts";
import type { FactKind } from "./fact-words.ts";
import { listCounts } from "./find-counts.ts";
import type { TotalsInput } from "./find-totals.ts";
import { toBareTransaction, VERDICTS } from "./weigh-page-reading.ts";
import type { Candidate } from "./weigh-page-reading.ts";

const addFacts = ({ facts }: Candidate, found: TotalsFound): Candidate["facts"] => ({
  ...facts,
  credits: found.credits,
  debits: found.debits,
  ...(found.sections.length === 0 ? {} : { sections: [...(facts.sections ?? []), ...found.sections] }),
});

const ENDS = new Set<FactKind>(["closing", "balance"]);

const isPrinted = ({ facts, exponent }: TotalsInput, balance: number | null): boolean =>
  balance !== null &&
  facts.some(
    ({ kind, token }) =>
      ENDS.has(kind) && Math.abs(toMinor(token.written, exponent)?.amount ?? 0) === Math.abs(balance),
  );

/** The closing balance may be that of the last row; only one with a name of its own tells that no row is missing. */
const isEnclosed = (input: TotalsInput): boolean => {
  const { facts, proved } = input.candidate;
  return holdsSum(proved.proof.checks) && isPrinted(input, facts.closing);
};

/** Between named balances a number that disagrees counts something else. */
const countRows = ({ candidate: { rows }, lines, others }: TotalsInput, enclosed: boolean): CountsFound => {
  const taken = new Set([...others, ...rows.map(({ movement }) => movement.line)]);
  const counted = checkCounts(rows, listCounts(lines, taken));
  return enclosed && (counted.doubtful || counted.count !== rows.length)
    ? { count: null, doubtful: false }
    : counted;
};

/** A proved reading together with the sums that are printed: they confirm it, contradict it, or leave a doubt. */
export const confirmTotals = (
  input: TotalsInput & { records: readonly PageRecord[] },
  days: readonly (string | null)[],
): Candidate => {
  const { candidate } = input;
  if (candidate.proved.proof.verdict !== "proved") return candidate;
  const enclosed = isEnclosed(input);
  const found = checkTotals({ ...input, enclosed });
  const counted = countRows(input, enclosed);
  const facts = {
    ...addFacts(candidate, found),
    ...(counted.count === null ? {} : { count: counted.count }),
  };
  const transactions = candidate.rows.map((row) => toBareTransaction(row, days[row.record] ?? null));
  const proved = proveStatement(transactions, facts);
  const doubted = found.doubtful || counted.doubtful;
  const proof =
    doubted && proved.proof.verdict === "proved"
      ? { ...proved.proof, verdict: "partly" as const }
      : proved.proof;
  const lost = VERDICTS.proved - VERDICTS[proof.verdict];
  return { ...candidate, facts, proved: { ...proved, proof }, score: candidate.score - lost, doubted };
};
