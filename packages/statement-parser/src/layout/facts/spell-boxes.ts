import type { Box, Word } from "../../decode/page-words.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { hasLetters } from "../../values/text.ts";
import { isOver, joinWords, meets, unite } from "../lines/lines.ts";
import type { Cell, Line } from "../lines/lines.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { amountsOf, datesOf, plainText, scanLine } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";

/** Lines over which the names of a box may go. */
const NAME_LINES_MAX = 5;
/** Room between two lines of a box, in heights of a line. */
const LINES_GAP = 3.2;
const FIGURES_MIN = 2;
/** Names of a box that say what their figures are: one alone may stand there by chance. */
const KNOWN_MIN = 2;
const RULE = /^[-=_\u2013\u2014\u2500\u2550+|]+$/;
const LETTERS_MIN = 2;

/** The words under each other that name one figure. */
type Name = { cells: (Cell | Word)[]; box: Box };

/** A line of strokes that parts the names of a box from its figures. */
const isRule = ({ line }: ScannedLine): boolean => line.words.every(({ text }) => RULE.test(text));

/** Nothing but amounts, each perhaps with its currency. */
const isOfFigures = (scanned: ScannedLine): boolean =>
  amountsOf(scanned).length >= FIGURES_MIN &&
  datesOf(scanned).length === 0 &&
  plainText(scanned)
    .split(" ")
    .every((word) => !/\p{L}/u.test(word) || findCurrencyCode(word) !== null);

/** The lines of names over a line of figures, nearest first, without the strokes among them. */
const listAbove = (lines: readonly ScannedLine[], index: number): ScannedLine[] => {
  const found: ScannedLine[] = [];
  let below = lines[index];
  for (let at = index - 1; at >= 0 && found.length < NAME_LINES_MAX; at -= 1) {
    const above = lines[at];
    if (above === undefined || below === undefined || above.line.page !== below.line.page) break;
    const height = below.line.box[3] - below.line.box[1];
    if (amountsOf(above).length > 0 || below.line.box[1] - above.line.box[3] > LINES_GAP * height) break;
    below = above;
    if (!isRule(above)) found.push(above);
    else if (found.length > 0) break;
  }
  return found;
};

/** The cells of lines, from the upper to the lower, put together where they stand over each other. */
const joinOver = (above: readonly ScannedLine[]): Name[] => {
  let names: Name[] = [];
  for (const cell of above.toReversed().flatMap(({ line }) => line.cells)) {
    const [own, others] = [[] as Name[], [] as Name[]];
    for (const name of names) (meets(name.box, cell.box) ? own : others).push(name);
    const cells = [...own.flatMap((name) => name.cells), cell];
    names = [...others, { cells, box: unite(cells.map(({ box }) => box)) }];
  }
  return names.toSorted((a, b) => a.box[0] - b.box[0]);
};

/** The cells over the place of each figure, from the upper to the lower. */
const listOver = (above: readonly ScannedLine[], figures: readonly AmountToken[]): Name[] =>
  figures.map((figure) => {
    const place: Box = [figure.x0, 0, figure.x1, 0];
    const cells = above.toReversed().flatMap(({ line }) => line.cells.filter(({ box }) => meets(box, place)));
    return { cells, box: unite(cells.map(({ box }) => box)) };
  });

/** What stands between two gaps that reach down through all lines. */
type Strip = { x0: number; x1: number; words: Word[] };

/** The words of all lines in strips, from left to right, between which no word stands. */
const listStrips = (lines: readonly ScannedLine[]): Strip[] => {
  const words = lines.flatMap(({ line }) => line.words).toSorted((a, b) => a.box[0] - b.box[0]);
  const strips: Strip[] = [];
  for (const word of words) {
    const last = strips.at(-1);
    if (last === undefined || word.box[0] >= last.x1)
      strips.push({ x0: word.box[0], x1: word.box[2], words: [word] });
    else {
      last.words.push(word);
      last.x1 = Math.max(last.x1, word.box[2]);
    }
  }
  return strips;
};

/** Joins the strips with the least room between them until there are so many. */
const joinStrips = (strips: readonly Strip[], count: number): Strip[] => {
  const joined = [...strips];
  while (joined.length > count) {
    const rooms = joined.slice(1).map(({ x0 }, at) => x0 - (joined[at]?.x1 ?? x0));
    const at = rooms.indexOf(Math.min(...rooms));
    const [left, right] = [joined[at], joined[at + 1]];
    if (left === undefined || right === undefined) break;
    joined.splice(at, 2, { x0: left.x0, x1: right.x1, words: [...left.words, ...right.words] });
  }
  return joined;
};

/** The words over each figure where names stand too close for cells: between the widest gaps that part all lines. */
const listBetween = (above: readonly ScannedLine[], own: ScannedLine): Name[] => {
  const figures = amountsOf(own);
  const strips = joinStrips(listStrips([...above, own]), figures.length);
  const isEach = strips.every(({ x0, x1 }, at) => {
    const figure = figures[at];
    return figure !== undefined && figure.x0 >= x0 && figure.x1 <= x1;
  });
  if (!isEach || strips.length < figures.length) return [];
  return strips.map((strip) => {
    const cells = above
      .toReversed()
      .flatMap(({ line }) => line.words.filter((word) => strip.words.includes(word)));
    return { cells, box: unite(cells.map(({ box }) => box)) };
  });
};

