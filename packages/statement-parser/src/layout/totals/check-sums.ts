import { isPlainTotal } from "../../labels/total-words.ts";
import { amountsOf, datesOf, plainText, sizeOf } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

type SumInput = {
  lines: readonly ScannedLine[];
  exponent: number;
  /** The lines that are part of a row. */
  rowLines: ReadonlySet<number>;
};

/** Figures of a table stand under one another. */
const ALIGNED = 4;
const COLUMNS_MIN = 2;
const LINES_MAX = 12;

const signedSize = (token: AmountToken, exponent: number): number => {
  const { negative, direction } = token.written;
  return sizeOf(token, exponent) * (negative || direction === "debit" ? -1 : 1);
};

/** The figure of a line in the column of another; undefined where it has none there. */
const findUnder = (scanned: ScannedLine, { edge }: AmountToken): AmountToken | undefined =>
  amountsOf(scanned).find((token) => Math.abs(token.edge - edge) <= ALIGNED);

/** The lines right above one that have a figure in each of its columns. */
const listSummed = ({ lines, rowLines }: SumInput, at: number): ScannedLine[] => {
  const total = lines[at];
  const found: ScannedLine[] = [];
  for (let above = at - 1; above >= at - LINES_MAX; above -= 1) {
    const scanned = lines[above];
    if (total === undefined || scanned === undefined || rowLines.has(above)) break;
    if (scanned.line.page !== total.line.page || isPlainTotal(plainText(scanned))) break;
    if (!amountsOf(total).every((token) => findUnder(scanned, token) !== undefined)) break;
    found.push(scanned);
  }
  return found;
};

/**
 * A table of figures beside the rows ends in their sums, column by column: where some of them hold, and some that are not zero, one
 * that does not was printed wrong, or a figure above it.
 */
export const areSumsBroken = (input: SumInput): boolean => {
  const { lines, exponent, rowLines } = input;
  return lines.some((scanned, at) => {
    const totals = amountsOf(scanned);
    if (totals.length < COLUMNS_MIN || rowLines.has(at) || datesOf(scanned).length > 0) return false;
    if (!isPlainTotal(plainText(scanned))) return false;
    const summed = listSummed(input, at);
    if (summed.length === 0) return false;
    const held = totals.map((token) => {
      const parts = summed.flatMap((line) => findUnder(line, token) ?? []);
      const sum = parts.reduce((total, part) => total + signedSize(part, exponent), 0);
      return { holds: sum === signedSize(token, exponent), size: sizeOf(token, exponent) };
    });
    return held.some(({ holds, size }) => holds && size > 0) && held.some(({ holds }) => !holds);
  });
};

/** What joins the names of a formula. */
const JOINT = /\s([-+\u2212\u2013=])\s/;

/** Whether names joined by plus, minus and one equals sign stand over figures that do not come out so. */
export const isFormulaBroken = ({ lines, exponent }: Pick<SumInput, "lines" | "exponent">): boolean =>
  lines.some(({ line, tokens }, at) => {
    const below = lines[at + 1];
    const parts = line.text.split(JOINT);
    const joints = parts.filter((_, index) => index % 2 === 1);
    const figures = below === undefined ? [] : amountsOf(below);
    const isFormula =
      tokens.length === 0 &&
      joints.filter((joint) => joint === "=").length === 1 &&
      joints.at(-1) === "=" &&
      figures.length > 2 &&
      figures.length === joints.length + 1 &&
      parts.every((part, index) => index % 2 === 1 || hasLetters(part, 3));
    if (!isFormula) return false;
    const [first = 0, ...rest] = figures.map((token) => signedSize(token, exponent));
    const sum = rest
      .slice(0, -1)
      .reduce((total, size, index) => total + (joints[index] === "+" ? size : -size), first);
    return sum !== rest.at(-1);
  });
