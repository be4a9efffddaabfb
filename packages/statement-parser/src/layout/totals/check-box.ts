import { readBillSide } from "../../labels/bill-words.ts";
import { sumSide } from "../../proof/proof-row.ts";
import type { Balances } from "../facts/choose-facts.ts";
import type { Fact } from "../facts/find-facts.ts";
import { amountsOf, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import { sideOf } from "./tell-sides.ts";

type BoxInput = {
  lines: readonly ScannedLine[];
  facts: readonly Fact[];
  exponent: number;
  rows: readonly { amount: number }[];
  /** The lines that are part of a row. */
  rowLines: ReadonlySet<number>;
  /** What those of them took that a box may leave out, as a fee. */
  costs: readonly number[];
  balances: Balances;
  /** No other lines are announced rows or of other accounts: all figures are of these rows. */
  isAlone: boolean;
};

/** Lines between the first and the last balance of a box of figures. */
const BOX_LINES = 14;
/** Figures of it that may still be put together in every way. */
const FIGURES_MAX = 8;
/** Lines over the first or under the last balance that belong to the box. */
const BESIDE = 3;

/** A figure of a box, and the side that its name or its sign tells. */
type Figure = { token: AmountToken; size: number; side: 1 | -1 | null };

const SIDES = new Set<Fact["kind"]>(["credits", "debits"]);
const BALANCES = new Set<Fact["kind"]>(["opening", "closing", "balance", "carried"]);

const STARTS = new Set<Fact["kind"]>(["opening", "balance"]);
const ENDS = new Set<Fact["kind"]>(["closing", "balance"]);

/** Both balances of a box may be called those that are carried forward. */
const areEnds = (first: Fact, last: Fact): boolean =>
  (STARTS.has(first.kind) && ENDS.has(last.kind)) ||
  (first.kind === "carried" && last.kind === "carried" && first.token.text !== last.token.text);

/** What pays a debt off comes in. */
const sideOnBill = (label: string): 1 | -1 | null => {
  const side = readBillSide(label);
  return side === null ? null : side < 0 ? 1 : -1;
};

const readFigure = (scanned: ScannedLine, token: AmountToken, { facts, exponent }: BoxInput): Figure => {
  const fact = facts.find((one) => one.token === token);
  const { plus, negative } = token.written;
  const label = fact?.label ?? wordsBefore(scanned, token);
  const side = sideOf(label) ?? sideOnBill(label) ?? (plus ? 1 : negative ? -1 : null);
  return { token, size: sizeOf(token, exponent), side };
};

const signOf = ({ written: { negative, plus } }: AmountToken): number => (negative ? -1 : plus ? 1 : 0);

/** What came in and went out may stand over the balances or under them. */
const listBeside = (input: BoxInput, from: number, step: 1 | -1): Figure[] => {
  const { lines, facts, rowLines } = input;
  const found: Figure[] = [];
  for (let at = from + step; Math.abs(at - from) <= BESIDE; at += step) {
    const scanned = lines[at];
    const tokens = scanned === undefined ? [] : amountsOf(scanned);
    const isOfBox = tokens.every(
      (token) => signOf(token) !== 0 || facts.some((one) => one.token === token && SIDES.has(one.kind)),
    );
    if (scanned === undefined || tokens.length === 0 || !isOfBox || rowLines.has(at)) break;
    if (scanned.line.page !== lines[from]?.line.page) break;
    found.push(...tokens.map((token) => readFigure(scanned, token, input)));
  }
  return found;
};

/** The figures between two balances of one page, or else beside them, of which no line is part of a row. */
const listFigures = (input: BoxInput, [opening, closing]: readonly [Fact, Fact]): Figure[] | null => {
  const { lines, facts, exponent, rowLines, isAlone } = input;
  const beside = (): Figure[] => [
    ...listBeside(input, opening.line, -1),
    ...listBeside(input, closing.line, 1),
  ];
  const isApart =
    closing.line - opening.line > BOX_LINES ||
    lines[opening.line]?.line.page !== lines[closing.line]?.line.page;
  // The rows lie between them: what came in and went out stands with one of both.
  if (isApart && isAlone && closing.line > opening.line)
    return [...beside(), ...listBeside(input, opening.line, 1), ...listBeside(input, closing.line, -1)];
  if (isApart || closing.line < opening.line) return null;
  const kinds = new Map(facts.map(({ kind, token }) => [token, kind]));
  const found: Figure[] = [];
  for (let at = opening.line; at <= closing.line; at += 1) {
    const scanned = lines[at];
    if (scanned === undefined || rowLines.has(at)) return null;
    for (const token of amountsOf(scanned)) {
      const isOutside =
        (at === opening.line && token.x0 <= opening.token.x0) ||
        (at === closing.line && token.x0 >= closing.token.x0);
      const kind = kinds.get(token);
      const isOther = kind === "other" || (kind !== undefined && BALANCES.has(kind));
      const figure = readFigure(scanned, token, input);
      // A number of rows is no money.
      const isCount = figure.side === null && exponent > 0 && !token.certain;
      if (!isOutside && !isOther && !isCount) found.push(figure);
    }
  }
  return found.length > 0 ? found : beside();
};

/** All that the figures come to, each added or taken away, or left out where that is allowed. */
const listSums = (figures: readonly number[], mayLack: boolean): Set<number> => {
  let sums = new Set([0]);
  for (const size of figures)
    sums = new Set([...sums].flatMap((sum) => [sum + size, sum - size, ...(mayLack ? [sum] : [])]));
  return sums;
};

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

/** A mark behind a figure moves it so far from its column. */
const MARKED = 6;

/** Every figure says its side, and both sides are named: the box is told whole by its own words. */
const isTold = (figures: readonly Figure[], [opening, closing]: readonly [Fact, Fact]): boolean => {
  const isColumn = Math.abs(opening.token.edge - closing.token.edge) <= MARKED;
  const column = figures.filter(
    ({ token }) => !isColumn || Math.abs(token.edge - opening.token.edge) <= MARKED,
  );
  const sides = new Set(column.map(({ side }) => side));
  return sides.has(1) && sides.has(-1) && !sides.has(null);
};

/** What the figures of a box that are not zero come to on both sides, as their signs or else their names tell them; two may be either. */
const listSides = (figures: readonly Figure[]): (readonly [number, number])[] => {
  const add = (sideOfFigure: (figure: Figure) => number | null, side: number): number =>
    figures.reduce((sum, figure) => (sideOfFigure(figure) === side ? sum + figure.size : sum), 0);
  const isWhole = (sideOfFigure: (figure: Figure) => number | null): boolean =>
    figures.every((figure) => (sideOfFigure(figure) ?? 0) !== 0);
  const bySign = ({ token }: Figure): number => signOf(token);
  const byName = ({ side }: Figure): number | null => side;
  const [one, two] = figures;
  const ways = [bySign, byName].filter(isWhole).map((by) => [add(by, 1), add(by, -1)] as const);
  if (figures.length === 2 && one !== undefined && two !== undefined) ways.push([one.size, two.size]);
  return ways.flatMap(([first, second]) => [[first, second] as const, [second, first] as const]);
};

/**
 * A box leads from the first balance to the last by what came in and went out, whatever its words. Where they tell it whole, or one of
 * its figures is the sum of a side, and the box does not lead there, or both are as much greater than the rows, one of them is wrong.
 */
export const isBoxBroken = (input: BoxInput): boolean => {
  const { rows, costs, facts, exponent, balances, isAlone } = input;
  const { opening, closing } = balances;
  if (opening === null || closing === null) return false;
  const [credits, debits] = [sumSide(rows, 1), -sumSide(rows, -1)];
  const isOf = (balance: number, { token }: Fact): boolean => sizeOf(token, exponent) === Math.abs(balance);
  const pairs = facts.flatMap((first) =>
    isOf(opening, first)
      ? facts.flatMap((last) =>
          areEnds(first, last) && last !== first && isOf(closing, last) ? [[first, last] as const] : [],
        )
      : [],
  );
  return pairs.some((pair) => {
    if (isAlone && areSignsBroken(input, pair)) return true;
    const figures = listFigures(input, pair) ?? [];
    const moving = figures.filter(({ size }) => size !== 0);
    const sizes = moving.map(({ size }) => size);
    if (sizes.length === 0 || sizes.length > FIGURES_MAX) return false;
    const knowsSide = sizes.length > 1 && sizes.some((size) => size === credits || size === debits);
    // As much lies on both of its sides beyond the rows: a pair of no sum is missing among these.
    const isRaised = listSides(moving).some(
      ([came, went]) => came > credits && came - credits === went - debits,
    );
    if (isAlone && isRaised) return true;
    if (!isTold(figures, pair) && !(isAlone && knowsSide)) return false;
    if (listSums(sizes, true).has(closing - opening)) return false;
    // A cost that stands among the rows may be left out of the box.
    const sums = listSums(sizes, false);
    return !costs.some((cost) => sums.has(closing - opening - cost));
  });
};
