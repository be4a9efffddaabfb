import { sumSide } from "../../proof/proof-row.ts";
import { listReached } from "./reached.ts";
import { amountsOf, datesOf, plainText, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";

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
    /\p{L}{2}/u.test(plainText(scanned));
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

/**
 * Of four figures in a run three are the sums of both sides and one of the balances of the rows, whatever they are called. The fourth
 * is the other balance, unless that is printed elsewhere; where it is not, it was read or printed wrong.
 */
export const isFourthBroken = (input: TotalsInput): boolean => {
  const { rows, proved, facts } = input.candidate;
  const sums = [sumSide(rows, 1), -sumSide(rows, -1)];
  const ends = [
    { own: proved.opening, other: proved.closing, printed: facts.closing },
    { own: proved.closing, other: proved.opening, printed: facts.opening },
  ];
  const runs = sums.includes(0) ? [] : listRuns(input).filter(({ length }) => length === FIGURES);
  return runs.some((figures) =>
    ends.some(({ own, other, printed }) => {
      if (own === null || other === null || printed !== null) return false;
      const isKnown = [...sums, Math.abs(own)].every((size) => figures.includes(size));
      return isKnown && !figures.includes(Math.abs(other));
    }),
  );
};

/** One figure beside another is easily of another time or kind: two must be met before a third is missed. */
const MET_MIN = 2;
const NAME = /\p{L}{3}/u;

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
    if (figures.slice(1).some((token) => NAME.test(wordsBefore(scanned, token)))) return false;
    const strange = figures.filter((token) => !reached.has(sizeOf(token, exponent)));
    const met = figures.filter((token) => sizeOf(token, exponent) !== 0 && !strange.includes(token));
    return strange.length === 1 && met.length >= MET_MIN && !strange.some(isOther);
  });
};
