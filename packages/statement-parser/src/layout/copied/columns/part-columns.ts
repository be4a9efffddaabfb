import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import type { FactKind } from "../../../labels/fact-words.ts";
import { findDirection } from "../../../labels/meaning-words.ts";
import { toMinor } from "../../../values/amount.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";

/** What stands alone on a line that was copied column by column. */
export type CellKind = "day" | "money" | "mark" | "words";

/** Lines of one kind that follow one another without a blank line. */
export type Cells = { kind: CellKind; lines: CopiedParts[] };

/** A figure of a column, signed as it is printed. */
export type Figure = { value: number; line: CopiedParts };

const MARK_LENGTH_MAX = 3;

const kindOf = ({ days, words, amounts, text }: CopiedParts): CellKind => {
  if (words === "" && days.length > 0 && amounts.length === 0) return "day";
  if (words === "" && days.length === 0 && amounts.length === 1) return "money";
  return text.length <= MARK_LENGTH_MAX && findDirection(text) !== null ? "mark" : "words";
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

/** Amounts with the same number of decimals, or whole ones in groups, that stand against one another. */
const gluedIn = ({ sign, digits }: MoneyStyle): RegExp =>
  digits > 0
    ? new RegExp(String.raw`\d{1,3}(?:[${sign === "." ? "," : "."}' ]\d{3})*[${sign}]\d{${digits}}`, "g")
    : /\d{1,3}(?:[.,']\d{3})+/g;

/**
 * Amounts whose minus stands behind them, glued together where a viewer took it for a hyphen at the end of the line:
 * each but the last has lost its own.
 */
const partGlued = ({ text, from }: CopiedParts, style: MoneyStyle): CopiedLine[] => {
  const bare = text.replace(/[-+]$/, "");
  const pieces = /^[\d.,' ]+$/.test(bare) ? (bare.match(gluedIn(style)) ?? []) : [];
  if (pieces.length < 2 || pieces.join("") !== bare) return [{ text, from }];
  return pieces.map((piece, at) => ({
    text: at < pieces.length - 1 ? `${piece}-` : `${piece}${text.slice(bare.length)}`,
    from,
  }));
};

const SIDES = new Set<FactKind | null>(["credits", "debits"]);

/** The words name a balance or a total; those of a side behind a day, or before two figures, are of a row. */
const isFact = ({ days, words, amounts }: CopiedParts): boolean => {
  const kind = readFactWords(words);
  return isTotal(words) || (kind !== null && !(SIDES.has(kind) && (amounts.length > 1 || days.length > 0)));
};

const PERIOD_WORDS_MAX = 2;

/** From one day to another: a period. */
const isPeriod = ({ scanned: { tokens }, days }: CopiedParts): boolean => {
  const [last, next] = [tokens[days.length - 1], tokens[days.length]];
  return last !== undefined && next?.kind === "date" && next.from - last.to <= PERIOD_WORDS_MAX + 1;
};

/** The cells of a line: its days, its words and each of its amounts; those of a balance or a total stay with their name. */
const partLine = (own: CopiedParts): CopiedLine[] => {
  const { days, words, amounts, from } = own;
  const kinds = Number(days.length > 0) + Number(words !== "") + amounts.length;
  if (kinds < 2 || isPeriod(own) || (amounts.length > 0 && isFact(own))) return [{ text: own.text, from }];
  return [days.join(" "), words, ...amounts].flatMap((text) => (text === "" ? [] : { text, from }));
};

/** The cells of a text that was copied column by column: each line, glued amounts parted, or what stands on it. */
export const partCells = (
  parts: readonly CopiedParts[],
  style: MoneyStyle,
  lines: "whole" | "parted",
): CopiedLine[] =>
  parts.flatMap((own) => {
    const glued = partGlued(own, style);
    return lines === "whole" || glued.length > 1 ? glued : partLine(own);
  });
