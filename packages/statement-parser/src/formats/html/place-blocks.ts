import type { Word, WordPage } from "../../decode/page-words.ts";
import { LETTER_WIDTH, LINE_HEIGHT, placeWords } from "../../decode/text/text-pages.ts";
import { giveDays } from "./give-days.ts";
import { joinNames } from "./name-columns.ts";
import { isFilled, readRow, TEXT_LETTERS } from "./read-row.ts";
import type { Row } from "./read-row.ts";

/** A letter of some scripts is two wide. */
const TEXT_WIDTH = 2 * TEXT_LETTERS * LETTER_WIDTH;
const FIGURE_WIDTH = 60 * LETTER_WIDTH;
const GAP = 4 * LETTER_WIDTH;

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

/** `isWhole` where no word of it is a day or an amount by itself. */
type Placed = { text: string; x0: number; isWhole?: true };

/** A line as blocks stand side by side: its words from the left, its figures each in their column. */
const placeRow = ({ day, texts, figures }: Row, names: readonly string[]): Placed[] => {
  let left = day === "" ? 0 : day.length * LETTER_WIDTH + GAP;
  const placed: Placed[] = day === "" ? [] : [{ text: day, x0: 0 }];
  // The day and the money of a row are known by their places: others are in its words.
  const isWhole = day !== "" && figures.length > 0;
  for (const text of texts) {
    placed.push({ text, x0: left, ...(isWhole ? { isWhole } : {}) });
    left += 2 * text.length * LETTER_WIDTH + GAP;
  }
  const start = Math.max(left, TEXT_WIDTH);
  for (const [at, { label, figure }] of figures.entries()) {
    const text = label === "" || label === names[at] ? figure : `${label} ${figure}`;
    placed.push({ text, x0: start + (at + 1) * FIGURE_WIDTH - text.length * LETTER_WIDTH });
  }
  return placed;
};

const joinWords = (words: readonly Word[]): Word[] => {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [x0, y0] = first.box;
  return [{ text: words.map(({ text }) => text).join(" "), box: [x0, y0, last.box[2], last.box[3]] }];
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
  const read = giveDays(joinNames(lines).map(readRow)).flatMap((row, at) =>
    row === null ? [] : { row, at },
  );
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
    texts.flatMap(({ text, x0, isWhole }) => {
      const own = placeWords(text, at * LINE_HEIGHT, x0);
      return isWhole === true ? joinWords(own) : own;
    }),
  );
  const given = new Set(read.flatMap(({ row, at }) => (row.given === true ? [at] : [])));
  const width = words.reduce((most, word) => Math.max(most, word.box[2]), 0);
  return { page: { page: 1, width, height: placed.length * LINE_HEIGHT, words }, sources, given };
};
