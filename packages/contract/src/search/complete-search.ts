import { foldText, isInName, joinName } from "../values/fold-text.ts";
import { readAmount } from "./read-amount.ts";
import { findOperator, listOperators, listValues } from "./operator-words.ts";
import type { Operator } from "./tree.ts";

/** What stands behind operators: the names that a person has. */
export type Vocabulary = Partial<Readonly<Record<Operator, readonly string[]>>>;

/** What may be put in the place of what is being written, from `from` to `to`. */
export type Completions = { readonly from: number; readonly to: number; readonly options: readonly string[] };

const MOST_OPTIONS = 8;
const DAYS = ["today", "yesterday", "this-month", "last-month", "last-3-months", "this-year", "last-year"];
const WITH_DAYS: Vocabulary = { in: DAYS, from: DAYS, to: DAYS };

/** What is being written before the caret: a minus, an operator, values with commas, and the beginning of a value. */
const WRITING = /(?:^|[\s(|])(-?)(?:([\p{L}\p{M}]+):((?:"[^"]*",|[^\s",()]*,)*))?("[^"]*|[^\s"(),:]*)$/u;

/** A name as the value of an operator. */
export const quote = (value: string): string =>
  /^[\p{L}\p{M}\p{N}.&'_-]+$/u.test(value) ? value : `"${value.replaceAll('"', " ")}"`;

/** Those that hold it, those that begin with it first. */
const choose = (values: readonly string[], written: string): readonly string[] => {
  const wanted = foldText(written);
  const found = values.filter((value) => isInName(foldText(value), wanted));
  const begins = (value: string): number => {
    const folded = foldText(value);
    return folded.startsWith(wanted) || joinName(folded).startsWith(wanted) ? 0 : 1;
  };
  return found.toSorted((one, other) => begins(one) - begins(other)).slice(0, MOST_OPTIONS);
};

/** What may stand behind an operator, as it was written. */
const listBehind = (name: string, vocabulary: Vocabulary, locale: string): readonly string[] => {
  const operator = findOperator(name, locale);
  if (operator === undefined) return [];
  if (operator === "is" || operator === "has") return listValues(operator, name, locale);
  return vocabulary[operator] ?? WITH_DAYS[operator] ?? [];
};

type Completing = { readonly vocabulary: Vocabulary; readonly locale: string };

/** What the word before the caret may become: an operator, a value of one, or a merchant of that name. */
export const completeSearch = (
  text: string,
  caret: number,
  { vocabulary, locale }: Completing,
): Completions => {
  const nothing = { from: caret, to: caret, options: [] };
  const found = WRITING.exec(text.slice(0, caret));
  if (found === null) return nothing;
  const [, , name, , last = ""] = found;
  const written = last.replace(/^"/, "");
  const from = caret - last.length;
  const to = caret + (/^[^\s"(),]*"?/u.exec(text.slice(caret))?.[0].length ?? 0);
  if (name !== undefined) {
    const options = choose(listBehind(name, vocabulary, locale), written).map((value) => `${quote(value)} `);
    return { from, to, options: options.filter((option) => option.trim() !== last) };
  }
  if (written === "" || last.startsWith('"') || readAmount(written, 0) !== null) return nothing;
  const operators = listOperators(locale).filter((operator) =>
    foldText(operator).startsWith(foldText(written)),
  );
  const merchants = written.length < 2 ? [] : choose(vocabulary.merchant ?? [], written);
  return {
    from,
    to,
    options: [
      ...operators.map((operator) => `${operator}:`),
      ...merchants.map((merchant) => `merchant:${quote(merchant)} `),
    ].slice(0, MOST_OPTIONS),
  };
};
