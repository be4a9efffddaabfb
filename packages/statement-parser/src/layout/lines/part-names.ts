import { isRightUnder, meets, partAt } from "./lines.ts";
import type { Line } from "./lines.ts";

/** A figure or a day, and no word. */
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u;
const FIGURES_MIN = 3;
const GAP_MAX = 1;
/** The narrowest gap between two names is so much wider than the widest within one. */
const WIDER = 1.8;

/** The least of the gaps that part the words of a line into so many names; null where others are nearly as wide. */
const findGap = ({ words }: Line, names: number): number | null => {
  const gaps = words.slice(1).map(({ box }, at) => box[0] - (words[at]?.box[2] ?? 0));
  const sorted = gaps.toSorted((a, b) => b - a);
  const [least = 0, next = 0] = [sorted[names - 2], sorted[names - 1]];
  return least > 0 && least >= next * WIDER ? least : null;
};

const partName = (line: Line, below: Line | undefined): Line => {
  const figures = below?.cells ?? [];
  const isOverFigures =
    figures.length >= FIGURES_MIN &&
    line.cells.length < figures.length &&
    figures.every(({ text }) => FIGURE.test(text)) &&
    !/\d/.test(line.text) &&
    isRightUnder(below, line, GAP_MAX);
  const least = isOverFigures ? findGap(line, figures.length) : null;
  const parted = least === null ? line : partAt(line, least);
  const fits = parted.cells.every(
    (cell, at) => figures[at] !== undefined && meets(cell.box, figures[at].box),
  );
  return fits && parted.cells.length === figures.length ? parted : line;
};

/** Lines in which the names over a row of figures are cells of their own, though little more than the space of a word parts them. */
export const partNames = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => partName(line, lines[at + 1]));
