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
  const sizeOf = ({ token }: Fact): number => Math.abs(toMinor(token.written, exponent)?.amount ?? 0);
  const isBetween = ({ line }: Fact): boolean => line > first && line < last && !taken.has(line);
  const begins = facts.find(
    (fact) => fact.kind === "opening" && isBetween(fact) && sizeOf(fact) !== Math.abs(opening),
  );
  return facts.some((fact) => {
    // The last balance may stand over the rows of a statement, which end where the next one begins.
    const isOver = fact.kind === "closing" && fact.line < first && begins !== undefined;
    if (!NAMED.has(fact.kind) || !(isOver || isBetween(fact))) return false;
    const place = isOver ? begins.line : fact.line;
    const down = balanceAt(steps, opening, (line) => line < place);
    const up = balanceAt(steps, opening, (line) => line > place);
    return ![down, up, opening, closing, 0].some((balance) => Math.abs(balance) === sizeOf(fact));
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
