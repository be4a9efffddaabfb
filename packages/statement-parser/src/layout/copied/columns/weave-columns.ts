import { readFactWords } from "../../../labels/fact-words.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { isName } from "./name-columns.ts";
import { LABELS_MIN, pairFacts } from "./pair-facts.ts";
import type { Paired } from "./pair-facts.ts";
import { figureOf, listCells, partCells } from "./part-columns.ts";
import type { Cells } from "./part-columns.ts";
import { isAmount, isRow, scanCopied } from "../lines/scan-copied.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";
import { isOtherList, splitPages } from "./split-copied-pages.ts";
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
    .filter((own, at) => /\d/.test(own.text) || !isFact(own.text) || isLeft(lines[at + 1]))
    .map(({ text, from }) => ({ text, from }));
};

const joinFact = ({ label, amount }: Paired["facts"][number]): CopiedLine => ({
  text: `${label.text} ${amount.text}`,
  from: label.from,
});

/** A page of which nothing but balances is left. */
const readRest = (cells: readonly Cells[]): Woven | null => {
  const { facts, cells: others } = pairFacts(cells, 1);
  const isLeft = others.some(({ kind }) => kind === "money");
  return isLeft ? null : { lines: facts.map(joinFact), used: new Set(), daysOpen: false, mixed: false };
};

/** A text with its rows on lines of their own; `daysOpen` where their days may be those of their neighbours, `mixed` their figures. */
export type WovenText = Omit<Woven, "used">;

type Weave = { paired: Paired; opening: number | null; style: MoneyStyle };

const joinPages = ({ paired: { facts, cells } }: Weave, woven: readonly Woven[]): WovenText => ({
  lines: [...listAround(cells, woven), ...facts.map(joinFact), ...woven.flatMap(({ lines }) => lines)],
  daysOpen: woven.some(({ daysOpen }) => daysOpen),
  mixed: woven.some(({ mixed }) => mixed),
});

/** The columns of each page by themselves, and those of a text each as one, whatever pages it has. */
const weaveText = (weave: Weave): WovenText[] => {
  const { paired, opening, style } = weave;
  // Without days of their own no columns are put together.
  if (!paired.cells.some(({ kind }) => kind === "day")) return [];
  const pages = splitPages(paired.cells);
  const woven = pages.map((page) => {
    const rest = page.some(({ kind }) => kind === "day") ? null : readRest(page);
    return rest === null ? weavePage(page, opening, style) : [rest];
  });
  const likeliest = woven.flatMap(([own]) => own ?? []);
  const hasOthers = paired.cells.some(({ lines }) => lines.some(({ text }) => isOtherList(text)));
  const whole =
    pages.length === 1 ? (woven[0] ?? []) : hasOthers ? [] : weavePage(paired.cells, opening, style);
  return [
    ...(pages.length > 1 && likeliest.length === pages.length ? [joinPages(weave, likeliest)] : []),
    ...whole.map((own) => joinPages(weave, [own])),
  ];
};

/** The balance before the first row, where its name and its figure stand on one line, on two, or in two runs. */
const findOpening = (parts: readonly CopiedParts[], { facts }: Paired, style: MoneyStyle): number | null => {
  const pairs = [
    ...facts.map(({ label, amount }) => ({ words: label.words, line: amount })),
    ...parts.map((line, at) => ({
      words: line.words,
      line: line.amounts.length === 0 ? (parts.slice(at + 1, at + 2).find(isAmount) ?? line) : line,
    })),
  ];
  const own = pairs.find(({ words, line }) => line.money.length === 1 && readFactWords(words) === "opening");
  return own === undefined ? null : (figureOf(own.line, style)?.value ?? null);
};

/** Days without an amount on their line are those of columns. */
const haveDaysApart = (parts: readonly CopiedParts[]): boolean => {
  const dated = parts.filter(({ days }) => days.length > 0);
  return dated.filter(isRow).length * 2 < dated.length;
};

/** The ways in which a text is columns that were copied one after the other, likeliest first. */
export function* weaveColumns(parts: readonly CopiedParts[], style: MoneyStyle): Generator<WovenText> {
  for (const lines of haveDaysApart(parts) ? (["whole", "parted"] as const) : (["whole"] as const)) {
    const paired = pairFacts(listCells(scanCopied(partCells(parts, style, lines), style)), LABELS_MIN);
    yield* weaveText({ paired, opening: findOpening(parts, paired, style), style });
  }
}