const textOf = ({ cells }: Name): string => cells.map(({ text }) => text).join(" ");

/** How many names say what their figure is; 0 where a figure has none, or none of them is the first or the last balance. */
const countKnown = (names: readonly Name[]): number => {
  if (!names.every((name) => hasLetters(textOf(name), LETTERS_MIN))) return 0;
  const kinds = names.map((name) => readFactWords(textOf(name)));
  const isBox = kinds.includes("opening") || kinds.includes("closing");
  return isBox ? kinds.filter((kind) => kind !== null).length : 0;
};

/** The names of the figures, over as many lines as most of them are then known; null where these figures are no box. */
const findNames = (
  above: readonly ScannedLine[],
  scanned: ScannedLine,
): { names: Name[]; count: number } | null => {
  const figures = amountsOf(scanned);
  let best: { names: Name[]; count: number } | null = null;
  let most = KNOWN_MIN - 1;
  for (let count = 1; count <= above.length; count += 1) {
    const own = above.slice(0, count);
    for (const names of [joinOver(own), listOver(own, figures), listBetween(own, scanned)]) {
      const known = names.length === figures.length ? countKnown(names) : 0;
      if (known > most) [best, most] = [{ names, count }, known];
    }
  }
  return best;
};

/** A line of a name and its figure, as labels and their figures stand beside each other. */
const toLabelled = ({ line }: ScannedLine, figure: Pick<AmountToken, "from" | "to">, name: Name): Line => {
  const own = line.words.slice(figure.from, figure.to + 1);
  const place = unite(own.map(({ box }) => box));
  const [x0, y0, , y1] = place;
  const unit = (y1 - y0) / 2;
  const label = textOf(name);
  let at = x0 - unit * (label.length + 2);
  const before = label.split(" ").map((text): Word => {
    const start = at;
    at += unit * (text.length + 1);
    return { text, box: [start, y0, at - unit, y1] };
  });
  const words = [...before, ...own];
  const cells: Cell[] = [
    { text: label, box: unite(before.map(({ box }) => box)) },
    { text: joinWords(own, {}), box: place },
  ];
  const { page, turned } = line;
  const whole = { page, words, cells, box: unite(words.map(({ box }) => box)), text: joinWords(words, {}) };
  return turned === undefined ? whole : { ...whole, turned };
};

const NUMBER = /^\d{1,5}$/;

/** Bare numbers beside figures, each with the name right over it: how many rows there are. */
const spellNumbers = (
  scanned: ScannedLine,
  names: ScannedLine | undefined,
  style: MoneyStyle,
): ScannedLine[] =>
  scanned.line.words.flatMap(({ text, box }, at) => {
    const isTaken = scanned.tokens.some(({ from, to }) => from <= at && to >= at);
    const name = names?.line.cells.find((cell) => isOver(cell.box, box));
    if (isTaken || name === undefined || !NUMBER.test(text)) return [];
    return [scanLine(toLabelled(scanned, { from: at, to: at }, { cells: [name], box: name.box }), style)];
  });

/** The figures of a line each with its name beside it; null where it is no box. */
const spellBox = (
  lines: readonly ScannedLine[],
  index: number,
  style: MoneyStyle,
): { spelled: ScannedLine[]; from: number } | null => {
  const scanned = lines[index];
  if (scanned === undefined || !isOfFigures(scanned)) return null;
  const above = listAbove(lines, index);
  const figures = amountsOf(scanned);
  const found = findNames(above, scanned);
  if (found === null) return null;
  const spelled = figures.flatMap((figure, at) => {
    const name = found.names[at];
    return name === undefined ? [] : [scanLine(toLabelled(scanned, figure, name), style)];
  });
  const isSame = spelled.every((line, at) => {
    const [own, ...others] = amountsOf(line);
    return own !== undefined && others.length === 0 && own.text === figures[at]?.text;
  });
  const top = above[found.count - 1];
  const ordered = scanned.line.backwards === true ? spelled.toReversed() : spelled;
  return isSame && top !== undefined
    ? { spelled: [...ordered, ...spellNumbers(scanned, above[0], style)], from: lines.indexOf(top) }
    : null;
};

/**
 * A box of figures, the first or the last balance among them, that stand under their names, over several lines perhaps and with the days of
 * the balances: each name and its figure are a line of their own.
 */
export const spellBoxes = (lines: readonly ScannedLine[], style: MoneyStyle): readonly ScannedLine[] => {
  const spelled: ScannedLine[] = [];
  let isChanged = false;
  for (const [index, scanned] of lines.entries()) {
    const box = spellBox(lines, index, style);
    if (box === null) spelled.push(scanned);
    else {
      spelled.length -= index - box.from;
      spelled.push(...box.spelled);
      isChanged = true;
    }
  }
  return isChanged ? spelled : lines;
};
