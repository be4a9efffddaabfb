import { sumSide } from "../../proof/proof-row.ts";
import { findBoxNames } from "../facts/box-names.ts";
import { isPlainTotal } from "../../labels/total-words.ts";
import { listMoneyNames } from "../headers/money-names.ts";
import type { HeaderName } from "../headers/money-names.ts";
import { meets } from "../lines/lines.ts";
import { amountsOf, datesOf, plainText, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { AmountToken } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";
import { sideOf } from "./tell-sides.ts";
import { hasLetters } from "../../values/text.ts";

/** What a figure is called, beside it or over it. */
const nameOf = ({ lines, facts }: TotalsInput, at: number, token: AmountToken): string => {
  const scanned = lines[at];
  const beside = scanned === undefined ? "" : wordsBefore(scanned, token);
  if (hasLetters(beside, 3)) return beside;
  const fact = facts.find((one) => one.token === token);
  const over = findBoxNames(lines, at)?.line.cells.find(({ box }) => meets(box, [token.x0, 0, token.x1, 0]));
  return fact?.label ?? over?.text ?? "";
};

const HEADER_LINES = 8;

/** The side that the name of money nearest over a figure tells, of a table with both of them. */
const sideOver = (names: readonly HeaderName[], at: number, { x0, x1 }: AmountToken): 1 | -1 | null => {
  const line = names.findLast((name) => name.line < at)?.line ?? -1;
  const own = names.filter((name) => name.line === line && at - line <= HEADER_LINES);
  const [over, ...others] = own.filter(({ box }) => meets(box, [x0, 0, x1, 0]));
  const isBoth = (["debit", "credit"] as const).every((side) => own.some(({ role }) => role === side));
  if (!isBoth || over === undefined || others.length > 0) return null;
  return over.role === "credit" ? 1 : over.role === "debit" ? -1 : null;
};

type Rows = { readonly sums: Readonly<Record<1 | -1, number>>; readonly taken: ReadonlySet<number> };

/** A line called nothing but a total, in a table of its own without rows that names both sides, has the sum of all rows of one side and not that of the other. */
const isTotalOfSidesBroken = (
  { lines, candidate: { facts }, exponent }: TotalsInput,
  { sums, taken }: Rows,
) => {
  const names = listMoneyNames(lines);
  return (at: number): boolean => {
    const scanned = lines[at];
    const begins = names.findLast((name) => name.line < at)?.line ?? at;
    // Under rows it may be the total of these alone.
    if ([...taken].some((line) => line > begins && line < at)) return false;
    if (scanned === undefined || !isPlainTotal(plainText(scanned))) return false;
    const figures = amountsOf(scanned).flatMap((token) => {
      const side = sideOver(names, at, token);
      return side === null ? [] : [{ side, size: sizeOf(token, exponent) }];
    });
    const [one, other, ...more] = figures;
    if (one === undefined || other === undefined || more.length > 0 || one.side === other.side) return false;
    const holds = figures.filter(({ side, size }) => size > 0 && size === sums[side]);
    return (
      holds.length === 1 &&
      figures.some(
        ({ side, size }) =>
          // It may count the balance with which it begins or ends.
          size > 0 &&
          [0, facts.opening ?? 0, facts.closing ?? 0].every((end) => size !== sums[side] + Math.abs(end)),
      )
    );
  };
};

/**
 * Beside the sum of all rows of one side, under a name that tells none, stands a figure that is called after the other side and is
 * not the sum of it. Where both names tell their side, either may be of some rows only: costs and interest stand apart.
 */
export const areSidesBroken = (input: TotalsInput): boolean => {
  const { lines, candidate, others, exponent } = input;
  const { rows } = candidate;
  if (others.size > 0) return false;
  const sums = { [1]: sumSide(rows, 1), [-1]: -sumSide(rows, -1) };
  const taken = new Set(rows.map(({ movement }) => movement.line));
  const isTotalBroken = isTotalOfSidesBroken(input, { sums, taken });
  return lines.some((scanned, at) => {
    const tokens = amountsOf(scanned);
    if (tokens.length < 2 || taken.has(at) || datesOf(scanned).length > 0) return false;
    if (isTotalBroken(at)) return true;
    const figures = tokens.map((token) => ({
      size: sizeOf(token, exponent),
      side: sideOf(nameOf(input, at, token)),
    }));
    return figures.some(({ size, side }, index) => {
      if (side === null || size === 0 || size === sums[1] || size === sums[-1]) return false;
      const other = side === 1 ? sums[-1] : sums[1];
      const beside = [figures[index - 1], figures[index + 1]];
      return other > 0 && beside.some((figure) => figure?.side === null && figure.size === other);
    });
  });
};
