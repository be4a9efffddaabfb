import type { HeaderName } from "../headers/money-names.ts";
import { meets } from "../lines/lines.ts";
import type { PageRow } from "../readings/read-rows.ts";
import type { TotalsInput } from "./find-totals.ts";

const SIDES: Readonly<Partial<Record<HeaderName["role"], 1 | -1>>> = { credit: 1, debit: -1 };

const ALIGNED = 7;

/** The side after which the column of an amount is named; null where its place tells none, or a mark of its own tells more. */
const sideOver = ({ movement: { token } }: PageRow, names: readonly HeaderName[]): 1 | -1 | null => {
  const { direction, plus, negative } = token.written;
  if (direction !== null || plus || negative) return null;
  const over = names.filter(({ box }) => meets(box, [token.x0, 0, token.x1, 0]));
  const sides = new Set(over.map(({ role }) => SIDES[role] ?? null));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
};

/** The names over columns of which each side has its own. */
const listParted = (names: readonly HeaderName[]): HeaderName[] => {
  const roles = Map.groupBy(names, ({ line }) => line);
  return names.filter(({ line, role }) => {
    const beside = (roles.get(line) ?? []).map((name) => name.role);
    return SIDES[role] !== undefined && beside.includes("debit") && beside.includes("credit");
  });
};

/** An amount ends, or begins, right under the name of a side of which it does not go. */
const isUnderOther = (row: PageRow, names: readonly HeaderName[]): boolean => {
  const { token } = row.movement;
  const over = names.filter(
    ({ box }) => Math.abs(box[2] - token.edge) <= ALIGNED || Math.abs(box[0] - token.x0) <= ALIGNED,
  );
  return over.length === 1 && sideOver(row, over) === -Math.sign(row.amount);
};

/**
 * The balances say of most rows, some under either side, the contrary of what the names of their columns say, or of an amount right
 * under the name of the other side: one of both is wrong.
 */
export const areNamesAgainst = ({ names, candidate: { rows } }: TotalsInput): boolean => {
  const told = rows.flatMap((row) => {
    const side = sideOver(row, names);
    return side === null || row.amount === 0 ? [] : [{ side, agrees: Math.sign(row.amount) === side }];
  });
  const parted = listParted(names);
  if (rows.some((row) => row.amount !== 0 && isUnderOther(row, parted))) return true;
  const isParted = told.some(({ side }) => side !== told[0]?.side);
  return isParted && told.filter(({ agrees }) => !agrees).length * 2 > told.length;
};
