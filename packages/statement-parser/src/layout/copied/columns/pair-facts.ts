import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import { isName } from "./name-columns.ts";
import type { Cells } from "./part-columns.ts";
import type { CopiedParts } from "../lines/scan-copied.ts";

/** Labels with their figures, and what is left of the text. */
export type Paired = { facts: { label: CopiedParts; amount: CopiedParts }[]; cells: Cells[] };

/** Labels that stand by themselves say little: a run of them is paired. */
export const LABELS_MIN = 2;

const LABELS_SHARE = 0.4;
const ROWS_MIN = 4;

/** Labels of figures that stand elsewhere: a run of them, or what stands right above as many figures and has labels among it. */
const findLabels = ({ lines }: Cells, next: Cells | undefined): CopiedParts[] => {
  const isLabel = ({ words }: CopiedParts): boolean => readFactWords(words) !== null;
  const above = next?.kind === "money" ? lines.slice(-next.lines.length) : [];
  const named = above.filter(isLabel).length;
  // Words of rows speak of debits and fees too, a few of them.
  const areLabels = named >= LABELS_MIN && named >= above.length * LABELS_SHARE;
  if (above.length === next?.lines.length && areLabels) return above;
  const first = lines.findIndex(isLabel);
  const end = lines.findIndex((line, at) => at > first && !isLabel(line));
  return first === -1 ? [] : lines.slice(first, end === -1 ? undefined : end);
};

/** A balance at one end, or a total; `Paid out` and `Balance` alone name columns. */
const isEnd = (text: string): boolean =>
  ["opening", "closing", "carried"].includes(readFactWords(text) ?? "") || isTotal(text) || !isName(text);

/** Labels in a run, and the first run of as many figures behind them, whatever stands between: each belongs to its own. */
export const pairFacts = (cells: readonly Cells[], least: number): Paired => {
  const facts: Paired["facts"] = [];
  const used = new Set<Cells>();
  // As many figures as days are those of rows, whatever their words speak of.
  const days = new Set(cells.flatMap((own) => (own.kind === "day" ? own.lines.length : [])));
  const isFree = (own: Cells): boolean =>
    !used.has(own) && (own.lines.length < ROWS_MIN || !days.has(own.lines.length));
  const kept = cells.map((own, at) => {
    const labels = own.kind === "words" ? findLabels(own, cells[at + 1]) : [];
    if (labels.length < least || !labels.some(({ words }) => isEnd(words))) return own;
    const figures = cells
      .slice(at + 1)
      .find((other) => other.kind === "money" && other.lines.length === labels.length && isFree(other));
    if (figures === undefined) return own;
    used.add(figures);
    for (const [index, label] of labels.entries()) {
      const amount = figures.lines[index];
      if (amount !== undefined) facts.push({ label, amount });
    }
    return { ...own, lines: own.lines.filter((line) => !labels.includes(line)) };
  });
  return { facts, cells: kept.filter((own) => !used.has(own) && own.lines.length > 0) };
};
