import type { Section } from "./check-totals.ts";
import type { TotalsInput } from "./find-totals.ts";
import { sizeOf } from "../lines/tokens.ts";
import type { AmountToken } from "../lines/tokens.ts";

const ALIGNED = 7;

/** The rows of a day whose amounts stand over a sum, or all where it is the only one. */
const listSummed = (
  { candidate: { rows } }: TotalsInput,
  { from, to }: { from: number; to: number },
  figure: AmountToken | null,
): { number: number; amount: number }[] =>
  rows.flatMap(({ movement, amount }, index) => {
    const isUnder = movement.line > from && movement.line < to;
    const isOwn = figure === null || Math.abs(movement.edge - figure.edge) <= ALIGNED;
    return isUnder && isOwn ? [{ number: index + 1, amount }] : [];
  });

/** What days say that their rows come to; a sum that leaves signs aside says it of rows of both sides without them. */
export const listDaySums = (input: TotalsInput): Section[] => {
  const days = input.lines.flatMap(({ heading, line }, index) =>
    heading === undefined ? [] : [{ index, name: line.cells[0]?.text ?? "", sums: heading.sums }],
  );
  return days.flatMap(({ index, name, sums }, at) => {
    const place = { from: index, to: days[at + 1]?.index ?? input.lines.length };
    return sums.flatMap((figure): Section[] => {
      const own = listSummed(input, place, sums.length > 1 ? figure : null);
      const sum = own.reduce((total, { amount }) => total + amount, 0);
      const sizes = own.reduce((total, { amount }) => total + Math.abs(amount), 0);
      const size = sizeOf(figure, input.exponent);
      if (size === sizes && size !== Math.abs(sum)) return [];
      return [{ name, rows: own.map(({ number }) => number), expected: sum < 0 ? -size : size }];
    });
  });
};
