import { readColumnName } from "../names/column-names.ts";
import { holdsDay, isDayRole, isSpecific } from "../names/day-names.ts";
import type { DayRole } from "../names/day-names.ts";
import { isVagueName, joinParts, splitDayNames } from "../names/split-day-names.ts";
import type { Box, Word } from "../../decode/page-words.ts";
import { isHeaderLine, namesBox, placeName } from "./header-lines.ts";
import { isOver, isRightUnder, meets, overlapOf, unite, widthOf } from "../lines/lines.ts";
import type { Cell } from "../lines/lines.ts";
import { listColumnNames } from "./list-column-names.ts";
import { rememberLines } from "../lines/remember-lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** What a header says of a column of days, and where; `vague`: words beside that for a day are not known. */
export type DateName = { role: DayRole; vague?: boolean; box: Box; line: number };

type Stack = { upper: ScannedLine["line"]; lower: ScannedLine["line"]; line: number };

const HAS_LETTER = /\p{L}/u;

/** The day that two words or cells name together; a whole name needs no other. */
const joinStack = (over: Cell, below: Cell | undefined, line: number): DateName[] => {
  // A rule of dashes names nothing.
  if (below === undefined || ![over, below].every(({ text }) => HAS_LETTER.test(text))) return [];
  const { role } = readColumnName(joinParts(over.text, below.text));
  const isAlone = [over, below].some(({ text }) => isSpecific(readColumnName(text).role) && holdsDay(text));
  return isSpecific(role) && !isAlone ? [{ role, box: unite([over.box, below.box]), line }] : [];
};

/** So much longer one of two lines of a name may be. */
const ALIKE = 4;

/** What stands under a cell; of a cell that reaches under several, as of narrow columns, the words that are nearest to this one. */
const findUnder = (cell: Cell, { upper, lower }: Stack): Cell | undefined => {
  const below = lower.cells.find((other) => isOver(cell.box, other.box));
  const sharing = upper.cells.filter(({ box }) => below !== undefined && isOver(box, below.box));
  if (below === undefined || sharing.length < 2) return below;
  const words = lower.words.filter(({ box }) => {
    const isOwn = box[0] >= below.box[0] && box[2] <= below.box[2];
    const [nearest] = sharing.toSorted((a, b) => overlapOf(b.box, box) - overlapOf(a.box, box));
    return isOwn && nearest === cell;
  });
  if (words.length === 0) return undefined;
  return { ...below, text: words.map(({ text }) => text).join(" "), box: unite(words.map(({ box }) => box)) };
};

/** The day that a cell names together with the one under it: by all their words, else by two of them. */
const readStack = (cell: Cell, stack: Stack): DateName[] => {
  const { upper, lower, line } = stack;
  const below = findUnder(cell, stack);
  // Each a name of its own: one day stands over the other.
  if ([cell, below].every((one) => isSpecific(readColumnName(one?.text ?? "").role))) return [];
  // A long cell holds the names of several columns, of which one goes on below.
  const isOne = below !== undefined && widthOf(cell.box) <= widthOf(below.box) * ALIKE;
  const whole = isOne ? joinStack(cell, below, line) : [];
  if (whole.length > 0) return whole;
  const words = upper.words.filter(({ box }) => box[0] >= cell.box[0] && box[2] <= cell.box[2]);
  const names = splitDayNames(words.map(({ text }) => text));
  // One of them may be told by its first line alone.
  if (names.length > 1)
    return names.flatMap(({ from, to, role }) => {
      const name = placeName(words.slice(from, to + 1), role);
      return isSpecific(role)
        ? [{ role, box: name.box, line }]
        : joinStack(name, findUnder(name, stack), line);
    });
  const under = ({ box }: Word): Word | undefined => lower.words.find((other) => isOver(box, other.box));
  return words.flatMap((word) => joinStack(word, under(word), line));
};

/** Kinds of dates that are named over two lines, a word on each: `POST` over `DATE`. */
const listStackedDates = (lines: readonly ScannedLine[], line: number): DateName[] =>
  [line - 1, line].flatMap((at) => {
    const [upper, lower] = [lines[at], lines[at + 1]];
    if (upper === undefined || lower === undefined || upper.tokens.length > 0) return [];
    if (!isRightUnder(lower.line, upper.line, 1)) return [];
    const stack = { upper: upper.line, lower: lower.line, line };
    const pairs = upper.line.cells.flatMap((cell) => readStack(cell, stack));
    // Figures of a box may stand beside the names, right of them.
    const end = Math.max(...pairs.map(({ box }) => box[2]));
    return lower.tokens.every(({ kind, x0 }) => kind === "amount" && x0 > end && pairs.length > 1)
      ? pairs
      : [];
  });

const ROWS_UNDER = 3;

const isUnder = ({ line, tokens }: ScannedLine, { box }: Cell): boolean =>
  tokens.some(
    ({ kind, text }) =>
      kind === "date" && line.cells.some((cell) => cell.text.trim() === text && meets(cell.box, box)),
  );

/** What is called the value alone may be an amount; where days stand under it, it is theirs: `Date`, `Value`, `Details`. */
const listBareDays = (lines: readonly ScannedLine[], line: number): DateName[] => {
  const own = lines[line];
  if (own === undefined || !isHeaderLine(own)) return [];
  const rows = lines.slice(line + 1, line + 1 + ROWS_UNDER).filter((row) => row.line.page === own.line.page);
  return own.line.cells.flatMap((cell) => {
    if (isDayRole(readColumnName(cell.text).role)) return [];
    const { role } = readColumnName(`${cell.text} date`);
    return role === "value_date" && rows.some((row) => isUnder(row, cell))
      ? [{ role, box: cell.box, line }]
      : [];
  });
};

/** So far apart two headers of one table begin. */
const REPEATED = 1;

/** The date columns that headers name: role and place. */
export const listDateNames = rememberLines((lines): readonly DateName[] => {
  const named = listColumnNames(lines).flatMap(({ role, text, box, line }) => {
    const own = lines[line];
    const vague = role === "date" && isVagueName(text);
    return isDayRole(role) && own !== undefined && !namesBox(own) ? [{ role, vague, box, line }] : [];
  });
  const stacked = lines.flatMap((scanned, line) => {
    const found = listStackedDates(lines, line);
    return isHeaderLine(scanned) || found.length > 1 ? found : [];
  });
  const isTold = ({ box, line }: DateName): boolean =>
    stacked.some((other) => other.line === line && other.box[0] < box[2] && other.box[2] > box[0]);
  const bare = lines.flatMap((_, line) => listBareDays(lines, line));
  const found = [...named.filter((name) => !isTold(name)), ...stacked, ...bare].toSorted(
    (a, b) => a.line - b.line,
  );
  // Repeated on a further page a header may have lost its second line.
  const findRepeated = ({ role, box, line }: DateName): DateName | undefined =>
    role !== "date"
      ? undefined
      : stacked.find(
          (over) =>
            lines[over.line]?.line.page !== lines[line]?.line.page &&
            Math.abs(over.box[0] - box[0]) <= REPEATED,
        );
  return found.map((name) => ({ ...name, role: findRepeated(name)?.role ?? name.role }));
});
