import type { TableRow } from "../../decode/table/table.ts";
import { readColumnName } from "../../layout/names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../../layout/names/column-roles.ts";
import type { Concept } from "../../words/concept.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";

const HEAD_ROWS = 60;

/** What the columns of a list of holdings say, in the order in which their names are tried. */
const ROLES = [
  "isin",
  "symbol",
  "unit_cost",
  "cost_basis",
  "market_value",
  "unit_price",
  "quantity",
  "security",
] as const;
type Role = (typeof ROLES)[number];

/** Where the columns stand. */
export type HoldingColumns = Readonly<Partial<Record<Role | "date" | "currency", number>>>;

const readRole = (name: string): Role | "date" | "currency" | "other" | "trade" | null => {
  const plain = toPlainWords(name);
  if (says(plain, "trade")) return "trade";
  const found = ROLES.find((role) =>
    role === "isin" ? /\bisin\b/.test(plain) : says(plain, role satisfies Concept),
  );
  if (found !== undefined) return found;
  const { role } = readColumnName(name);
  if (role === "currency") return "currency";
  if (DATE_ROLES.has(role)) return "date";
  return MONEY_ROLES.has(role) ? "other" : null;
};

/** The row of names of a list of holdings and its columns; null where the table is none, as one of trades is, or of what moved. */
export const findHoldingColumns = (
  rows: readonly TableRow[],
): { readonly at: number; readonly columns: HoldingColumns } | null => {
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    const roles = cells.map(readRole);
    const has = (role: Role): boolean => roles.includes(role);
    const names = has("isin") || has("symbol") || has("security");
    if (!names || !has("quantity") || !(has("market_value") || has("unit_price"))) continue;
    if (roles.some((role) => role === "trade" || (role === "other" && !has("market_value")))) return null;
    const columns: Record<string, number> = {};
    for (const [column, role] of roles.entries())
      if (role !== null && role !== "other" && role !== "trade") columns[role] ??= column;
    return { at, columns };
  }
  return null;
};
