import { isOwedName } from "../../../labels/bill-words.ts";
import { readFactWords, readSectionWords } from "../../../labels/fact-words.ts";
import { isDateName } from "./name-columns.ts";
import type { Cells } from "./part-columns.ts";
import type { CopiedParts } from "../lines/scan-copied.ts";

/** Whether a line is the heading of rows that are not booked. */
export const isOtherList = (text: string): boolean =>
  readFactWords(text) === null &&
  !isOwedName(text) &&
  ["none", "pending"].includes(String(readSectionWords(text)));

type Split = { pages: Cells[][]; names: Set<string>; seen: boolean };

/** A name of days that stood on the page already, or another list, once the page has days. */
const startsPage = ({ names, seen }: Split, { text }: CopiedParts): boolean =>
  seen && (names.has(text) || isOtherList(text));

const addWords = (split: Split, cells: Cells): void => {
  let own: CopiedParts[] = [];
  for (const line of cells.lines) {
    if (startsPage(split, line)) {
      if (own.length > 0) split.pages.at(-1)?.push({ ...cells, lines: own });
      own = [];
      split.pages.push([]);
      split.names.clear();
      split.seen = false;
    }
    if (isDateName(line.text)) split.names.add(line.text);
    own.push(line);
  }
  split.pages.at(-1)?.push({ ...cells, lines: own });
};

/** Where a page begins again with the names of its columns, or another list with its heading. */
export const splitPages = (cells: readonly Cells[]): Cells[][] => {
  const split: Split = { pages: [[]], names: new Set(), seen: false };
  for (const own of cells) {
    if (own.kind === "words") addWords(split, own);
    else split.pages.at(-1)?.push(own);
    split.seen ||= own.kind === "day";
  }
  return split.pages;
};
