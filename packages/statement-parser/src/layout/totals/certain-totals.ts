import { says } from "../../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { findHeading } from "./find-totals.ts";
import type { PrintedTotal, TotalsInput } from "./find-totals.ts";
import { namesHeading } from "../../labels/total-words.ts";
import type { PageRow } from "../readings/read-rows.ts";
import { amountsOf, EMPTY, plainText, sizeOf } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

/** Kinds of movements, beside which there may be others on the same side. */
const KINDS = overPlainWords(
  /\b(purchases?|payments?(?! (?:in|out)\b)|charges|received|receipts|spent|checks?|cheques?|ingresos|gastos|einnahmen|ausgaben|fees?|interest)\b/,
);

const ALIGNED = 4;
/** A name of one word, which is that of a total in some language. */
const PLAIN = /^\p{L}+$/u;
const NEAR_LINES = 6;
const PARTS_MAX = 3;

const isWorded = (text: string): boolean => hasLetters(text, 2);

const textAt = ({ lines }: TotalsInput, index: number): string => {
  const scanned = lines[index];
  return scanned === undefined ? "" : plainText(scanned);
};

const hasAmounts = ({ lines }: TotalsInput, index: number): boolean => {
  const scanned = lines[index];
  return scanned !== undefined && amountsOf(scanned).length > 0;
};

/** Whether only further figures stand between a total and the last row above it. */
const endsRows = (line: number, input: TotalsInput): boolean => {
  const inRows = new Set(input.candidate.rows.flatMap(({ record }) => input.records[record]?.lines ?? []));
  for (let at = line - 1; at >= 0; at -= 1) {
    if (inRows.has(at)) return true;
    if (!hasAmounts(input, at) && isWorded(textAt(input, at))) return false;
  }
  return false;
};

const ENDS = new Set<FactKind>(["opening", "closing", "balance"]);

/** Whether a total stands in one run of figures with a balance between which the rows lie. */
const standsWithBalance = (line: number, input: TotalsInput): boolean => {
  const { facts, exponent, candidate } = input;
  const known = [candidate.facts.opening, candidate.facts.closing].flatMap((balance) =>
    balance === null ? [] : Math.abs(balance),
  );
  const rowLines = new Set(candidate.rows.map(({ movement }) => movement.line));
  const stated = new Set(
    facts.flatMap(({ kind, token, line: at }) =>
      ENDS.has(kind) && known.includes(sizeOf(token, exponent)) ? [at] : [],
    ),
  );
  return [1, -1].some((step) => {
    for (let at = line; Math.abs(at - line) <= NEAR_LINES; at += step) {
      if (rowLines.has(at) || !hasAmounts(input, at)) return false;
      if (stated.has(at)) return true;
    }
    return false;
  });
};

/** The words over a run of figures, and those of the line itself. */
const isOfOtherTime = ({ line, name }: PrintedTotal, input: TotalsInput): boolean => {
  const above = Array.from({ length: NEAR_LINES }, (_, back) => line - 1 - back);
  const heading = above.find((at) => !hasAmounts(input, at) && isWorded(textAt(input, at)));
  return [name, textAt(input, line), textAt(input, heading ?? -1)].some((text) =>
    says(toPlainWords(text), "other_time"),
  );
};

/** Figures printed near a total, without those of rows. */
const listNeighbours = ({ line }: PrintedTotal, input: TotalsInput): number[] => {
  const rowLines = new Set(input.candidate.rows.map(({ movement }) => movement.line));
  const found = new Set<number>();
  for (let at = line - NEAR_LINES; at <= line + NEAR_LINES; at += 1) {
    const scanned = input.lines[at];
    if (scanned === undefined || rowLines.has(at)) continue;
    for (const token of amountsOf(scanned)) found.add(sizeOf(token, input.exponent));
  }
  found.delete(0);
  return [...found];
};

/** Whether some of the parts make a sum. */
const canMake = (sum: number, parts: readonly number[], most: number): boolean => {
  if (sum === 0) return true;
  if (sum < 0 || most === 0) return false;
  return parts.some((part, at) => canMake(sum - part, parts.slice(at + 1), most - 1));
};

/** The rows that a sum of what went out may leave out: fees and interest. */
export const listApart = ({ candidate: { rows }, texts }: TotalsInput): PageRow[] =>
  rows.filter((row) => says(toPlainWords(texts[row.record] ?? ""), "apart"));

