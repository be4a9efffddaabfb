import type { Box, Word } from "../../decode/page-words.ts";
import { meets, unite, withWords } from "./lines.ts";
import type { Cell, Line } from "./lines.ts";

const middleOf = ({ box }: Line): number => (box[1] + box[3]) / 2;

/** How far from its middle, in heights of the line, the two lines of a cell stand that is centred beside it: less than lines of text do. */
const NEAREST = 0.3;
const FARTHEST = 0.8;
const UNEVEN = 0.2;

const isHalfApart = (above: Line, own: Line, below: Line): boolean => {
  const height = own.box[3] - own.box[1];
  const [up, down] = [middleOf(own) - middleOf(above), middleOf(below) - middleOf(own)];
  return (
    Math.abs(up - down) <= UNEVEN * height &&
    [up, down].every((far) => far >= NEAREST * height && far <= FARTHEST * height)
  );
};

/** Columns side by side, each with lines of its own, stand half apart from one to the next, and no cell is centred. */
const isApart = (one: Line | undefined, next: Line | undefined): boolean =>
  one === undefined ||
  next?.page !== one.page ||
  middleOf(next) - middleOf(one) > FARTHEST * (next.box[3] - next.box[1]);

const isUnderOne = (cells: readonly Cell[], others: readonly Cell[]): boolean =>
  cells.every(({ box }) => others.filter((other) => meets(other.box, box)).length === 1);

/** More words no table has in a line. */
const WORDS_MAX = 100;

/** Both lines hold the two halves of the same cells, and the line between them stands in other columns. */
const areHalves = (above: Line, own: Line, below: Line): boolean =>
  [above, own, below].every(({ words }) => words.length <= WORDS_MAX) &&
  isUnderOne(above.cells, below.cells) &&
  isUnderOne(below.cells, above.cells) &&
  [...above.words, ...below.words].every((word) => own.words.every(({ box }) => !meets(word.box, box)));

/** The words of both halves of a cell one after the other, in the width that they have. */
const joinHalves = (words: readonly Word[], [x0, , x1]: Box, [, y0, , y1]: Box): Word[] => {
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, -1);
  const width = (x1 - x0) / letters;
  let at = x0;
  return words.map((word) => {
    const from = at;
    at += (word.text.length + 1) * width;
    return { ...word, box: [from, y0, from + word.text.length * width, y1] };
  });
};

const wordsIn = (line: Line, { box }: Cell): Word[] => line.words.filter((word) => meets(word.box, box));

const join = (above: Line, own: Line, below: Line): Line => {
  const joined = above.cells.flatMap((upper) => {
    const lower = below.cells.find(({ box }) => meets(box, upper.box)) ?? upper;
    const words = [...wordsIn(above, upper), ...wordsIn(below, lower)];
    return joinHalves(words, unite([upper.box, lower.box]), own.box);
  });
  return withWords(own, [...own.words, ...joined]);
};

/** Lines in which cells of two lines stand in that of the cells beside which they are centred, as in tables of web pages. */
export const joinCentredLines = (lines: readonly Line[]): Line[] => {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [above, own, below] = [lines[at], lines[at + 1], lines[at + 2]];
    if (above === undefined) continue;
    const isCentred =
      own !== undefined &&
      below !== undefined &&
      above.page === own.page &&
      own.page === below.page &&
      above.backwards !== true &&
      isHalfApart(above, own, below) &&
      isApart(lines[at - 1], above) &&
      isApart(below, lines[at + 3]) &&
      areHalves(above, own, below);
    joined.push(isCentred ? join(above, own, below) : above);
    if (isCentred) at += 2;
  }
  return joined;
};
