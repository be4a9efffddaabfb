import { foldWords, readPhrases } from "./fold.ts";

type Phrase = { readonly word: string; readonly words: readonly string[] };

/** Phrases by their first folded word, the longest first. */
export type PhraseSet = ReadonlyMap<string, readonly Phrase[]>;

/** A phrase found: as the list writes it, and which of the words it covers. */
export type FoundPhrase = { readonly word: string; readonly at: number; readonly length: number };

/** Comma-separated lists of phrases made ready for search. */
export const makePhraseSet = (lists: readonly string[]): PhraseSet => {
  const phrases = readPhrases(lists).map((word) => ({ word, words: foldWords(word).split(" ") }));
  phrases.sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(phrases, (phrase) => phrase.words[0] ?? "");
};

/** The first phrase of the set in the folded words, or null. */
export const findPhraseOf = (set: PhraseSet, words: readonly string[]): FoundPhrase | null => {
  for (let at = 0; at < words.length; at += 1) {
    const found = set.get(words[at] ?? "")?.find((phrase) => isAt(phrase, words, at));
    if (found !== undefined) return { word: found.word, at, length: found.words.length };
  }
  return null;
};

/** Every phrase of the set in the folded words, none twice at one place. */
export const listPhrasesOf = (set: PhraseSet, words: readonly string[]): FoundPhrase[] =>
  words.flatMap((word, at) => {
    const found = set.get(word)?.find((phrase) => isAt(phrase, words, at));
    return found === undefined ? [] : [{ word: found.word, at, length: found.words.length }];
  });

const isAt = (phrase: Phrase, words: readonly string[], at: number): boolean => {
  for (let offset = 1; offset < phrase.words.length; offset += 1)
    if (words[at + offset] !== phrase.words[offset]) return false;
  return true;
};
