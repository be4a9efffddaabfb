import { sumSide } from "../../proof/proof-row.ts";
import { findBoxNames } from "../facts/box-names.ts";
import { meets } from "../lines/lines.ts";
import { amountsOf, datesOf, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { AmountToken } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";
import { sideOf } from "./tell-sides.ts";

/** What a figure is called, beside it or over it. */
const nameOf = ({ lines, facts }: TotalsInput, at: number, token: AmountToken): string => {
  const scanned = lines[at];
  const beside = scanned === undefined ? "" : wordsBefore(scanned, token);
  if (/\p{L}{3}/u.test(beside)) return beside;
  const fact = facts.find((one) => one.token === token);
  const over = findBoxNames(lines, at)?.line.cells.find(({ box }) => meets(box, [token.x0, 0, token.x1, 0]));
  return fact?.label ?? over?.text ?? "";
};

/**
 * Beside the sum of all rows of one side, whatever that is called, stands a figure that is called after the other side and is not
 * the sum of it.
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
    const sizes = tokens.map((token) => sizeOf(token, exponent));
    return tokens.some((token, index) => {
      const beside = [sizes[index - 1], sizes[index + 1]];
      const isWay = ([1, -1] as const).filter((way) => sums[way] > 0 && beside.includes(sums[way]));
      const size = sizes[index] ?? 0;
      if (isWay.length === 0 || size === 0 || size === sums[1] || size === sums[-1]) return false;
      const side = sideOf(nameOf(input, at, token));
      return isWay.some((way) => side === -way);
    });
  });
};
