import { sumSide } from "../../proof/proof-row.ts";
import { findBoxNames } from "../facts/box-names.ts";
import { meets } from "../lines/lines.ts";
import { amountsOf, datesOf, sizeOf, wordsBefore } from "../lines/tokens.ts";
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
  return lines.some((scanned, at) => {
    const tokens = amountsOf(scanned);
    if (tokens.length < 2 || taken.has(at) || datesOf(scanned).length > 0) return false;
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
