import type { HeaderName } from "../lines/header-lines.ts";
import { meets } from "../lines/lines.ts";
import type { PageRow } from "../readings/read-rows.ts";
import type { TotalsInput } from "./find-totals.ts";

const SIDES: Readonly<Partial<Record<HeaderName["role"], 1 | -1>>> = { credit: 1, debit: -1 };

/** The side after which the column of an amount is named; null where its place tells none, or a mark of its own tells more. */
const sideOver = ({ movement: { token } }: PageRow, names: readonly HeaderName[]): 1 | -1 | null => {
  const { direction, plus, negative } = token.written;
  if (direction !== null || plus || negative) return null;
  const over = names.filter(({ box }) => meets(box, [token.x0, 0, token.x1, 0]));
  const sides = new Set(over.map(({ role }) => SIDES[role] ?? null));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
};

/** The balances say of most rows, some under either side, the contrary of what the names of their columns say: one of both is wrong. */
export const areNamesAgainst = ({ names, candidate: { rows } }: TotalsInput): boolean => {
  const told = rows.flatMap((row) => {
    const side = sideOver(row, names);
    return side === null || row.amount === 0 ? [] : [{ side, agrees: Math.sign(row.amount) === side }];
  });
  const isParted = told.some(({ side }) => side !== told[0]?.side);
  return isParted && told.filter(({ agrees }) => !agrees).length * 2 > told.length;
};
