import { readDate } from "../../values/date.ts";
import { findMonth } from "../../values/month-names.ts";
import { findAccountNumber } from "../accounts/describe-document.ts";
import { readFactWords, readSectionWords } from "../../labels/fact-words.ts";
import type { Line } from "../lines/lines.ts";
import { listGoingOn } from "../lines/row-like.ts";

const EDGE_LINES = 14;
/** What stands on a page more often than this is a part of rows. */
const PER_PAGE_MAX = 1.3;

const readShape = (line: Line): string =>
  `${Math.round(line.box[0] / 8)} ${line.text.replaceAll(/\d+/g, "0")}`;

/** A line that begins with digits or a day or holds an amount may be a row, or head some, however often its like is printed. */
const mayBeRow = (line: Line): boolean =>
  /\d[.,]\d/.test(line.text) ||
  /\d/.test(line.words[0]?.text ?? "") ||
  findMonth(line.words[0]?.text ?? "") !== null ||
  readDate(line.text) !== null ||
  isDayInWords(line);

/** A whole amount, its thousands apart. */
const WHOLE = /^[-+\u2212]?\d{1,3}(?:[ \u00a0\u202f'\u2019]\d{3})+[-+\u2212]?$/;

/** It ends with a whole amount in a cell of its own, as rows do and heads with the number of an account. */
const endsWithWhole = ({ cells }: Line): boolean => cells.length > 1 && WHOLE.test(cells.at(-1)?.text ?? "");

const DAY_WORDS_MAX = 4;

/** `Tuesday 25 November` over the rows of that day. */
const isDayInWords = ({ words }: Line): boolean =>
  words.length <= DAY_WORDS_MAX &&
  words.some(({ text }) => findMonth(text) !== null) &&
  words.some(({ text }) => /^\d{1,2}\D?$/.test(text));

const isHeading = (line: Line): boolean => readSectionWords(line.text.replaceAll(/[\d.,]+/g, " ")) !== null;

const isFact = (kind: ReturnType<typeof readFactWords>): boolean => kind !== null && kind !== "other";

/** It heads rows, or says something about what is no row. */
const says = (line: Line): boolean =>
  isHeading(line) || line.cells.some((cell) => readFactWords(cell.text) === "other");

/** A line that ends with the number of its page and that of all is the head of each page, and of no section: `Travel Rewards Visa 2 OF 3`. */
const namesPage = ({ text }: Line, page: number, pages: number): boolean =>
  new RegExp(`(?<!\\d)${String(page + 1)}\\D{1,6}${String(pages)}$`).test(text.trim());

/** The second line of a row's text stands right under the first, however often a page ends with it. */
const isUnderText = (line: Line, row: Line | undefined): boolean =>
  row?.cells.some(({ box }) => Math.abs(box[0] - line.box[0]) < ALIGNED) === true;

const ALIGNED = 2;

/** The word for a page, in whatever language. */
const PAGE_WORD = /^\p{L}*\.?/u;

/** The number of a page and that of all, alone or behind a word at its top or foot, might be a day: `2/7`, `Página 2/7`. */
const dropPageNumbers = (pages: readonly (readonly Line[])[]): Line[][] =>
  pages.map((lines, page) => {
    const number = `${String(page + 1)}/${String(pages.length)}`;
    return lines.filter(
      ({ text }, at) =>
        text.replaceAll(" ", "").replace(PAGE_WORD, "") !== number || (at > 0 && at < lines.length - 1),
    );
  });

/** Lines that stand at the top or foot of most pages, page numbers and dates apart; only the first of each is kept. */
export const dropFurniture = (printed: readonly (readonly Line[])[]): Line[] => {
  const pages = dropPageNumbers(printed);
  if (pages.length < 2) return pages.flat();
  const shapes = new Map(pages.flat().map((line) => [line, readShape(line)]));
  const shapeOf = (line: Line): string => shapes.get(line) ?? "";
  const edges = pages.map((lines) => [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)]);
  const counts = new Map<string, number>();
  for (const lines of edges)
    for (const shape of new Set(lines.map(shapeOf))) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const texts = new Map<string, number>();
  for (const { text } of edges.flat()) texts.set(text, (texts.get(text) ?? 0) + 1);
  const totals = new Map<string, number>();
  for (const line of pages.flat()) totals.set(shapeOf(line), (totals.get(shapeOf(line)) ?? 0) + 1);
  const isRow = (shape: string): boolean => (totals.get(shape) ?? 0) > pages.length * PER_PAGE_MAX;
  const seen = new Set<string>();
  // The head of another account differs in its number alone.
  const keyOf = (line: Line, shape: string): string => `${shape} ${findAccountNumber(line.text) ?? ""}`;
  return pages.flatMap((lines, page) => {
    const atEdge = new Set(edges[page]);
    const goingOn = listGoingOn(lines);
    return lines.filter((line) => {
      const shape = shapeOf(line);
      const repeated = (counts.get(shape) ?? 0) >= 2 && (counts.get(shape) ?? 0) * 2 >= pages.length;
      if (
        !repeated ||
        isRow(shape) ||
        !atEdge.has(line) ||
        (says(line) && !namesPage(line, page, pages.length)) ||
        isUnderText(line, goingOn.get(line)) ||
        line.cells.some((cell) => isFact(readFactWords(cell.text))) ||
        mayBeRow(line) ||
        (endsWithWhole(line) && texts.get(line.text) === 1)
      )
        return true;
      const key = keyOf(line, shape);
      return !seen.has(key) && seen.add(key) !== undefined;
    });
  });
};
