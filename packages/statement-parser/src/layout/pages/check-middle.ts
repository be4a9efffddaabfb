import { toMinor } from "../../values/amount.ts";
import { toPlainWords } from "../plain-words.ts";
import type { Fact } from "./find-facts.ts";
import type { TotalsInput } from "./find-totals.ts";

const NAMED = new Set<Fact["kind"]>(["opening", "closing"]);

type Step = { line: number; amount: number };

/** What the account holds before a line, of rows that run down the pages or up. */
const balanceAt = (steps: readonly Step[], opening: number, isBefore: (line: number) => boolean): number =>
  steps.reduce((sum, { line, amount }) => (isBefore(line) ? sum + amount : sum), opening);

/**
 * A balance that is named the first or the last and stands between the rows, as where one statement ends and the next
 * begins: it must be what the rows lead to there, or one of the balances between which all of them lie.
 */
export const disagreesInMiddle = ({ facts, exponent, candidate, records, others }: TotalsInput): boolean => {
  const { opening, closing } = candidate.proved;
  if (opening === null || closing === null) return false;
  const taken = new Set([...others, ...records.flatMap((record) => record.lines)]);
  const steps = candidate.rows.map(({ movement, amount }) => ({ line: movement.line, amount }));
  const [first, last] = [
    Math.min(...steps.map(({ line }) => line)),
    Math.max(...steps.map(({ line }) => line)),
  ];
  return facts.some(({ kind, line, token }) => {
    if (!NAMED.has(kind) || line <= first || line >= last || taken.has(line)) return false;
    const size = Math.abs(toMinor(token.written, exponent)?.amount ?? 0);
    const down = balanceAt(steps, opening, (at) => at < line);
    const up = balanceAt(steps, opening, (at) => at > line);
    return ![down, up, opening, closing, 0].some((balance) => Math.abs(balance) === size);
  });
};

const CLOSES = /^(?:closing|new|ending|final) balance$/;

/** Two balances of one account that are plainly called the last, and only one of them is. */
export const namesTwoClosings = ({ facts, exponent }: TotalsInput): boolean => {
  const sizesOf = (some: readonly Fact[]): number =>
    new Set(some.map(({ token }) => Math.abs(toMinor(token.written, exponent)?.amount ?? 0))).size;
  const closings = facts.filter(
    ({ kind, dates, label }) => kind === "closing" && dates.length === 0 && CLOSES.test(toPlainWords(label)),
  );
  return sizesOf(closings) > 1 && sizesOf(facts.filter(({ kind }) => kind === "opening")) === 1;
};
