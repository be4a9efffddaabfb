import { toIsoDate } from "@passbook/contract/values";
import type { WordPage } from "../../decode/page-words.ts";
import { LETTER_WIDTH, LINE_HEIGHT, placeWords } from "../../decode/text/text-pages.ts";
import { readDate } from "../../values/date.ts";
import { findNumberBody } from "../../values/amount.ts";

/** No more of a text is read. */
const TEXT_LETTERS = 120;
/** A letter of some scripts is two wide. */
const TEXT_WIDTH = 2 * TEXT_LETTERS * LETTER_WIDTH;
const FIGURE_WIDTH = 60 * LETTER_WIDTH;
const GAP = 4 * LETTER_WIDTH;

/** A figure and what its label beside it says, before or behind it. */
type Figure = { label: string; figure: string };

const LABEL = /^(\p{L}[\p{L} .]{2,24}?):?\s*(?=[-+\u2212(]?\s?(?:\p{Sc}|[A-Z]{2,3}\b|R\$|\d))/u;
const UNIT =
  /^[^\d\p{L}]*(?:\p{L}{1,4}\$?[^\d\p{L}]*)?(?:\d[\d.,'\s]*)(?:[^\d\p{L}]*\p{L}{0,4}\.?)?[^\d\p{L}]*$/u;

/** What a word numbers, as of an invoice: money of so many digits has a group, cents or a currency. */
const NUMBER_OF = /^\d{4,}$/;

/** A text that is an amount, perhaps behind a label; null for any other. */
const readFigure = (text: string): Figure | null => {
  const label = LABEL.exec(text)?.[0] ?? "";
  const figure = text.slice(label.length);
  if (label !== "" && NUMBER_OF.test(figure)) return null;
  if (readDate(text) !== null || findNumberBody(figure) === null || !UNIT.test(figure)) return null;
  return { label: label.replace(/:?\s*$/, ""), figure };
};

/** A day whose month is named is written with its number, in which no word parts it. */
const writeDay = (text: string): string => {
  const written = readDate(text);
  if (written?.order !== "dmy" || written.twoDigitYear) return text;
  const [day, month, year] = written.parts;
  return toIsoDate(year, month, day) ?? text;
};

type Row = { day: string; texts: string[]; figures: Figure[]; given?: true };

/** The day of a row stands before its words, and its amounts behind them. */
const readRow = (cells: readonly string[]): Row => {
  const day = cells.find((cell) => readDate(cell) !== null) ?? "";
  const others = cells.filter((cell) => cell !== day);
  const read = others.map(readFigure);
  const first = read.findLastIndex((figure) => figure === null) + 1;
  return {
    day: writeDay(day),
    texts: others.slice(0, first).map((cell) => cell.slice(0, TEXT_LETTERS)),
    figures: read.slice(first).flatMap((figure) => figure ?? []),
  };
};

const NAMED_SHARE = 0.5;

/** The labels that stand beside the figure at one place of most rows, as names over their column. */
const nameColumns = (rows: readonly Row[]): string[] => {
  const most = Math.max(0, ...rows.map(({ figures }) => figures.length));
  return Array.from({ length: most }, (_, at) => {
    const labels = rows.flatMap(({ figures }) => figures[at]?.label ?? []);
    const [label = ""] = labels.filter((one) => one !== "");
    const same = labels.filter((one) => one === label).length;
    return label !== "" && same > 1 && same > labels.length * NAMED_SHARE ? label : "";
  });
};

type Placed = { text: string; x0: number };

/** A line as blocks stand side by side: its words from the left, its figures each in their column. */
const placeRow = ({ day, texts, figures }: Row, names: readonly string[]): Placed[] => {
  let left = day === "" ? 0 : day.length * LETTER_WIDTH + GAP;
  const placed: Placed[] = day === "" ? [] : [{ text: day, x0: 0 }];
  for (const text of texts) {
    placed.push({ text, x0: left });
    left += 2 * text.length * LETTER_WIDTH + GAP;
  }
  const start = Math.max(left, TEXT_WIDTH);
  for (const [at, { label, figure }] of figures.entries()) {
    const text = label === "" || label === names[at] ? figure : `${label} ${figure}`;
    placed.push({ text, x0: start + (at + 1) * FIGURE_WIDTH - text.length * LETTER_WIDTH });
  }
  return placed;
};

const isFilled = ({ figures, texts, day }: Row): boolean =>
  figures.length > 0 && (texts.length > 0 || day !== "");

/** Rows without a day have that of the line over them which is a day alone; that line is none of its own. */
const giveDays = (rows: readonly Row[]): (Row | null)[] => {
  let day = "";
  return rows.map((row) => {
    const isDayAlone = row.day !== "" && row.texts.length === 0 && row.figures.length === 0;
    if (isDayAlone) day = row.day;
    if (isDayAlone) return null;
    return isFilled(row) && row.day === "" ? { ...row, day, given: true } : row;
  });
};

/** The lines of a page as they are placed, each with its number among them; that of the names of columns has that of what follows. */
export type PlacedBlocks = {
  page: WordPage;
  sources: number[];
  /** Those of the lines whose day stands over them. */
  given: ReadonlySet<number>;
};

/** Lines of texts of a page of blocks as a page of words: figures that stand in one order stand under each other. */
export const placeBlocks = (lines: readonly (readonly string[])[]): PlacedBlocks => {
  const read = giveDays(lines.map(readRow)).flatMap((row, at) => (row === null ? [] : { row, at }));
  const filled = read.filter(({ row }) => isFilled(row));
  const names = nameColumns(filled.map(({ row }) => row));
  const areNamed = names.some((name) => name !== "");
  const placed: Placed[][] = [];
  const sources: number[] = [];
  for (const { row, at } of read) {
    if (areNamed && row === filled[0]?.row) {
      const figures = names.map((name) => ({ label: "", figure: name }));
      placed.push(placeRow({ day: "", texts: [], figures }, names));
      sources.push(at);
    }
    // Each line is whole: it goes on with none above it, nor with one below.
    const room: Placed[][] = isFilled(row) ? [] : [[], []];
    placed.push(...room, placeRow(row, isFilled(row) ? names : []), ...room);
    sources.push(...room.map(() => at), at, ...room.map(() => at));
  }
  const words = placed.flatMap((texts, at) =>
    texts.flatMap(({ text, x0 }) => placeWords(text, at * LINE_HEIGHT, x0)),
  );
  const given = new Set(read.flatMap(({ row, at }) => (row.given === true ? [at] : [])));
  const width = words.reduce((most, word) => Math.max(most, word.box[2]), 0);
  return { page: { page: 1, width, height: placed.length * LINE_HEIGHT, words }, sources, given };
};
