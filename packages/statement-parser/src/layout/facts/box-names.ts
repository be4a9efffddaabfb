import { namesBox } from "../lines/header-lines.ts";
import { meets } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** The names of a box over a line of figures; the rest of a name that took two lines may stand between. */
export const findBoxNames = (lines: readonly ScannedLine[], index: number): ScannedLine | null => {
  const [names, rest] = [lines[index - 2], lines[index - 1]];
  if (rest === undefined || rest.tokens.length > 0) return null;
  if (namesBox(rest)) return rest;
  const isRest =
    names !== undefined &&
    names.line.page === rest.line.page &&
    rest.line.cells.length < names.line.cells.length &&
    rest.line.cells.every(({ box }) => names.line.cells.some((name) => meets(name.box, box)));
  return isRest && names.tokens.length === 0 && namesBox(names) ? names : null;
};
