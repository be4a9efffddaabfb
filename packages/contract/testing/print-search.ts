import type { Period } from "../src/search/periods.ts";
import type { SearchTree, Term } from "../src/search/tree.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

const pad = (number: number, digits = 2): string => String(number).padStart(digits, "0");

/** A period in words that every locale knows. */
const printPeriod = (period: Period): string => {
  if (period.kind === "last") return `last-${String(period.count)}-${period.unit}s`;
  if (period.kind === "relative") {
    if (period.unit === "day") return period.offset === 0 ? "today" : "yesterday";
    return `${period.offset === 0 ? "this" : "last"}-${period.unit}`;
  }
  const { year, month, day } = period;
  if (month === null) return pad(year ?? 0, 4);
  if (year !== null) return [pad(year, 4), pad(month), ...(day === null ? [] : [pad(day)])].join("-");
  const name = MONTHS[month - 1] ?? "";
  return day === null ? name : `${String(day)}-${name}`;
};

/** A value behind an operator, in quotes where it would not be read as one. */
const printValue = (text: string, exact: boolean): string => (exact ? `"${text}"` : text);

const printTerm = (term: Term): string => {
  if (term.kind === "text") return printValue(term.text, term.exact);
  if (term.kind === "field") return `${term.field}:${printValue(term.text, term.exact)}`;
  if (term.kind === "number") return term.text;
  if (term.kind === "amount") return `amount${term.comparison}${term.sign}${term.amount}`;
  if (term.kind === "period") return `${term.field}:${printPeriod(term.period)}`;
  return term.kind === "is" ? `is:${term.state}` : `has:${term.possession}`;
};

/** In brackets no word is read with its neighbour, as "5 march", "5 EUR" and "last month" would be. */
const bracketed = (tree: SearchTree): string => `(${printSearch(tree)})`;

/** A tree as a text that is read as the same tree, in any locale. */
export const printSearch = (tree: SearchTree | null): string => {
  if (tree === null) return "";
  if (tree.kind === "and") return tree.parts.map(bracketed).join(" ");
  if (tree.kind === "or") return tree.parts.map(bracketed).join(" OR ");
  return tree.kind === "not" ? `-${bracketed(tree.of)}` : printTerm(tree);
};
