import { findDirection } from "../../labels/meaning-words.ts";
import { toMinor } from "../../values/amount.ts";
import { isAmount, isDay } from "./scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";
import type { MoneyStyle } from "../lines/money-style.ts";

/** What stands alone on a line that was copied column by column. */
export type CellKind = "day" | "money" | "mark" | "words";

/** Lines of one kind that follow one another without a blank line. */
export type Cells = { kind: CellKind; lines: CopiedParts[] };

/** A figure of a column, signed as it is printed. */
export type Figure = { value: number; line: CopiedParts };

const MARK_LENGTH_MAX = 3;

const kindOf = (own: CopiedParts): CellKind => {
  if (isDay(own) && own.days.length === 1) return "day";
  if (isAmount(own) && own.amounts.length === 1) return "money";
  const isMark = own.text.length <= MARK_LENGTH_MAX && findDirection(own.text) !== null;
  return isMark ? "mark" : "words";
};

/** The lines in runs of one kind, parted at blank lines. */
export const listCells = (parts: readonly CopiedParts[]): Cells[] => {
  const cells: Cells[] = [];
  let before = Number.NaN;
  for (const own of parts) {
    const kind = kindOf(own);
    const last = cells.at(-1);
    if (last?.kind === kind && own.from <= before + 1) last.lines.push(own);
    else cells.push({ kind, lines: [own] });
    before = own.from;
  }
  return cells;
};

/** The figure of a line of money; null where it has none. */
export const figureOf = (line: CopiedParts, { digits }: MoneyStyle): Figure | null => {
  const written = line.money[0]?.written;
  const minor = written === undefined ? null : toMinor(written, digits);
  if (written === undefined || minor === null || !minor.exact) return null;
  const size = Math.abs(minor.amount);
  return { value: written.negative || written.direction === "debit" ? 0 - size : size, line };
};

/** Amounts with the same number of decimals that stand against one another. */
const gluedIn = ({ sign, digits }: MoneyStyle): RegExp =>
  new RegExp(String.raw`\d{1,3}(?:[${sign === "." ? "," : "."}' ]\d{3})*[${sign}]\d{${digits}}`, "g");

/**
 * Amounts whose minus stands behind them, glued together where a viewer took it for a hyphen at the end of the line:
 * each but the last has lost its own.
 */
export const partGlued = (parts: readonly CopiedParts[], style: MoneyStyle): CopiedLine[] =>
  parts.flatMap(({ text, from }): CopiedLine[] => {
    const bare = text.replace(/[-+]$/, "");
    const pieces = /^[\d.,' ]+$/.test(bare) && style.digits > 0 ? (bare.match(gluedIn(style)) ?? []) : [];
    if (pieces.length < 2 || pieces.join("") !== bare) return [{ text, from }];
    return pieces.map((piece, at) => ({
      text: at < pieces.length - 1 ? `${piece}-` : `${piece}${text.slice(bare.length)}`,
      from,
    }));
  });
