import { sumSide } from "../../proof/proof-row.ts";
import { amountsOf, datesOf, plainText, sizeOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
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
