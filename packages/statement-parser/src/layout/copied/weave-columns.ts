import { readFactWords } from "../../labels/fact-words.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { isName } from "./name-columns.ts";
import { LABELS_MIN, pairFacts } from "./pair-facts.ts";
import type { Paired } from "./pair-facts.ts";
import { figureOf, listCells } from "./part-columns.ts";
import type { Cells } from "./part-columns.ts";
import { isAmount } from "./scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";
import { splitPages } from "./split-copied-pages.ts";
import { weavePage } from "./weave-page.ts";
import type { Woven } from "./weave-page.ts";

const isFact = (text: string): boolean => {
  const kind = readFactWords(text);
  return kind !== null && kind !== "other";
};

/** What is neither of a row, nor a label that was given its figure, nor the name of a column. */
const listAround = (cells: readonly Cells[], woven: readonly Woven[]): CopiedLine[] => {
  const lines = cells
    .flatMap((own) => own.lines)
    .filter((line) => !woven.some(({ used }) => used.has(line)) && !isName(line.text));
  const isLeft = (own: CopiedParts | undefined): boolean => own !== undefined && isAmount(own);
  return lines
    .filter((own, at) => !isFact(own.text) || isLeft(lines[at + 1]))
    .map(({ text, from }) => ({ text, from }));
};

const joinFact = ({ label, amount }: Paired["facts"][number]): CopiedLine => ({
  text: `${label.text} ${amount.text}`,
  from: label.from,
});

/** A page of which nothing but balances is left. */
const readRest = (cells: readonly Cells[]): CopiedLine[] | null => {
  const { facts, cells: others } = pairFacts(cells, 1);
  return others.some(({ kind }) => kind === "money") ? null : facts.map(joinFact);
};

/** A text whose columns were copied one after the other as lines of rows; null where it is none. */
export const weaveColumns = (parts: readonly CopiedParts[], style: MoneyStyle): CopiedLine[] | null => {
  const { facts, cells } = pairFacts(listCells(parts), LABELS_MIN);
  const opens = facts.find(({ label }) => readFactWords(label.words) === "opening");
  const opening = opens === undefined ? null : (figureOf(opens.amount, style)?.value ?? null);
  const woven: Woven[] = [];
  for (const page of splitPages(cells)) {
    const rest = page.some(({ kind }) => kind === "day") ? null : readRest(page);
    const read =
      rest === null ? weavePage(page, opening, style) : { lines: rest, used: new Set<CopiedParts>() };
    if (read === null) return null;
    woven.push(read);
  }
  return [...listAround(cells, woven), ...facts.map(joinFact), ...woven.flatMap(({ lines }) => lines)];
};
