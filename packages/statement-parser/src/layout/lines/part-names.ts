import type { Word } from "../../decode/page-words.ts";
import { readColumnName } from "../names/column-names.ts";
import type { ColumnName } from "../names/column-names.ts";
import { isRightUnder, meets, partAt, partBefore, withWords } from "./lines.ts";
import type { Cell, Line } from "./lines.ts";

/** The rest of a name that its narrow column broke within a word. */
const REST = /^\p{Ll}+$/u;
const NAMES_MIN = 3;
const REACH = 2;

const nameOf = (name: string): ColumnName["role"] => readColumnName(name).role;

/** The word over the rest of it; null where what stands right under its beginning makes no name of it. */
const findBroken = ({ words }: Line, rest: Word): Word | null => {
  const word = words.find(({ box }) => Math.abs(box[0] - rest.box[0]) <= REACH);
  return word !== undefined && nameOf(word.text) === null && nameOf(word.text + rest.text) !== null
    ? word
    : null;
};

/** Lines in which names that were broken within a word, `Buchungst` over `ag`, are whole again. */
export const joinNames = (lines: readonly Line[]): Line[] => {
  const torn = new Set<Line>();
  const joined = lines.map((line, at) => {
    const below = lines[at + 1];
    const mayBe =
      line.cells.length >= NAMES_MIN && !/\d/.test(line.text) && isRightUnder(below, line, GAP_MAX);
    if (below === undefined || !mayBe || !below.words.every(({ text }) => REST.test(text))) return line;
    const rests = new Map(below.words.map((rest) => [findBroken(line, rest), rest.text]));
    if (rests.has(null)) return line;
    torn.add(below);
    return withWords(
      line,
      line.words.map((word) => ({ ...word, text: word.text + (rests.get(word) ?? "") })),
    );
  });
  return joined.filter((_, at) => lines[at] === undefined || !torn.has(lines[at]));
};

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

/** The names that begin just where the figures under them do; the line itself where some figure has none. */
const partAsBelow = (line: Line, figures: readonly Cell[]): Line => {
  const firsts = figures.map(({ box }) => line.words.find((word) => Math.abs(word.box[0] - box[0]) <= REACH));
  return firsts.includes(undefined) ? line : partBefore(line, new Set(firsts.flatMap((word) => word ?? [])));
};

const partName = (line: Line, below: Line | undefined): Line => {
  const figures = below?.cells ?? [];
  const isOverFigures =
    figures.length > 1 &&
    line.cells.length < figures.length &&
    figures.every(({ text }) => FIGURE.test(text)) &&
    !/\d/.test(line.text) &&
    isRightUnder(below, line, GAP_MAX);
  if (!isOverFigures) return line;
  const least = figures.length >= FIGURES_MIN ? findGap(line, figures.length) : null;
  const parted = least === null ? partAsBelow(line, figures) : partAt(line, least);
  const fits = parted.cells.every(
    (cell, at) => figures[at] !== undefined && meets(cell.box, figures[at].box),
  );
  return fits && parted.cells.length === figures.length ? parted : line;
};

/** Rows under names that are looked at: few have words, of one side hardly any may have a figure; and how many of them begin or end where a name does. */
const ROWS_MAX = 12;
const FIGURES_MAX = 60;
const ROWS_MIN = 2;
const HAS_DIGIT = /\d/;
const HAS_LETTER = /\p{L}/u;
/** Words of a name are no further apart, in heights of the line. */
const WORD_SPACE = 0.65;
/** Gaps between names differ by no more. */
const ALIKE = 0.5;

type Edges = { starts: readonly number[]; ends: readonly number[] };

/** Where the cells of the rows under a line begin and end. */
const listEdges = (lines: readonly Line[], at: number): Edges => {
  const page = lines[at]?.page;
  const rows = lines
    .slice(at + 1, at + 1 + FIGURES_MAX)
    .map((row, index) => ({ row, isNear: index < ROWS_MAX }))
    .filter(({ row }) => row.page === page && row.cells.length > 1 && HAS_DIGIT.test(row.text));
  return {
    starts: rows.flatMap(({ row, isNear }) => (isNear ? row.cells.map(({ box }) => box[0]) : [])),
    ends: rows.flatMap(({ row, isNear }) =>
      row.cells.flatMap(({ text, box }) => (isNear || FIGURE.test(text) ? box[2] : [])),
    ),
  };
};

const isAt = (edges: readonly number[], place: number): boolean =>
  edges.filter((edge) => Math.abs(edge - place) <= REACH / 2).length >= ROWS_MIN;

/** The words of a cell that begin another name: where a column does, or behind one that ends with the figures of its own. */
const listFurtherNames = (words: readonly Word[], { starts, ends }: Edges): Word[] => {
  const begins = words.map(({ box }) => isAt(starts, box[0]));
  const closes = words.map(({ box }) => isAt(ends, box[2]));
  return words.filter(
    ({ text }, at) =>
      at > 0 &&
      HAS_LETTER.test(text) &&
      ((begins[at] === true && begins.slice(0, at).includes(true)) ||
        (closes[at - 1] === true && closes.slice(at).includes(true) && !begins.slice(0, at).includes(true))),
  );
};

/** Names in several cells, or the rest of such names right under them; one cell alone may be a title. */
const isOfNames = (line: Line, above: Line | undefined): boolean =>
  !HAS_DIGIT.test(line.text) &&
  (line.cells.length > 1 ||
    (above !== undefined &&
      above.cells.length > 1 &&
      !HAS_DIGIT.test(above.text) &&
      isRightUnder(line, above, GAP_MAX)));

/** A line with each name at the edge of a column in a cell of its own, as `FECHA FECHA` over two days. */
const partOverRows = (line: Line, above: Line | undefined, edges: () => Edges): Line => {
  const { cells, words } = line;
  if (words.length <= cells.length || !isOfNames(line, above)) return line;
  const rest = [...words];
  const groups = cells.map((cell): Word[] => {
    const behind = rest.findIndex(({ box }) => box[0] >= cell.box[2]);
    return rest.splice(0, behind < 0 ? rest.length : behind);
  });
  const further = groups.flatMap((own) => (own.length > 1 ? listFurtherNames(own, edges()) : []));
  if (further.length === 0) return line;
  const gapOf = (word: Word): number => word.box[0] - (words[words.indexOf(word) - 1]?.box[2] ?? 0);
  const least = Math.min(...further.map(gapOf));
  // More than the space of a word parts all names: a column that is empty here has none of its figures at its edge.
  const parted =
    least > WORD_SPACE * (line.box[3] - line.box[1])
      ? partAt(line, least - ALIKE)
      : partBefore(line, new Set([...groups.flatMap(([first]) => first ?? []), ...further]));
  return parted.cells.some(({ text }) => nameOf(text) !== null) ? parted : line;
};

/** Lines in which the names over a row of figures are cells of their own, though little more than the space of a word parts them. */
export const partNames = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) =>
    partOverRows(partName(line, lines[at + 1]), lines[at - 1], () => listEdges(lines, at)),
  );
