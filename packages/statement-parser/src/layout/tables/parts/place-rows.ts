import { LETTER_WIDTH, LINE_HEIGHT, placeWords } from "../../../decode/text/text-pages.ts";
import type { Box } from "../../../decode/page-words.ts";
import { lineOf } from "../../../decode/table/table.ts";
import type { TableRow } from "../../../decode/table/table.ts";
import type { DecimalSign } from "../../../values/amount.ts";
import { readDate } from "../../../values/date.ts";
import { readMoneyCell } from "../columns/amount-source.ts";
import type { MoneyStyle } from "../columns/amount-source.ts";
import { toLine } from "../../lines/lines.ts";
import type { Cell, Line } from "../../lines/lines.ts";
import { scanLine } from "../../lines/tokens.ts";
import type { ScannedLine, Token } from "../../lines/tokens.ts";

/** No more of a cell is read, and so wide is each column: labels and figures are short. */
const CELL_LETTERS = 300;
/** A letter of some scripts is two wide. */
const COLUMN_WIDTH = 2 * CELL_LETTERS * LETTER_WIDTH + LINE_HEIGHT;

/** The place of all cells of a column, on whichever line. */
export const placeColumn = (column: number): Box => [
  column * COLUMN_WIDTH,
  0,
  (column + 1) * COLUMN_WIDTH,
  0,
];

/** Letters that part two cells. */
const GAP = "    ";
/** Labels with their values in one cell, apart from each other, as `Balance :- 1,000.00` too; a time of day is none. */
const LABELLED = /(^|\s{3}|\u3000)([^:=：]{2,60}?)(?:(?<!\d)\s*(?::-\s|[:=：])\s*|\s*[:=：]\s+)(?=\S)/gu;
const MARK = /^(?:dr|cr|db|s|h)\.?$/i;

/** A mark that stands in the cell behind an amount belongs to it. */
const joinMarks = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => {
    const [before = "", behind = ""] = [cells[at - 1], cells[at + 1]];
    if (MARK.test(cell) && /\d$/.test(before)) return "";
    return /\d$/.test(cell) && MARK.test(behind) ? `${cell} ${behind}` : cell;
  });

/** A cell that is a day or an amount and nothing else. */
const readWhole = ({ text, box }: Cell, { words }: Line, sign: DecimalSign): Token | null => {
  const from = words.findIndex((word) => word.box[0] >= box[0]);
  const to = words.findLastIndex((word) => word.box[2] <= box[2]);
  const span = { from, to, x0: box[0], x1: box[2], text };
  const day = readDate(text);
  if (day !== null)
    return { ...span, kind: "date", date: { written: day, yearless: false, words: to - from + 1 } };
  const written = readMoneyCell(text, sign);
  if (written === null) return null;
  // All figures of a column end where it ends.
  const edge = (Math.floor(box[0] / COLUMN_WIDTH) + 1) * COLUMN_WIDTH;
  return { ...span, kind: "amount", written, edge, bars: 0, certain: written.fraction !== "" };
};

const USUAL_DIGITS = 2;

/** Numbers, names and days are read alike with either sign before decimals. */
export const ANY_STYLE: MoneyStyle = { sign: ".", exponent: USUAL_DIGITS };

const COUNT = /^\d{1,5}$/;

/** A bare number right before an amount counts what the amount sums up. */
const isCount = ({ kind, text, to }: Token, next: Token | undefined): boolean =>
  kind === "amount" &&
  COUNT.test(text) &&
  next?.kind === "amount" &&
  next.from === to + 1 &&
  next.certain &&
  !COUNT.test(next.text);

/** The days and amounts of a line; texts around a table may write their amounts in the other style. */
const scanCells = (line: Line, { sign, exponent }: MoneyStyle): ScannedLine => {
  const digits = exponent === 0 ? USUAL_DIGITS : exponent;
  const scan = (own: DecimalSign): ScannedLine =>
    scanLine(line, {
      sign: own,
      digits,
      spaces: true,
      loose: true,
      wholes: false,
      marked: false,
      signed: false,
    });
  const [scanned, other] = [scan(sign), scan(sign === "." ? "," : ".")];
  const tokens = line.cells.flatMap((cell) => {
    const [x0, , x1] = cell.box;
    const inside = ({ tokens: all }: ScannedLine): Token[] =>
      all.filter((token) => token.x0 >= x0 && token.x1 <= x1);
    const own = inside(scanned);
    const isBare = own.every(({ kind }) => kind === "date");
    const whole = readWhole(cell, line, sign);
    return whole === null ? (isBare ? inside(other) : own) : [whole];
  });
  return { ...scanned, tokens: tokens.filter((token, at) => !isCount(token, tokens[at + 1])) };
};

/** The rows of a table as lines of cells with their place, as those of a page: each column stands at one place. */
export const placeRows = (rows: readonly TableRow[], page: number, style: MoneyStyle): ScannedLine[] => {
  let at = 0;
  return rows.flatMap((row) => {
    at = Math.max(at + 1, lineOf(row));
    const words = joinMarks(row.cells).flatMap((cell, column) => {
      const text = cell.slice(0, CELL_LETTERS).replaceAll(LABELLED, `$1$2:${GAP}`);
      return placeWords(text, at * LINE_HEIGHT, column * COLUMN_WIDTH);
    });
    if (words.length === 0) return [];
    return [scanCells(toLine(page, words, { turned: undefined, placed: false }), style)];
  });
};
