import type { Word } from "../../decode/page-words.ts";
import { withWords } from "./lines.ts";
import type { Line } from "./lines.ts";
import { findPageDate } from "./page-dates.ts";
import { hasLetters } from "../../values/text.ts";

/** Lines that begin at one place right of the rows and have nothing left of them. */
const LONE_MIN = 3;
const ALIGNED = 2;
/** As wide as this the gap is that nothing crosses. */
const GUTTER = 3;
const ROWS_MIN = 3;
const BASELINE = 0.5;
const MONEY = /\d[.,]\d{2}(?!\d)/;
const DATE_WITHIN = 2;

type Side = { gutter: number; from: number; to: number };

const isCrossed = ({ words }: Line, gutter: number): boolean =>
  words.some(({ box }) => box[0] < gutter && box[2] > gutter - GUTTER);

const isRow = (line: Line): boolean =>
  Array.from({ length: DATE_WITHIN }, (_, at) => at).some((at) => findPageDate(line, at, true) !== null) &&
  line.words.some(({ text }) => MONEY.test(text));

const middleOf = ({ box }: Word): number => (box[1] + box[3]) / 2;

const wordsOf = ({ words }: Line, gutter: number): { left: Word[]; right: Word[] } => ({
  left: words.filter(({ box }) => box[0] < gutter),
  right: words.filter(({ box }) => box[0] >= gutter),
});

/** What stands right of the gutter shares the baselines of what stands left of it: a column of the rows. */
const isColumn = (lines: readonly Line[], gutter: number): boolean => {
  const shared = lines.map((line) => wordsOf(line, gutter)).filter((own) => own.left.length > 0);
  const merged = shared.filter(({ right }) => right.length > 0);
  const even = merged.filter(({ left, right: [first] }) =>
    left.some((word) => first !== undefined && Math.abs(middleOf(word) - middleOf(first)) <= BASELINE),
  );
  return even.length * 2 > merged.length;
};

const findSide = (lines: readonly Line[], gutter: number): Side | null => {
  const lone = lines.flatMap((line, at) => (line.box[0] >= gutter && hasLetters(line.text, 3) ? [at] : []));
  let [from, to] = [lone[0] ?? 0, lone[0] ?? 0];
  const isClear = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && !isCrossed(line, gutter);
  };
  while (isClear(from - 1)) from -= 1;
  while (isClear(to + 1)) to += 1;
  const own = lines.slice(from, to + 1);
  if (lone.filter((at) => at >= from && at <= to).length < LONE_MIN || isColumn(own, gutter)) return null;
  const countRows = (part: "left" | "right"): number =>
    own.filter((line) => {
      const words = wordsOf(line, gutter)[part];
      return words.length > 0 && isRow(withWords(line, words));
    }).length;
  // Rows on both sides stand in columns like those of a newspaper.
  return countRows("left") < ROWS_MIN || countRows("right") >= ROWS_MIN ? null : { gutter, from, to };
};

/** Where several lines begin that have nothing left of them, in the right half of the page. */
const listGutters = (lines: readonly Line[]): number[] => {
  const [left, right] = [
    Math.min(...lines.map(({ box }) => box[0])),
    Math.max(...lines.map(({ box }) => box[2])),
  ];
  const starts = lines
    .filter(({ box, text }) => box[0] > (left + right) / 2 && hasLetters(text, 3))
    .map(({ box }) => box[0])
    .toSorted((a, b) => a - b);
  return starts.filter(
    (start, at) =>
      start - (starts[at - 1] ?? 0) > ALIGNED && (starts[at + LONE_MIN - 1] ?? Infinity) - start <= ALIGNED,
  );
};

const splitPage = (lines: readonly Line[]): Line[] => {
  for (const gutter of listGutters(lines)) {
    const side = findSide(lines, gutter);
    if (side === null) continue;
    const own = lines.slice(side.from, side.to + 1).map((line) => ({ line, ...wordsOf(line, gutter) }));
    const take = (part: "left" | "right"): Line[] =>
      own.flatMap((one) => {
        const words = one[part];
        if (words.length === 0) return [];
        return [words.length === one.line.words.length ? one.line : withWords(one.line, words)];
      });
    return [...lines.slice(0, side.from), ...take("right"), ...take("left"), ...lines.slice(side.to + 1)];
  }
  return [...lines];
};

/**
 * Pages with a box of notes or balances beside their rows: its lines, on baselines of their own, come before the rows
 * and no longer run into them.
 */
export const splitSidebars = (pages: readonly (readonly Line[])[]): Line[][] => pages.map(splitPage);
