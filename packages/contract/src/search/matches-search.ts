import { foldText, isInName, joinWord } from "../values/fold-text.ts";
import { LEAST_LETTERS } from "../values/nearest.ts";
import { type IsoDate, minorDigits, type Money } from "../values/values.ts";
import { type Calendar, resolvePeriod } from "./periods.ts";
import type { Comparison, Possession, SearchTree, State, Term, TextField } from "./tree.ts";

/** A category that a transaction, or a part of it, counts under; names are folded, here as everywhere in a {@link SearchedRow}. */
export type SearchedCategory = {
  readonly name: string;
  readonly parent: string;
  readonly kind: "transfer" | "uncategorised" | "other";
};

/** A transaction as a search sees it outside of the database; texts are folded (`foldText`), amounts are minor units. */
export type SearchedRow = {
  readonly description: string;
  readonly note: string;
  readonly vendor: string | null;
  readonly merchant: string | null;
  readonly account: string;
  readonly categories: readonly SearchedCategory[];
  readonly tags: readonly string[];
  readonly amount: number;
  readonly currency: string;
  readonly original: Money | null;
  readonly booked_on: IsoDate;
  readonly states: ReadonlySet<Exclude<State, "out" | "in" | "uncategorised">>;
  readonly has: ReadonlySet<"statement" | "attachment">;
};

/** Whether a search finds a transaction; without slips, which are told from all names that there are. */
export const matchesSearch = (tree: SearchTree, row: SearchedRow, calendar: Calendar): boolean => {
  if (tree.kind === "and") return tree.parts.every((part) => matchesSearch(part, row, calendar));
  if (tree.kind === "or") return tree.parts.some((part) => matchesSearch(part, row, calendar));
  if (tree.kind === "not") return !matchesSearch(tree.of, row, calendar);
  return matchesTerm(tree, row, calendar);
};

/** Whether a name holds a word. */
type Holds = (name: string, word: string) => boolean;
const isWritten: Holds = (name, word) => name.includes(word);

/** In quotes a word is looked for as it is written, else the signs within names may be left out of one that is too short for slips. */
const holdsOf = ({ exact, text }: { readonly exact: boolean; readonly text: string }): Holds =>
  exact || joinWord(foldText(text)).length >= LEAST_LETTERS ? isWritten : isInName;

const matchesTerm = (term: Term, row: SearchedRow, calendar: Calendar): boolean => {
  if (term.kind === "text") return isAnywhere(row, foldText(term.text), holdsOf(term));
  if (term.kind === "field") return FIELDS[term.field](row, foldText(term.text), holdsOf(term));
  if (term.kind === "amount") return compares(row, term);
  if (term.kind === "number")
    return (
      compares(row, { comparison: "=", amount: term.amount, sign: "" }) ||
      isAnywhere(row, foldText(term.text), isWritten)
    );
  if (term.kind === "period") return isWithin(row, term, calendar);
  return term.kind === "is" ? isSo(row, term.state) : hasOne(row, term.possession);
};

const isWithin = (
  { booked_on }: SearchedRow,
  { field, period }: Extract<Term, { kind: "period" }>,
  calendar: Calendar,
): boolean => {
  const { from, to } = resolvePeriod(period, calendar);
  return (field === "to" || booked_on >= from) && (field === "from" || booked_on <= to);
};

const isInCategory = ({ categories }: SearchedRow, text: string): boolean =>
  categories.some(({ name, parent }) => name.includes(text) || parent.includes(text));

const isAnywhere = (row: SearchedRow, text: string, holds: Holds): boolean =>
  [row.description, row.note].some((each) => each.includes(text)) ||
  [row.vendor, row.merchant].some((name) => name !== null && holds(name, text)) ||
  isInCategory(row, text);

const FIELDS: Readonly<Record<TextField, (row: SearchedRow, text: string, holds: Holds) => boolean>> = {
  note: ({ note }, text) => note.includes(text),
  vendor: ({ vendor }, text, holds) => vendor !== null && holds(vendor, text),
  merchant: ({ merchant, vendor }, text, holds) => holds(merchant ?? vendor ?? "", text),
  currency: ({ currency }, text) => currency.toLowerCase() === text,
  category: isInCategory,
  tag: ({ tags }, text) => tags.some((name) => name.includes(text)),
  account: ({ account }, text) => account.includes(text),
};

const COMPARISONS: Readonly<Record<Comparison, (one: number, other: number) => boolean>> = {
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  "=": (one, other) => one === other,
};

type Compared = Pick<Extract<Term, { kind: "amount" }>, "comparison" | "amount" | "sign">;

/** An amount that is to be met is also what was paid abroad. */
const compares = (row: SearchedRow, { comparison, amount, sign }: Compared): boolean => {
  const major = Number(amount) * (sign === "-" ? -1 : 1);
  const meets = ({ amount: found, currency }: Money): boolean =>
    COMPARISONS[comparison](
      sign === "" ? Math.abs(found) : found,
      Math.round(major * 10 ** minorDigits(currency)),
    );
  return meets(row) || (comparison === "=" && row.original !== null && meets(row.original));
};

const isOfKind = ({ categories }: SearchedRow, wanted: "transfer" | "uncategorised"): boolean =>
  categories.some(({ kind }) => kind === wanted);

const isSo = (row: SearchedRow, state: State): boolean => {
  if (state === "out") return row.amount < 0;
  if (state === "in") return row.amount > 0;
  if (state === "uncategorised") return isOfKind(row, "uncategorised");
  return row.states.has(state) || (state === "transfer" && isOfKind(row, "transfer"));
};

const hasOne = (row: SearchedRow, possession: Possession): boolean => {
  switch (possession) {
    case "category":
      return !isOfKind(row, "uncategorised");
    case "tag":
      return row.tags.length > 0;
    case "note":
      return row.note !== "";
    case "foreign":
      return row.original !== null;
    case "merchant":
      return row.merchant !== null;
    default:
      return row.has.has(possession);
  }
};

const NEW_YEARS = "2000-01-01";
const LEAP_DAY = "2024-02-29";

/** Whether the days of a search move with time, as those of last month do. */
export const hasMovingDays = (terms: readonly Term[]): boolean =>
  terms.some((term) => {
    if (term.kind !== "period") return false;
    const seenFrom = (today: IsoDate) => JSON.stringify(resolvePeriod(term.period, { today, week_start: 1 }));
    return seenFrom(NEW_YEARS) !== seenFrom(LEAP_DAY);
  });
