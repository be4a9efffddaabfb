import { sumSide } from "../../proof/proof-row.ts";
import { listReached } from "./reached.ts";
import { amountsOf, datesOf, plainText, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";
import { hasLetters } from "../../values/text.ts";

/** Programs that draw scripts with signs over their letters may leave few letters, each by itself. */
const NAMED = /\p{L}.*\p{L}/u;
/** Both balances and both sums. */
const FIGURES = 4;

/** The figures of lines right under each other, each with words, that are of no row. */
const listRuns = ({ lines, exponent, others, candidate: { rows } }: TotalsInput): number[][] => {
  const moved = rows.flatMap(({ movement, balanceToken }) => [movement, balanceToken ?? movement]);
  const taken = new Set([...others, ...moved.map(({ line }) => line)]);
  const isOfRun = (scanned: ScannedLine, at: number): boolean =>
    !taken.has(at) &&
    datesOf(scanned).length === 0 &&
    amountsOf(scanned).length > 0 &&
    NAMED.test(plainText(scanned));
  const runs: number[][] = [];
  let page: number | null = null;
  for (const [at, scanned] of lines.entries()) {
    const isRun = isOfRun(scanned, at);
    if (isRun && page !== scanned.line.page) runs.push([]);
    page = isRun ? scanned.line.page : null;
    if (isRun) runs.at(-1)?.push(...amountsOf(scanned).map((token) => sizeOf(token, exponent)));
  }
  return runs;
};

/** The balances the rows lie between, as far as one is printed or follows from those beside the rows. */
const listEnds = ({ rows, proved, evidence }: TotalsInput["candidate"]): number[] => {
  const [first, last] = [rows[0], rows.at(-1)];
  const [earliest, latest] = evidence.reversed ? [last, first] : [first, last];
  const before = earliest?.balance == null ? null : earliest.balance - earliest.amount;
  return [proved.opening ?? before, proved.closing ?? latest?.balance ?? null].flatMap((end) =>
    end === null || end === 0 ? [] : Math.abs(end),
  );
};

/**
 * Of four figures in a run three are of both balances and the sums of both sides, whatever they are called. The fourth is what is missed
 * of these, unless that is printed elsewhere or the figure is called something else: it was read or printed wrong.
 */
export const isFourthBroken = (input: TotalsInput): boolean => {
  const { facts, candidate, exponent } = input;
  const ends = listEnds(candidate);
  const wanted = [sumSide(candidate.rows, 1), -sumSide(candidate.rows, -1), ...ends];
  if (new Set(wanted).size < FIGURES || wanted.includes(0)) return false;
  const others = facts.flatMap(({ kind, token }) => (kind === "other" ? sizeOf(token, exponent) : []));
  // Where money has no decimals the number of rows is written as money is.
  if (exponent === 0) others.push(candidate.rows.length);
  return listRuns(input).some((figures) => {
    const strange = figures.filter((size) => !wanted.includes(size));
    const [missed, ...more] = wanted.filter((size) => !figures.includes(size));
    const [only] = strange;
    if (figures.length !== FIGURES || strange.length !== 1 || only === undefined) return false;
    if (missed === undefined || more.length > 0 || only === 0 || others.includes(only)) return false;
    // A sum may be without a row that is told apart, as withdrawals without a service charge.
    const isApart = candidate.rows.some(({ amount }) => Math.abs(amount) === missed - only);
    return !isApart && !facts.some(({ token }) => sizeOf(token, exponent) === missed);
  });
};

/** One figure beside another is easily of another time or kind: two must be met before a third is missed. */
const MET_MIN = 2;

/**
 * Of the figures of one line, with no names between them, all but one are balances or sums of the rows: so is that one, unless it is
 * called something else, and it was read or printed wrong.
 */
export const isLineBroken = ({
  lines,
  facts,
  exponent,
  others,
  candidate,
  records,
}: TotalsInput): boolean => {
  const { rows, proved } = candidate;
  const reached = listReached(rows, { ...proved, facts: candidate.facts });
  const taken = new Set([...others, ...rows.flatMap(({ record }) => records[record]?.lines ?? [])]);
  const isOther = (token: AmountToken): boolean =>
    facts.some((fact) => fact.token === token && fact.kind === "other");
  return lines.some((scanned, at) => {
    const figures = amountsOf(scanned);
    if (figures.length <= MET_MIN || taken.has(at) || datesOf(scanned).length > 0) return false;
    if (figures.slice(1).some((token) => hasLetters(wordsBefore(scanned, token), 3))) return false;
    const strange = figures.filter((token) => !reached.has(sizeOf(token, exponent)));
    const met = figures.filter((token) => sizeOf(token, exponent) !== 0 && !strange.includes(token));
    return strange.length === 1 && met.length >= MET_MIN && !strange.some(isOther);
  });
};