/**
 * Whether a total that differs from what went in or out may still be right: it counts a balance too, its parts are printed
 * beside it, or it leaves out fees and interest.
 */
export const isExplained = (total: PrintedTotal, sums: readonly number[], input: TotalsInput): boolean => {
  const { facts } = input.candidate;
  const balances = [facts.opening, facts.closing].flatMap((balance) => Math.abs(balance ?? 0));
  const sizes = [0, ...sums.map(Math.abs)];
  if (sizes.some((sum) => [0, ...balances].some((balance) => sum + balance === total.size))) return true;
  const left = listApart(input).map((row) => Math.abs(row.amount));
  const all = left.reduce((sum, each) => sum + each, 0);
  const parts = listNeighbours(total, input).filter((part) => part !== total.size);
  return sizes.some((sum) => {
    const gap = sum - total.size;
    return gap > 0 && (gap === all || canMake(gap, parts, PARTS_MAX) || canMake(gap, left, PARTS_MAX));
  });
};

/** Whether it is called nothing but a total, and stands right under a row in the column of the amounts. */
export const endsTable = ({ line, name, side }: PrintedTotal, input: TotalsInput): boolean => {
  const { lines, candidate } = input;
  const [token, ...others] = amountsOf(lines[line] ?? EMPTY);
  const last = candidate.rows.findLast(({ movement }) => movement.line < line);
  if (side !== null || token === undefined || others.length > 0 || last === undefined) return false;
  const isInColumn = Math.abs(last.movement.edge - token.edge) <= ALIGNED;
  return isInColumn && endsRows(line, input) && PLAIN.test(toPlainWords(name));
};

/** Whether the heading over the last rows above a total has its words. */
export const endsItsSection = ({ name, line }: PrintedTotal, input: TotalsInput): boolean =>
  namesHeading(name, findHeading(line, input));

/** Every figure of its line is a total or a balance with a name of its own; others would be of another time or kind. */
const isAlone = (
  { line, name }: PrintedTotal,
  totals: readonly PrintedTotal[],
  input: TotalsInput,
): boolean => {
  const { lines, facts, exponent, candidate } = input;
  const scanned = lines[line];
  if (scanned === undefined) return false;
  const balances = [candidate.facts.opening, candidate.facts.closing].map((each) => Math.abs(each ?? 0));
  const own = totals.filter((one) => one.line === line);
  const named = new Set([
    ...own.map((one) => one.size),
    ...facts.flatMap((fact) =>
      fact.line === line && fact.label !== name ? sizeOf(fact.token, exponent) : [],
    ),
    ...balances,
  ]);
  const names = new Set(own.map((one) => one.name));
  const sizes = amountsOf(scanned).map((token) => sizeOf(token, exponent));
  return names.size === own.length && sizes.every((size) => named.has(size));
};

/** A figure of the other side stands right beside it, and is the sum of all rows of that side. */
const hasSureTwin = (
  { line, side }: PrintedTotal,
  totals: readonly PrintedTotal[],
  { candidate: { rows } }: TotalsInput,
): boolean => {
  const sum = rows.reduce((all, { amount }) => all + (Math.sign(amount) === side ? 0 : amount), 0);
  const near = totals.filter((one) => one.side === -(side ?? 0) && Math.abs(one.line - line) <= 1);
  return near.length === 1 && near[0]?.size === Math.abs(sum);
};

/** Whether a total calls itself one of all that came in or went out in the time of the statement. */
export const namesSide = (
  total: PrintedTotal,
  totals: readonly PrintedTotal[],
  input: TotalsInput,
): boolean =>
  total.side !== null &&
  (total.said || hasSureTwin(total, totals, input)) &&
  isAlone(total, totals, input) &&
  !KINDS.test(toPlainWords(total.name)) &&
  !isOfOtherTime(total, input);

/**
 * Whether there is no doubt of which rows a total is: it says so in words and stands at their end, or with the balances
 * between which they lie.
 */
export const isCertain = (
  total: PrintedTotal,
  totals: readonly PrintedTotal[],
  input: TotalsInput,
): boolean => {
  const isRivalled = totals.some(
    ({ line, side, size }) => side === total.side && Math.abs(line - total.line) <= 1 && size !== total.size,
  );
  if (isRivalled) return false;
  if (endsItsSection(total, input)) return !isOfOtherTime(total, input) && endsRows(total.line, input);
  return (
    namesSide(total, totals, input) && (endsRows(total.line, input) || standsWithBalance(total.line, input))
  );
};
