import { sumSide } from "../../proof/proof-row.ts";
import type { Balances } from "./choose-facts.ts";
import type { Fact } from "./find-facts.ts";
import { amountsOf, sizeOf } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";

type BoxInput = {
  lines: readonly ScannedLine[];
  facts: readonly Fact[];
  exponent: number;
  rows: readonly { amount: number }[];
  /** The lines that are part of a row. */
  rowLines: ReadonlySet<number>;
  balances: Balances;
};

/** Lines between the first and the last balance of a box of figures. */
const BOX_LINES = 8;
/** Figures between them that may still be put together in every way. */
const FIGURES_MAX = 6;

/** The sizes of the figures between two balances of one page, of which no line is part of a row. */
const listBetween = (
  { lines, facts, exponent, rowLines }: BoxInput,
  [opening, closing]: readonly [Fact, Fact],
): number[] | null => {
  if (closing.line - opening.line > BOX_LINES || closing.line < opening.line) return null;
  if (lines[opening.line]?.line.page !== lines[closing.line]?.line.page) return null;
  const other = new Set(facts.filter(({ kind }) => kind === "other").map(({ token }) => token));
  const found: number[] = [];
  for (let at = opening.line; at <= closing.line; at += 1) {
    const scanned = lines[at];
    if (scanned === undefined || rowLines.has(at)) return null;
    for (const token of amountsOf(scanned)) {
      const isOutside =
        (at === opening.line && token.x0 <= opening.token.x0) ||
        (at === closing.line && token.x0 >= closing.token.x0);
      const size = sizeOf(token, exponent);
      if (!isOutside && !other.has(token) && size !== 0) found.push(size);
    }
  }
  return found;
};

/** Whether some of the figures, added or taken away, lead from nothing to a sum. */
const leadTo = (figures: readonly number[], sum: number, from = 0): boolean => {
  const [first, ...rest] = figures;
  if (first === undefined) return from === sum;
  return [first, -first, 0].some((step) => leadTo(rest, sum, from + step));
};

const signOf = ({ written: { negative, plus } }: AmountToken): number => (negative ? -1 : plus ? 1 : 0);

const ALIGNED = 1;
/** Lines of a box beside which other words may stand. */
const COLUMN_LINES = 16;
const SIGNS_MIN = 2;

/** The figures that stand under the first balance and over the last. */
const listColumn = (
  { lines, exponent, rowLines }: BoxInput,
  [opening, closing]: readonly [Fact, Fact],
): AmountToken[] => {
  const between = lines.slice(opening.line + 1, closing.line);
  const isBox =
    Math.abs(opening.token.edge - closing.token.edge) <= ALIGNED &&
    between.length < COLUMN_LINES &&
    lines[opening.line]?.line.page === lines[closing.line]?.line.page &&
    !between.some((_, at) => rowLines.has(opening.line + 1 + at));
  if (!isBox) return [];
  const figures = between.flatMap(amountsOf).filter((token) => sizeOf(token, exponent) !== 0);
  return figures.filter(({ edge }) => Math.abs(edge - opening.token.edge) <= ALIGNED);
};

/** Figures that all have signs, of both kinds, lead from the first balance to the last by them, as the holder or the bank sees it. */
const areSignsBroken = (input: BoxInput, [opening, closing]: readonly [Fact, Fact]): boolean => {
  const figures = listColumn(input, [opening, closing]);
  const signs = new Set(figures.map(signOf));
  if (signs.has(0) || signs.size < SIGNS_MIN) return false;
  const toSigned = (token: AmountToken): number => (signOf(token) || 1) * sizeOf(token, input.exponent);
  const sum = figures.reduce((total, token) => total + toSigned(token), 0);
  return Math.abs(toSigned(closing.token) - toSigned(opening.token)) !== Math.abs(sum);
};

/**
 * A box leads from the first balance to the last by what came in and went out, whatever its words. Where one of its figures is
 * the sum of a side and the box does not lead there, or both are as much greater than the rows, another one is wrong.
 */
export const isBoxBroken = (input: BoxInput): boolean => {
  const { rows, facts, exponent, balances } = input;
  const { opening, closing } = balances;
  if (opening === null || closing === null) return false;
  const [credits, debits] = [sumSide(rows, 1), -sumSide(rows, -1)];
  const isOf = (balance: number, { token }: Fact): boolean => sizeOf(token, exponent) === Math.abs(balance);
  const pairs = facts.flatMap((first) =>
    first.kind === "opening" && isOf(opening, first)
      ? facts.flatMap((last) =>
          last.kind === "closing" && isOf(closing, last) ? [[first, last] as const] : [],
        )
      : [],
  );
  return pairs.some((pair) => {
    if (areSignsBroken(input, pair)) return true;
    const figures = listBetween(input, pair);
    if (figures === null || figures.length < 2 || figures.length > FIGURES_MAX) return false;
    const knowsSide = figures.some((size) => size === credits || size === debits);
    const [one = 0, two = 0] = figures;
    const isRaised =
      figures.length === 2 &&
      ((one > credits && one - credits === two - debits) ||
        (two > credits && two - credits === one - debits));
    // A cost that stands among the rows may be left out of the box.
    const steps = [0, ...rows.flatMap(({ amount }) => (amount < 0 ? [amount] : []))];
    return isRaised || (knowsSide && !steps.some((step) => leadTo(figures, closing - opening - step)));
  });
};
