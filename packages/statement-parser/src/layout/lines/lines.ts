import { withPlainDays } from "../../values/date.ts";
import { toKnownDigits } from "../../values/known-digits.ts";
import { joinBackwards, runsRightToLeft } from "./right-to-left.ts";
import type { Box, Turn, Word, WordPage } from "../../decode/page-words.ts";

/** Words that stand side by side without a wide gap. */
export type Cell = { text: string; box: Box };

/** Words of one baseline from left to right. */
export type Line = {
  page: number;
  box: Box;
  words: readonly Word[];
  cells: readonly Cell[];
  text: string;
  /** Its words are read from the right, as on pages where they stand at points; text files keep them in reading order. */
  backwards?: boolean;
  /** How its page was turned to be read; boxes are those of the turned page. */
  turned?: Turned;
};

/** A page whose text does not stand upright: its turn, and its width and height as it is shown. */
export type Turned = { turn: Turn; width: number; height: number };

const toUpright = ([x0, y0, x1, y1]: Box, { turn, width, height }: Turned): Box => {
  if (turn === 1) return [y0, width - x1, y1, width - x0];
  if (turn === 2) return [width - x1, height - y1, width - x0, height - y0];
  return turn === 3 ? [height - y1, x0, height - y0, x1] : [x0, y0, x1, y1];
};

/** The box as the page is shown. */
export const toShown = ([x0, y0, x1, y1]: Box, turned: Turned | undefined): Box => {
  if (turned === undefined) return [x0, y0, x1, y1];
  const { turn, width, height } = turned;
  if (turn === 1) return [width - y1, x0, width - y0, x1];
  if (turn === 2) return [width - x1, height - y1, width - x0, height - y0];
  return turn === 3 ? [y0, height - x1, y1, height - x0] : [x0, y0, x1, y1];
};

/** The way most of the page's words stand; the others are notes at its edge. */
const findTurn = (words: readonly Word[]): Turn => {
  const counts = [0, 0, 0, 0];
  for (const { turn } of words) counts[turn ?? 0] = (counts[turn ?? 0] ?? 0) + 1;
  const most = Math.max(...counts);
  // One of the four counts.
  return counts.indexOf(most) as Turn;
};

const heightOf = ({ box }: Word): number => box[3] - box[1];
const middleOf = ({ box }: Word): number => (box[1] + box[3]) / 2;

const SAME_LINE = 0.45;
const CELL_GAP = 1.1;

export const unite = (boxes: readonly Box[]): Box => {
  let [x0, y0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [x1, y1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const box of boxes) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
};

/** Whether some of the width of a page is under both. */
export const meets = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0];

const BAR = /^[|¦│]+$/;

/** The words of a line in the order in which they are read. */
export const joinWords = (words: readonly Word[], { backwards }: Pick<Line, "backwards">): string => {
  const texts = words.map((word) => word.text);
  return backwards === true ? joinBackwards(texts) : texts.join(" ");
};

/** Whether the room before a word parts it from the one before. */
type IsGap = (room: number, word: Word) => boolean;

const isUsualGap: IsGap = (room, word) => room > CELL_GAP * heightOf(word);

const splitCells = (words: readonly Word[], backwards: boolean, isGap: IsGap): Cell[] => {
  const cells: Cell[] = [];
  let group: Word[] = [];
  const close = (): void => {
    if (group.length > 0)
      cells.push({
        text: joinWords(group, { backwards }),
        box: unite(group.map((word) => word.box)),
      });
    group = [];
  };
  for (const word of words) {
    const before = group.at(-1);
    if (before !== undefined && isGap(word.box[0] - before.box[2], word)) close();
    if (BAR.test(word.text)) close();
    else group.push(word);
  }
  close();
  return cells;
};

/** How the words of a page came to their places: turned, and at points of a page rather than in lines of text. */
type PageWay = { turned: Turned | undefined; placed: boolean };

/** A line of the given words, which are put in order from left to right. */
export const toLine = (page: number, words: readonly Word[], { turned, placed }: PageWay): Line => {
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0]);
  const backwards = placed && runsRightToLeft(sorted.map((word) => word.text).join(" "));
  return {
    page,
    words: sorted,
    box: unite(sorted.map((word) => word.box)),
    cells: splitCells(sorted, backwards, isUsualGap),
    text: joinWords(sorted, { backwards }),
    ...(backwards ? { backwards } : {}),
    ...(turned === undefined ? {} : { turned }),
  };
};

