import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";
import { hasLetters } from "../../values/text.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";

/** A dash that stands for nothing, in the place of an amount: it ends or lies where the amounts of a column do. */
const DASH = /^[-\u2212\u2013\u2014]$/;
const MONEY = /^\D{0,3}(?:\d[\d.,'\u2019]*[.,]\d{2,3}|\d{1,3}(?:[\u00a0\u202f'\u2019]\d{3})+)\D{0,3}$/;
const SIGNED = /^(?:\d.*\d[-+\u2212]|[-+\u2212]\d.*)$/;
const UNIT = /^(?:\p{Sc}|\p{L}{1,3})\.?$/u;
const ALIGNED = 1.5;
const NEAR = 1.2;
const LEAST = 2;
const NAMES_MIN = 3;

const middleOf = ({ box }: Word): number => (box[0] + box[2]) / 2;

type Places = {
  ends: readonly number[];
  middles: readonly number[];
  dashes: readonly number[];
  names: readonly number[];
  nameEnds: readonly number[];
  pluses: readonly number[];
  /** Where each dash before a figure ends, and how far that is from it. */
  gaps: readonly { end: number; gap: number }[];
};

/** Where the currency behind a figure ends. */
const listUnitEnds = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ words }) =>
    words.flatMap(({ text, box }, at) =>
      at > 0 && UNIT.test(text) && MONEY.test(words[at - 1]?.text ?? "") ? box[2] : [],
    ),
  );

const listPlaces = (lines: readonly Line[]): Places => {
  const amounts = lines.flatMap(({ words }) => words.filter(({ text }) => MONEY.test(text)));
  const dashes = lines.flatMap(({ words }) => words.filter(({ text }) => DASH.test(text)));
  const heads = lines.filter(({ cells, text }) => cells.length >= NAMES_MIN && !/\d/.test(text));
  const names = heads.flatMap(({ words }) => words.filter(({ text }) => hasLetters(text, 2)));
  return {
    names: names.map(({ box }) => box[0]),
    nameEnds: names.map(({ box }) => box[2]),
    ends: [...amounts.map(({ box }) => box[2]), ...listUnitEnds(lines)],
    middles: amounts.map(middleOf),
    dashes: dashes.map(({ box }) => box[2]),
    gaps: lines.flatMap(({ words }) =>
      words.flatMap(({ text, box }, at) => {
        const next = words[at + 1];
        return DASH.test(text) && next !== undefined && MONEY.test(next.text)
          ? [{ end: box[2], gap: next.box[0] - box[2] }]
          : [];
      }),
    ),
    pluses: lines.flatMap(({ words }) => words.flatMap(({ text, box }) => (text === "+" ? box[2] : []))),
  };
};

const countNear = (places: readonly number[], place: number): number =>
  places.filter((other) => Math.abs(other - place) <= ALIGNED).length;

/** So much the gaps behind dashes of one column differ at least, where figures of different lengths follow. */
const UNEVEN = 3;

/** Dashes end where figures of their column do, however near those of the next one begin: a sign stands as near to each. */
const standsInColumn = ({ box }: Word, { ends, gaps }: Places): boolean => {
  const own = gaps.filter(({ end }) => Math.abs(end - box[2]) <= ALIGNED).map(({ gap }) => gap);
  return own.length > LEAST && countNear(ends, box[2]) > 0 && Math.max(...own) - Math.min(...own) >= UNEVEN;
};

/** Right under the end of a name, where figures end too, a dash is one of theirs, however near those of the next column begin. */
const endsUnderName = ({ box }: Word, { nameEnds, ends }: Places): boolean =>
  countNear(nameEnds, box[2]) > 0 && countNear(ends, box[2]) > 0;

/** No more than a blank parts it from a figure, and nothing follows in the line: `309,72 -`. */
const BLANK = 0.65;

const isSignBehind = (before: Word | undefined, { box }: Word, next: Word | undefined): boolean =>
  before !== undefined &&
  next === undefined &&
  MONEY.test(before.text) &&
  box[0] - before.box[2] < BLANK * (box[3] - box[1]);

const isEmptyCell = (words: readonly Word[], at: number, places: Places): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !DASH.test(word.text)) return false;
  const height = word.box[3] - word.box[1];
  // Close behind an amount it begins under the name of another column.
  const isSign = countNear(places.pluses, word.box[2]) > 0;
  const isLast = next === undefined && !isSign && countNear(places.dashes, word.box[2]) > LEAST;
  if (isLast && countNear(places.names, word.box[0]) > 0) return true;
  // Before another dash, or a figure with a sign behind it, it is no sign.
  if (next !== undefined && (DASH.test(next.text) || SIGNED.test(next.text))) return true;
  if (isSignBehind(before, word, next)) return false;
  if (standsInColumn(word, places) || endsUnderName(word, places)) return true;
  if (before !== undefined && word.box[0] - before.box[2] < NEAR * height) return false;
  if (next !== undefined && next.box[0] - word.box[2] < NEAR * height) return false;
  const ends = countNear(places.ends, word.box[2]);
  // Where most cells of a column are empty, one amount ends where their dashes do.
  const isColumn = ends > 0 && countNear(places.dashes, word.box[2]) > LEAST;
  return ends >= LEAST || isColumn || countNear(places.middles, middleOf(word)) >= LEAST;
};

/** A dash with the space of a word on both sides, between a label and its figure. */
const partsLabel = (words: readonly Word[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || word === undefined || next === undefined || !DASH.test(word.text)) return false;
  const height = word.box[3] - word.box[1];
  const areNear = word.box[0] - before.box[2] < NEAR * height && next.box[0] - word.box[2] < NEAR * height;
  return areNear && hasLetters(before.text, 2) && MONEY.test(next.text);
};

const isTotalIn = (label: string): boolean => isTotal(label) && readFactWords(label) === "credits";

/** Such a dash stands before what came in altogether, which is never below nothing: it parts labels from figures, and is no sign. */
const partsTotals = (lines: readonly Line[]): boolean =>
  lines.some(({ words }) =>
    words.some((_, at) => {
      const label = words.slice(
        words.findLastIndex(({ text }, index) => index < at && MONEY.test(text)) + 1,
        at,
      );
      return partsLabel(words, at) && isTotalIn(label.map(({ text }) => text).join(" "));
    }),
  );

/**
 * Lines without the dashes that stand in empty cells, where they would turn the sign of the next column, and those between labels and
 * figures.
 */
export const dropDashes = (lines: readonly Line[]): Line[] => {
  if (!lines.some(({ words }) => words.some(({ text }) => DASH.test(text)))) return [...lines];
  const places = listPlaces(lines);
  const areParted = partsTotals(lines);
  return lines.map((line) => {
    const words = line.words.filter(
      (_, at) => !isEmptyCell(line.words, at, places) && !(areParted && partsLabel(line.words, at)),
    );
    return words.length === line.words.length || words.length === 0 ? line : { ...line, words };
  });
};
