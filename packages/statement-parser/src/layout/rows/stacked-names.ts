import { readColumnName } from "../names/column-names.ts";
import { isDayRole, isSpecific } from "../names/day-names.ts";
import type { DayRole } from "../names/day-names.ts";
import { splitDayNames } from "../names/split-day-names.ts";
import type { Box } from "../../decode/page-words.ts";
import { getHeader } from "../headers/header-lines.ts";
import { isRightUnder } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** What the names of two days say that stand one over the other. */
export type StackedDays = { upper: DayRole; lower: DayRole };

const dayAt = (scanned: ScannedLine | undefined, box: Box): DayRole | null => {
  if (scanned === undefined || scanned.tokens.length > 0) return null;
  const cell = scanned.line.cells.find((one) => one.box[0] < box[2] && one.box[2] > box[0]);
  const role = cell === undefined ? null : readColumnName(cell.text).role;
  return isDayRole(role) ? role : null;
};

/** Two days that one cell of a header names, `Datum / Valuta`: where they stand one under the other the first is the upper one. */
const readJoinedDays = (scanned: ScannedLine): StackedDays | null => {
  for (const { text } of scanned.line.cells) {
    const roles = text.split("/").map((name) => readColumnName(name).role);
    const [upper = null, lower = null] = roles;
    if (roles.length === 2 && isDayRole(upper) && isDayRole(lower) && upper !== lower)
      return { upper, lower };
  }
  return null;
};

const STACK_LINES = 2;

/** The words of the lines of a header that stand in one column, from the uppermost on. */
const wordsInColumn = (lines: readonly ScannedLine[], line: number, box: Box): string[] => {
  const isNamed = (at: number): boolean => {
    const [above, below] = [lines[at], lines[at + 1]];
    return above !== undefined && below !== undefined && isRightUnder(below.line, above.line, 1);
  };
  const isFree = (at: number): boolean => lines[at]?.tokens.length === 0;
  let [first, last] = [line, line];
  while (first > line - STACK_LINES && isFree(first - 1) && isNamed(first - 1)) first -= 1;
  while (last < line + STACK_LINES && isFree(last + 1) && isNamed(last)) last += 1;
  return lines
    .slice(first, last + 1)
    .flatMap(({ line: own }) => own.words.filter((word) => word.box[0] < box[2] && word.box[2] > box[0]))
    .map(({ text }) => text);
};

/** Two names of days of which one goes on over a second line: `Fecha` over `contable` over `Fecha valor`. */
const readLongStack = (lines: readonly ScannedLine[], line: number, box: Box): StackedDays | null => {
  const words = wordsInColumn(lines, line, box);
  const [upper, lower, ...others] = splitDayNames(words);
  if (upper === undefined || lower === undefined || others.length > 0) return null;
  const isWhole = upper.from === 0 && lower.from === upper.to + 1 && lower.to === words.length - 1;
  return isWhole && upper.role !== lower.role ? { upper: upper.role, lower: lower.role } : null;
};

/** The kinds of dates that a header names one under the other, for dates that stand so: the second name may stand alone above it or below. */
export const findStackedDays = (lines: readonly ScannedLine[]): StackedDays | null => {
  for (const [line, scanned] of lines.entries()) {
    const header = getHeader(scanned) ?? [];
    const joined = header.some(({ role }) => isDayRole(role)) ? readJoinedDays(scanned) : null;
    if (joined !== null) return joined;
    for (const { role, box } of header) {
      if (!isDayRole(role)) continue;
      const [above, below] = [dayAt(lines[line - 1], box), dayAt(lines[line + 1], box)];
      if (below !== null && below !== role) return { upper: role, lower: below };
      if (above !== null && above !== role && isSpecific(above) && isSpecific(role))
        return { upper: above, lower: role };
      const long = readLongStack(lines, line, box);
      if (long !== null) return long;
    }
  }
  return null;
};
