import type { HeaderName } from "../headers/money-names.ts";
import type { AmountToken } from "../lines/tokens.ts";
import { isBare } from "./choose-facts.ts";
import type { Fact } from "./find-facts.ts";

/** What a column holds, and where it stands. */
export type ColumnPlace = Pick<HeaderName, "role" | "box"> & { line?: number };

const ENDS = new Set<Fact["kind"]>(["opening", "closing"]);
const NEAR = 12;

const distanceTo = ({ box: [x0, , x1] }: ColumnPlace, token: AmountToken): number =>
  Math.min(Math.abs(x1 - token.edge), Math.abs((x0 + x1) / 2 - (token.x0 + token.edge) / 2));

/**
 * Balances with the side in whose column they stand, in a table without a column for them: an overdraft among the debits.
 * Where all stand in one column, it says nothing, unless one of them there has a minus.
 */
export const tellSidesByColumn = (facts: readonly Fact[], names: readonly ColumnPlace[]): Fact[] => {
  const columns = names.filter(({ role }) => role === "debit" || role === "credit");
  if (names.some(({ role }) => role === "balance")) return [...facts];
  const roleOver = (fact: Fact): ColumnPlace["role"] | null => {
    const [nearest] = columns.toSorted((a, b) => distanceTo(a, fact.token) - distanceTo(b, fact.token));
    return nearest !== undefined && distanceTo(nearest, fact.token) <= NEAR ? nearest.role : null;
  };
  const roles = facts.map((fact) => (ENDS.has(fact.kind) && isBare(fact) ? roleOver(fact) : null));
  const isMinus = (fact: Fact): boolean => ENDS.has(fact.kind) && fact.token.written.negative;
  const sided = [...Map.groupBy(columns, ({ line = -1 }) => line)].filter(
    ([, own]) => new Set(own.map(({ role }) => role)).size > 1,
  );
  // A figure of a box over the table may stand at any place, and a lone word for a side is none of two names.
  const start = Math.min(...sided.map(([line]) => line));
  const isInTable = ({ line }: Fact): boolean => line > start;
  const isTold =
    roles.includes("credit") ||
    facts.some((fact) => isMinus(fact) && isInTable(fact) && roleOver(fact) === "debit");
  if (!roles.includes("debit") || !isTold) return [...facts];
  return facts.map((fact, at) => (roles[at] === "debit" ? { ...fact, side: -1 } : fact));
};
