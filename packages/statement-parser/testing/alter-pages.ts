import type { Word, WordPages } from "../src/decode/page-words.ts";
import type { ParsedStatement } from "../src/parsed-file.ts";

/** A figure on a page that is a witness of what was read: the amount of a row, a balance or a total. */
type Figure = { page: number; word: number; text: string; size: number; box: Word["box"] };

/** What the figures of a proved reading are. */
type Witnesses = { rows: Set<number>; balances: Set<number>; facts: Set<number> };

/** A change of what is printed which something printed tells: where which words stand instead. */
export type Alteration = { name: string; words: { page: number; word: number; text: string }[] };

export const FIGURE = /^[-+(−]?[^\d\s]{0,4}\d[\d.,'’]*[^\d\s]{0,3}$/;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, "").replace(/^0+/, "");

const listWitnesses = (statements: readonly ParsedStatement[]): Witnesses => {
  const sizes = (values: readonly (number | null | undefined)[]): Set<number> =>
    new Set(values.flatMap((value) => (value == null || value === 0 ? [] : [Math.abs(value)])));
  const rows = statements.flatMap(({ transactions }) => transactions.filter(({ pending }) => !pending));
  return {
    rows: sizes(rows.map(({ amount }) => amount)),
    balances: sizes(rows.map(({ balance_after }) => balance_after)),
    facts: sizes(
      statements.flatMap(({ facts, proof }) => [
        facts.opening,
        facts.closing,
        ...proof.checks.flatMap(({ expected }) => expected),
      ]),
    ),
  };
};

const listFigures = ({ pages }: WordPages, sizes: ReadonlySet<number>): Figure[] =>
  pages.flatMap(({ words }, page) =>
    words.flatMap(({ text, box }, word): Figure[] => {
      const size = Number(digitsOf(text));
      return FIGURE.test(text) && sizes.has(size) && size > 99 ? [{ page, word, text, size, box }] : [];
    }),
  );

const NEAR = 2;
const COLUMN_MIN = 3;

/** Whether a word in small letters, or a long number, ends right before a figure: it stands in a text, not in a column. */
export const isInWords = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  if (word === undefined || before === undefined) return false;
  const height = word.box[3] - word.box[1];
  const gap = word.box[0] - before.box[2];
  const isSameLine = Math.abs(word.box[3] - before.box[3]) < height / 2;
  return isSameLine && gap >= 0 && gap < height / 2 && /\p{Ll}{2}|\d{4}/u.test(before.text);
};

/** Figures that stand under others, as the amounts of rows do; one in a text does not. */
const keepColumns = ({ pages }: WordPages, figures: readonly Figure[]): Figure[] =>
  figures.filter(({ box, page, word }) => {
    const alike = (at: 0 | 2): number =>
      figures.filter((other) => Math.abs(other.box[at] - box[at]) <= NEAR).length;
    const isColumn = alike(2) >= COLUMN_MIN || alike(0) >= COLUMN_MIN;
    return isColumn && !isInWords(pages[page]?.words ?? [], word);
  });

/** The text with one digit raised, never the first: a figure of as many digits. */
const raise = (text: string, by: number): string => {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[1 + (by % Math.max(1, places.length - 1))] ?? places[0] ?? 0;
  const digit = (Number(text.charAt(place)) + 1 + (by % 8)) % 10;
  return `${text.slice(0, place)}${digit}${text.slice(place + 1)}`;
};

const put = (name: string, changes: readonly (readonly [Figure, string])[]): Alteration => ({
  name,
  words: changes.map(([{ page, word }, text]) => ({ page, word, text })),
});

export const turn = (text: string): string | null => {
  if (/^[-−]\d/.test(text)) return text.slice(1);
  if (/\d[-−]$/.test(text)) return text.slice(0, -1);
  return text.startsWith("+") ? `-${text.slice(1)}` : null;
};

export const replaceDigits = (text: string, digits: string): string => {
  const shape = text.replaceAll(/\D/g, "").length;
  let at = 0;
  const filled = digits.padStart(shape, "0");
  return filled.length > shape ? text : text.replaceAll(/\d/g, () => filled.charAt(at++));
};

const shift = (column: readonly Figure[]): [Figure, string][] =>
  column.flatMap((figure, at): [Figure, string][] => {
    const before = column[at - 1];
    return before === undefined || String(before.size).length > String(figure.size).length
      ? []
      : [[figure, replaceDigits(figure.text, String(before.size))]];
  });

const addTo = (figure: Figure, by: number): [Figure, string] => [
  figure,
  replaceDigits(figure.text, String(figure.size + by)),
];

const isGrown = ([figure, text]: [Figure, string]): boolean => text !== figure.text;

const STEP = 100;

/** One after another, so that neighbours are neighbours on the page. */
const inOrder = (figures: readonly Figure[]): Figure[] =>
  figures.toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1]);

/** Whether the signs of a column say nothing: figures of the other sign stand elsewhere. */
const isOneSided = (figure: Figure, rows: readonly Figure[]): boolean => {
  const isOther = (other: Figure): boolean =>
    /^[-−]|[-−]$/.test(other.text) !== /^[-−]|[-−]$/.test(figure.text);
  const others = rows.filter(isOther);
  return others.length > 0 && !others.some(({ box }) => box[0] < figure.box[2] && box[2] > figure.box[0]);
};

/**
 * Changes of the figures by which statements were proved, each of which some printed figure tells: a single one always; both ends
 * raised only where a balance stands beside every row.
 */
export const listAlterations = (pages: WordPages, statements: readonly ParsedStatement[]): Alteration[] => {
  const witnesses = listWitnesses(statements);
  const rows = inOrder(keepColumns(pages, listFigures(pages, witnesses.rows)));
  const balances = inOrder(keepColumns(pages, listFigures(pages, witnesses.balances)));
  const facts = inOrder(listFigures(pages, witnesses.facts));
  const running = statements.every(({ proof: { checks }, transactions }) =>
    checks.some(({ name, rows: bound }) => name === "running_balance" && bound + 1 >= transactions.length),
  );
  const all: Alteration[] = [];
  for (const [at, figure] of rows.entries()) all.push(put("one amount", [[figure, raise(figure.text, at)]]));
  for (const [at, figure] of balances.entries())
    all.push(put("one balance", [[figure, raise(figure.text, at)]]));
  for (const [at, figure] of facts.entries())
    all.push(put("one balance or total at the ends", [[figure, raise(figure.text, at)]]));
  for (const figure of rows) {
    const turned = turn(figure.text);
    if (turned !== null && !isOneSided(figure, rows)) all.push(put("a turned sign", [[figure, turned]]));
  }
  if (balances.length > COLUMN_MIN) all.push(put("balances shifted by a row", shift(balances)));
  const ends = facts.map((figure) => addTo(figure, STEP)).filter(isGrown);
  if (running && ends.length > 1) all.push(put("both ends raised", ends));
  return all;
};

/** The pages with the words of an alteration; one without a letter is gone. */
export const alterPages = ({ pages, fixedPitch }: WordPages, { words }: Alteration): WordPages => ({
  fixedPitch,
  pages: pages.map((page, index) => {
    const own = new Map(words.flatMap(({ page: at, word, text }) => (at === index ? [[word, text]] : [])));
    return {
      ...page,
      words: page.words
        .map((word, at) => ({ ...word, text: own.get(at) ?? word.text }))
        .filter(({ text }) => text !== ""),
    };
  }),
});
