import type { Fact } from "../facts/find-facts.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import { amountsOf, plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { Solved } from "./solved.ts";
import { hasLetters } from "../../values/text.ts";
import { toPlainWords } from "../../words/plain-words.ts";

const ALIGNED = 3;
/** So many lines may stand between the rows and a balance. */
const REACH = 4;

/** The nearest line with figures from a row on, up to the names of the columns. */
const findNextFigure = (lines: readonly ScannedLine[], from: number, step: 1 | -1): number | null => {
  for (let at = from + step; Math.abs(at - from) <= REACH; at += step) {
    const scanned = lines[at];
    if (scanned === undefined || isHeaderLine(scanned)) return null;
    if (amountsOf(scanned).length > 0) return at;
  }
  return null;
};

/** A figure with words as the balance that its place speaks for: in the column of the rows' amounts, and alone on its line. */
const readEnd = (
  { records, part: { lines } }: Solved,
  line: number | null,
  kind: "opening" | "closing",
): Fact[] => {
  const scanned = lines[line ?? -1];
  const [token, ...others] = scanned === undefined ? [] : amountsOf(scanned);
  if (scanned === undefined || token === undefined || line === null || others.length > 0) return [];
  const label = plainText(scanned);
  const isInColumn = records.some(({ amounts }) =>
    amounts.some(({ edge }) => Math.abs(edge - token.edge) <= ALIGNED),
  );
  return isInColumn && hasLetters(label, 2) ? [{ kind, token, line, dates: [], label, side: null }] : [];
};

/** A balance elsewhere under the same words. */
const isNamesake = (fact: Fact, end: Fact): boolean =>
  fact.kind === "balance" && toPlainWords(fact.label) === toPlainWords(end.label);

const isNamed = (facts: readonly Fact[], end: Fact): boolean =>
  facts.some(({ kind, token }) => kind === end.kind && token === end.token);

/**
 * The facts with the figures right over the first row and right under the last one as the balances between which the rows
 * lie, whatever they are called; null where both are called so, or where another figure is.
 */
export const nameEnds = (solved: Solved, facts: readonly Fact[]): Fact[] | null => {
  const { lines } = solved.part;
  const dated = solved.records.filter((record) => record.dated);
  const [first, last] = [dated[0]?.lines[0], dated.at(-1)?.amounts[0]?.line];
  if (first === undefined || last === undefined) return null;
  const ends = [
    ...readEnd(solved, findNextFigure(lines, first, -1), "opening"),
    ...readEnd(solved, findNextFigure(lines, last, 1), "closing"),
  ];
  const isOther = (fact: Fact): boolean =>
    ends.some(
      (end) => (end.kind === fact.kind || isNamesake(fact, end)) && end.token.text !== fact.token.text,
    );
  if (ends.length < 2 || ends.every((end) => isNamed(facts, end))) return null;
  const besides = facts.filter(({ line }) => !ends.some((end) => end.line === line));
  return besides.some(isOther) ? null : [...besides, ...ends].toSorted((a, b) => a.line - b.line);
};
