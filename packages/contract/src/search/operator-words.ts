import { foldText } from "../values/fold-text.ts";
import { findLanguage } from "../values/languages.ts";
import { OPERATOR_NAMES, type OperatorNames } from "./operator-names.ts";
import { type Operator, OPERATORS, POSSESSIONS, STATES } from "./tree.ts";

/** Operators behind which one of a few values stands. */
export type Choosing = "is" | "has";
const VALUES = { is: STATES, has: POSSESSIONS } as const;

type Written = ReadonlyMap<string, string>;
type OperatorWords = {
  /** By what is written, folded; English names are not among them. */
  readonly operators: ReadonlyMap<string, Operator>;
  readonly is: Written;
  readonly has: Written;
};

/** Letters as they are compared: the words of "ohne Kategorie" are joined by a dash. */
const fold = (written: string): string => foldText(written.trim()).replaceAll(/[\s_-]+/gu, "-");

const invert = (names: Readonly<Record<string, string>>): Written =>
  new Map(Object.entries(names).map(([english, word]) => [fold(word), english]));

const toWords = ({ operators, is, has }: OperatorNames): OperatorWords => ({
  operators: new Map(
    OPERATORS.flatMap((operator) =>
      (operators[operator]?.split(" ") ?? []).map((word) => [fold(word), operator] as const),
    ),
  ),
  is: invert(is),
  has: invert(has),
});

const namesOf = (locale: string): OperatorNames | undefined => {
  const language = findLanguage(locale);
  return language === null ? undefined : OPERATOR_NAMES[language];
};

const made = new Map<OperatorNames, OperatorWords>();

const wordsOf = (locale: string): OperatorWords | undefined => {
  const names = namesOf(locale);
  if (names === undefined) return undefined;
  const words = made.get(names) ?? toWords(names);
  made.set(names, words);
  return words;
};

/** The operator that a word stands for, in English or in the language of a locale. */
export const findOperator = (written: string, locale: string): Operator | undefined => {
  const folded = fold(written);
  return OPERATORS.find((known) => known === folded) ?? wordsOf(locale)?.operators.get(folded);
};

/** The English name of a value behind an operator, however it was written. */
export const findValue = (choosing: Choosing, written: string, locale: string): string | undefined => {
  const folded = fold(written);
  return VALUES[choosing].find((known) => known === folded) ?? wordsOf(locale)?.[choosing].get(folded);
};

/** Names of operators as they are offered: those of the language first. */
export const listOperators = (locale: string): readonly string[] => {
  const own = Object.values(namesOf(locale)?.operators ?? {}).flatMap((words) => words.split(" ", 1));
  return [...new Set([...own, ...OPERATORS])];
};

/** Values behind an operator, in the language in which it was written. */
export const listValues = (choosing: Choosing, operator: string, locale: string): readonly string[] => {
  const names = namesOf(locale);
  const is_english = OPERATORS.some((known) => known === fold(operator));
  return is_english || names === undefined ? VALUES[choosing] : Object.values(names[choosing]);
};
