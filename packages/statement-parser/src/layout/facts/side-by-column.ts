import type { HeaderName } from "../headers/money-names.ts";
import type { AmountToken } from "../lines/tokens.ts";
import { isBare } from "./choose-facts.ts";
import type { Fact } from "./find-facts.ts";

/** What a column holds, and where it stands. */
export type ColumnPlace = Pick<HeaderName, "role" | "box">;

const ENDS = new Set<Fact["kind"]>(["opening", "closing"]);
const NEAR = 12;

const distanceTo = ({ box: [x0, , x1] }: ColumnPlace, token: AmountToken): number =>
  Math.min(Math.abs(x1 - token.edge), Math.abs((x0 + x1) / 2 - (token.x0 + token.edge) / 2));

/**
 * Balances with the side in whose column they stand, in a table without a column for them: an overdraft among the debits.
 * Where all stand in one column, it says nothing.
 */
export const tellSidesByColumn = (facts: readonly Fact[], names: readonly ColumnPlace[]): Fact[] => {
  const columns = names.filter(({ role }) => role === "debit" || role === "credit");
  if (names.some(({ role }) => role === "balance")) return [...facts];
  const roleOver = (fact: Fact): ColumnPlace["role"] | null => {
    if (!ENDS.has(fact.kind) || !isBare(fact)) return null;
    const [nearest] = columns.toSorted((a, b) => distanceTo(a, fact.token) - distanceTo(b, fact.token));
    return nearest !== undefined && distanceTo(nearest, fact.token) <= NEAR ? nearest.role : null;
  };
  const roles = facts.map(roleOver);
  if (!roles.includes("debit") || !roles.includes("credit")) return [...facts];
  return facts.map((fact, at) => (roles[at] === "debit" ? { ...fact, side: -1 } : fact));
};
