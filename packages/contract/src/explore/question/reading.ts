import type { Calendar, Days } from "../../search/periods.ts";
import type { ExploreAddress } from "../explorations.ts";
import type { Dimension, Measure } from "../explore.ts";
import type { Elsewhere } from "./table.ts";
import {
  type Beside,
  countSilentWords,
  foldWord,
  type Language,
  languageOf,
  type Meaning,
  MOST_WORDS,
} from "./words.ts";

/** Something of the person's that a question may name; `measure` where no other is ever of it, as of a salary. */
export type NamedThing = {
  readonly kind: "category_id" | "sub_category_id" | "merchant_id" | "tag_id" | "bank_account_id";
  readonly id: string;
  readonly name: string;
  readonly measure?: Measure;
};

export type Asking = {
  readonly calendar: Calendar;
  readonly locale: string;
  readonly things: readonly NamedThing[];
  /** What the person has accounts in. */
  readonly currencies: readonly string[];
};

type Word = { readonly text: string; readonly folded: string; readonly start: number; readonly end: number };

/** Where a question is read, and what came of it until there. */
export type Reading = Asking & {
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: Language;
  at: number;
  measure: Measure | null;
  /** The mean of something, and whether of single purchases. */
  is_mean: boolean;
  is_of_one: boolean;
  readonly told_by: Dimension[];
  /** What it is told by where nothing else is said. */
  asks_for: Dimension | null;
  most: number | null;
  period: string | null;
  from: string | null;
  to: string | null;
  /** All days that were said, as far as they are closed. */
  said_days: Days | null;
  compare: ExploreAddress["compare"] | null;
  currency: string | null;
  elsewhere: Elsewhere | null;
  /** Words that lead elsewhere, which are searched for where it is no question of that. */
  readonly leading: string[];
  /** The word that leaves out what comes next. */
  leaving_out: string | null;
  readonly named: { readonly thing: NamedThing; readonly is_out: boolean }[];
  readonly left: string[];
};

/** Operators and quotes of the search stay as they are: `category:food`, `>50`, `"blue bottle"`. */
const PIECE =
  /[\p{L}]+:(?:"[^"]*"|\S+)|"[^"]*"|[<>=]+\S+|\p{Sc}|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+,\p{N}{2}(?![\p{N},])|[\p{L}\p{M}\p{N}.&'’-]+/gu;
/** Signs around what is asked, and what some languages write together with the next word. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[?!¿¡؟;]/gu, " ")
    .replaceAll(/(?<=^|\s)(?:[cdjlmnst]|qu)['’](?=\p{L})/giu, (part) => `${part.slice(0, -1)} `);

const listWords = (text: string): Word[] =>
  [...text.matchAll(PIECE)].map(({ 0: piece, index }) => {
    const trimmed = piece.replace(/[.'’-]+$/u, "");
    return { text: trimmed, folded: foldWord(trimmed), start: index, end: index + trimmed.length };
  });

export const beginReading = (asked: string, asking: Asking): Reading => {
  const text = tidy(asked);
  return {
    ...asking,
    text,
    words: listWords(text),
    language: languageOf(asking.locale),
    at: 0,
    measure: null,
    is_mean: false,
    is_of_one: false,
    told_by: [],
    asks_for: null,
    most: null,
    period: null,
    from: null,
    to: null,
    said_days: null,
    compare: null,
    currency: null,
    elsewhere: null,
    leading: [],
    leaving_out: null,
    named: [],
    left: [],
  };
};

export const wordAt = ({ words }: Reading, at: number): string => words[at]?.folded ?? "";

/** So many words from a place as they were written. */
export const textFrom = ({ words }: Reading, at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(" ");

/** The longest phrase that begins at a place. */
const longest = <T>(
  { words }: Reading,
  at: number,
  find: (phrase: string) => T | undefined,
): { readonly found: T; readonly length: number } | null => {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const some = words.slice(at, at + length);
    const found = find(some.map(({ folded }) => folded).join(" "));
    if (found !== undefined) return { found, length };
  }
  return null;
};

export type Phrase = { readonly meaning: Meaning; readonly length: number };

export const phraseAt = (reading: Reading, at: number): Phrase | null => {
  const phrase = longest(reading, at, (text) => reading.language.phrases.get(text));
  return phrase === null ? null : { meaning: phrase.found, length: phrase.length };
};

export const kindAt = (reading: Reading, at: number): Meaning["kind"] | null =>
  phraseAt(reading, at)?.meaning.kind ?? null;

/** How many words at a place stand beside days in such a way; 0 for none. */
export const besideAt = (reading: Reading, at: number, kind: Beside): number =>
  longest(reading, at, (text) => (reading.language.beside[kind].has(text) ? true : undefined))?.length ?? 0;

/** A number in digits or in a word. */
export const numberAt = (reading: Reading, at: number): number | null => {
  const word = wordAt(reading, at);
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return reading.language.numbers.get(word) ?? null;
};

/** How many words at a place say nothing. */
export const countSilent = (reading: Reading, at: number): number => {
  const found = phraseAt(reading, at);
  return found === null ? 0 : countSilentWords(found.meaning, found.length);
};