/** A line of other words that stand as those of a line do. */
export const withWords = ({ page, turned, backwards }: Line, words: readonly Word[]): Line =>
  toLine(page, words, { turned, placed: backwards === true });

/** The line with its cells apart at every gap of at least so many points. */
export const partAt = (line: Line, least: number): Line => ({
  ...line,
  cells: splitCells(line.words, line.backwards === true, (room) => room >= least),
});

/** The line with cells that begin at these words. */
export const partBefore = (line: Line, firsts: ReadonlySet<Word>): Line => ({
  ...line,
  cells: splitCells(line.words, line.backwards === true, (_, word) => firsts.has(word)),
});

/** Whether a line stands under another of its page, with less between them than so many times the height of that. */
export const isRightUnder = (line: Line | undefined, above: Line | undefined, gap: number): boolean =>
  line !== undefined &&
  line.page === above?.page &&
  line.box[1] - above.box[3] < gap * (above.box[3] - above.box[1]);

/** Accents that some programs print as signs of their own before their letter, and what joins them to it. */
const ACCENTS = new Map(
  Object.entries({
    "´": "\u0301",
    "¨": "\u0308",
    ˇ: "\u030c",
    ˆ: "\u0302",
    "˜": "\u0303",
    "¸": "\u0327",
    "˚": "\u030a",
    "˙": "\u0307",
    "˝": "\u030b",
  }),
);
const ACCENTED = /([´¨ˇˆ˜¸˚˙˝])(\p{L})/gu;

const joinAccents = (text: string): string =>
  text.replaceAll(ACCENTED, (_, sign: string, letter: string) =>
    `${letter.replace("ı", "i")}${ACCENTS.get(sign) ?? ""}`.normalize("NFC"),
  );

/** Spaces between digits of which there are many. */
const THIN = /(?<=\d)[\u2000-\u200a](?=\d)/g;

/** A hyphen or a short dash that some programs print for a minus; before a day it is none. */
const HYPHEN = /^[\u2010-\u2013\uff0d](?=\d)(?!\d{1,2}[./-]\d{1,2}[./-])|(?<=\d)[\u2010-\u2013\uff0d]$/gu;

/** Digits of other scripts, as of Arabic or Hindi, are read as those known here; marks of direction fall away. */
const withKnownSigns = (word: Word): Word => {
  const text = withPlainDays(
    joinAccents(toKnownDigits(word.text)).replaceAll(THIN, "\u202f").replaceAll(HYPHEN, "-"),
  );
  return text === word.text || text === "" ? word : { ...word, text };
};

/** Dots that lead from a label to its figure. */
const LEADER = /^[.\u00b7\u2026_]{4,}$/;

/** Lines of a page from top to bottom; words belong to a line when their middles lie at one height. */
export const toLines = ({ page, words, width, height }: WordPage, placed: boolean): Line[] => {
  const turn = findTurn(words);
  const turned = turn === 0 ? undefined : { turn, width, height };
  const own = words
    .filter((word) => (word.turn ?? 0) === turn && !LEADER.test(word.text))
    .map(withKnownSigns);
  const upright =
    turned === undefined ? own : own.map((word) => ({ ...word, box: toUpright(word.box, turned) }));
  const sorted = upright.toSorted((a, b) => middleOf(a) - middleOf(b) || a.box[0] - b.box[0]);
  const lines: Line[] = [];
  let group: Word[] = [];
  let middle = 0;
  for (const word of sorted) {
    const first = group[0];
    const near =
      first !== undefined &&
      Math.abs(middleOf(word) - middle) <= SAME_LINE * Math.min(heightOf(word), heightOf(first));
    if (!near && group.length > 0) {
      lines.push(toLine(page, group, { turned, placed }));
      group = [];
    }
    if (group.length === 0) middle = middleOf(word);
    group.push(word);
  }
  if (group.length > 0) lines.push(toLine(page, group, { turned, placed }));
  return lines;
};

export const widthOf = ([x0, , x1]: Box): number => x1 - x0;

/** How far two boxes lie over one another; below 0 they stand apart. */
export const overlapOf = (box: Box, other: Box): number =>
  Math.min(box[2], other[2]) - Math.max(box[0], other[0]);

/** Whether they do, or nearly. */
export const isOver = (box: Box, other: Box): boolean => overlapOf(box, other) > -1;
