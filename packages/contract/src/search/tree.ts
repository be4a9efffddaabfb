import type { Period } from "./periods.ts";

/** Fields that hold text, as in `merchant:amazon`. */
export const TEXT_FIELDS = ["merchant", "vendor", "category", "tag", "account", "note", "currency"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Which days, as in `in:march`, `from:2026-03-05`, `to:last-month`. */
export const PERIOD_FIELDS = ["in", "from", "to"] as const;
export type PeriodField = (typeof PERIOD_FIELDS)[number];

/** What a transaction may be: `is:pending`. */
export const STATES = [
  "out",
  "in",
  "transfer",
  "refund",
  "recurring",
  "split",
  "uncategorised",
  "likely",
  "pending",
  "hidden",
] as const;
export type State = (typeof STATES)[number];

/** What a transaction may have: `has:note`. */
export const POSSESSIONS = [
  "note",
  "tag",
  "merchant",
  "category",
  "statement",
  "attachment",
  "foreign",
] as const;
export type Possession = (typeof POSSESSIONS)[number];

/** Every name before a colon. */
export const OPERATORS = [...TEXT_FIELDS, "amount", ...PERIOD_FIELDS, "is", "has"] as const;
export type Operator = (typeof OPERATORS)[number];

export type Comparison = ">" | ">=" | "<" | "<=" | "=";
/** A signed amount is compared with its sign, any other by its size alone. */
export type Sign = "" | "+" | "-";

/** The smallest parts of a search. Amounts are digits in major units, without a needless zero. */
export type Term =
  /** A word, or what stood in quotes, which is looked for letter by letter. */
  | { readonly kind: "text"; readonly text: string; readonly exact: boolean }
  | { readonly kind: "field"; readonly field: TextField; readonly text: string; readonly exact: boolean }
  /** A number alone: an amount of either sign, or a text. */
  | { readonly kind: "number"; readonly text: string; readonly amount: string }
  | { readonly kind: "amount"; readonly comparison: Comparison; readonly amount: string; readonly sign: Sign }
  | { readonly kind: "period"; readonly field: PeriodField; readonly period: Period }
  | { readonly kind: "is"; readonly state: State }
  | { readonly kind: "has"; readonly possession: Possession };

/** A search, understood. Parts of "and" and "or" are at least two, and none is of the same kind as what holds it. */
export type SearchTree =
  | Term
  | { readonly kind: "and"; readonly parts: readonly SearchTree[] }
  | { readonly kind: "or"; readonly parts: readonly SearchTree[] }
  | { readonly kind: "not"; readonly of: SearchTree };

/** Terms joined; one alone stays itself, none is null. */
export const join = (kind: "and" | "or", parts: readonly SearchTree[]): SearchTree | null => {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  return flat.length > 1 ? { kind, parts: flat } : (flat[0] ?? null);
};

/** The opposite; that of an opposite is what it was. */
export const negate = (of: SearchTree): SearchTree => (of.kind === "not" ? of.of : { kind: "not", of });

/** Every term, from left to right. */
export const listTerms = (tree: SearchTree | null): readonly Term[] => {
  if (tree === null) return [];
  if (tree.kind === "and" || tree.kind === "or") return tree.parts.flatMap(listTerms);
  return tree.kind === "not" ? listTerms(tree.of) : [tree];
};
