import type { Box, Word, WordPage } from "../../decode/page-words.ts";

/** Words that stand side by side without a wide gap. */
export type Cell = { text: string; box: Box };

/** Words of one baseline from left to right. */
export type Line = { page: number; box: Box; words: readonly Word[]; cells: readonly Cell[]; text: string };

const heightOf = ({ box }: Word): number => box[3] - box[1];
const middleOf = ({ box }: Word): number => (box[1] + box[3]) / 2;

const SAME_LINE = 0.45;
const CELL_GAP = 1.1;

export const unite = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

const BAR = /^[|¦│]+$/;

const splitCells = (words: readonly Word[]): Cell[] => {
  const cells: Cell[] = [];
  let group: Word[] = [];
  const close = (): void => {
    if (group.length > 0)
      cells.push({ text: group.map((word) => word.text).join(" "), box: unite(group.map((word) => word.box)) });
    group = [];
  };
  for (const word of words) {
    const before = group.at(-1);
    if (before !== undefined && word.box[0] - before.box[2] > CELL_GAP * heightOf(word)) close();
    if (BAR.test(word.text)) close();
    else group.push(word);
  }
  close();
  return cells;
};

/** A line of the given words, which are put in order from left to right. */
export const toLine = (page: number, words: readonly Word[]): Line => {
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0]);
  return {
    page,
    words: sorted,
    box: unite(sorted.map((word) => word.box)),
    cells: splitCells(sorted),
    text: sorted.map((word) => word.text).join(" "),
  };
};

/** Lines of a page from top to bottom; words belong to a line when their middles lie at one height. */
export const toLines = ({ page, words }: WordPage): Line[] => {
  const sorted = words.toSorted((a, b) => middleOf(a) - middleOf(b) || a.box[0] - b.box[0]);
  const lines: Line[] = [];
  let group: Word[] = [];
  let middle = 0;
  for (const word of sorted) {
    const first = group[0];
    const near =
      first !== undefined &&
      Math.abs(middleOf(word) - middle) <= SAME_LINE * Math.min(heightOf(word), heightOf(first));
    if (!near && group.length > 0) {
      lines.push(toLine(page, group));
      group = [];
    }
    if (group.length === 0) middle = middleOf(word);
    group.push(word);
  }
  if (group.length > 0) lines.push(toLine(page, group));
  return lines;
};
