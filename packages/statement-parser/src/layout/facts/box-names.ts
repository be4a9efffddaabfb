import { readFactWords } from "../../labels/fact-words.ts";
import { isRowHeader, namesBox } from "../headers/header-lines.ts";
import { meets } from "../lines/lines.ts";
import type { Cell } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

const CELLS_MIN = 3;

const isEnd = ({ text }: Cell): boolean => {
  const kind = readFactWords(text);
  return kind === "opening" || kind === "closing";
};

/** Whether each of several names, one of them that of an end, stands over its own figure or words, in one line alone. */
const namesEach = (names: ScannedLine, own: ScannedLine, next: ScannedLine | undefined): boolean => {
  const isOver = ({ line }: ScannedLine): boolean =>
    line.page === names.line.page &&
    line.cells.length === names.line.cells.length &&
    line.cells.every(({ box }, at) => meets(box, names.line.cells[at]?.box ?? box));
  return (
    names.line.cells.length >= CELLS_MIN &&
    names.line.cells.some(isEnd) &&
    !isRowHeader(names) &&
    isOver(own) &&
    (next === undefined || !isOver(next) || next.tokens.length === 0)
  );
};

/** The names of a box over a line of figures; the rest of a name that took two lines may stand between. */
export const findBoxNames = (lines: readonly ScannedLine[], index: number): ScannedLine | null => {
  const [names, rest] = [lines[index - 2], lines[index - 1]];
  if (rest === undefined || rest.tokens.length > 0) return null;
  const own = lines[index];
  if (namesBox(rest) || (own !== undefined && namesEach(rest, own, lines[index + 1]))) return rest;
  const isRest =
    names !== undefined &&
    names.line.page === rest.line.page &&
    rest.line.cells.length < names.line.cells.length &&
    rest.line.cells.every(({ box }) => names.line.cells.some((name) => meets(name.box, box)));
  return isRest && names.tokens.length === 0 && namesBox(names) ? names : null;
};
